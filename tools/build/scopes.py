"""Which names a scope binds itself."""

import ast

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
SCOPES = (ast.FunctionDef, ast.Lambda, *COMPREHENSIONS)


def bound(scope: ast.AST) -> set[str]:
    """The names that a scope binds itself, not those that it shares with the module."""
    if isinstance(scope, COMPREHENSIONS):
        targets = [node for each in scope.generators for node in ast.walk(each.target)]
        return {node.id for node in targets if isinstance(node, ast.Name)}
    arguments = getattr(scope, "args", None)
    found = {node.arg for node in ast.walk(arguments) if isinstance(node, ast.arg)} if arguments else set()
    shared: set[str] = set()
    waiting: list[ast.AST] = [] if isinstance(scope, ast.Lambda) else list(getattr(scope, "body", []))
    for node in waiting:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.Global):
            shared |= set(node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
        if not isinstance(node, (*SCOPES, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return found - shared
