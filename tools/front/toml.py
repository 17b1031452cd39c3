"""Writes settings in the form of settings.toml."""

from collections.abc import Mapping


def written(settings: Mapping[str, str]) -> bytes:
    lines = [f"{name} = '{value}'" if '"' in value else f'{name} = "{value}"' for name, value in settings.items()]
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")  # not all bytes are text
