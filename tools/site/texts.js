// What the page itself says where the board is in it, in every language of the firmware.

const TEXTS = {
  en: {
    manual: "The manual",
    share: "Share this round",
    save: "Save to a file",
    load: "Load a file",
    copied: "Copied, to be pasted anywhere:",
    elsewhere: "Another tab is keeping its game: this one plays without keeping.",
    refused: "This browser keeps nothing here: the game ends with the page.",
    noSaves: "That file holds no saves of Peglight, or nothing is kept here.",
    stopped: "The board stopped. Load the page again: the round is kept.",
  },
  de: {
    manual: "Das Handbuch",
    share: "Diese Runde teilen",
    save: "In einer Datei sichern",
    load: "Eine Datei laden",
    copied: "Kopiert; füg es ein, wo du willst:",
    elsewhere: "Ein anderer Tab speichert sein Spiel: Hier wird nicht gespeichert.",
    refused: "Dieser Browser speichert hier nichts: Das Spiel endet mit der Seite.",
    noSaves: "Diese Datei enthält keinen Spielstand von Peglight, oder hier wird nichts gespeichert.",
    stopped: "Das Gerät ist stehengeblieben. Lade die Seite neu: Die Runde ist gespeichert.",
  },
  fr: {
    manual: "Le manuel (en anglais)",
    share: "Partager cette manche",
    save: "Enregistrer dans un fichier",
    load: "Charger un fichier",
    copied: "Copié ! Colle-le où tu veux :",
    elsewhere: "Un autre onglet sauvegarde sa partie : ici, rien n'est sauvegardé.",
    refused: "Ce navigateur ne sauvegarde rien ici : la partie s'arrête avec la page.",
    noSaves: "Ce fichier ne contient aucune sauvegarde de Peglight, ou rien n'est sauvegardé ici.",
    stopped: "L'appareil s'est arrêté. Recharge la page : la manche est sauvegardée.",
  },
  pl: {
    manual: "Instrukcja (po angielsku)",
    share: "Udostępnij tę rundę",
    save: "Zapisz do pliku",
    load: "Wczytaj plik",
    copied: "Skopiowano, wklej, gdzie chcesz:",
    elsewhere: "Inna karta zapisuje swoją grę: tutaj nic się nie zapisuje.",
    refused: "Ta przeglądarka nic tu nie zapisuje: gra kończy się wraz ze stroną.",
    noSaves: "W tym pliku nie ma zapisu gry Peglight albo nic się tu nie zapisuje.",
    stopped: "Urządzenie się zatrzymało. Odśwież stronę: runda jest zapisana.",
  },
  ru: {
    manual: "Руководство (на английском)",
    share: "Поделиться раундом",
    save: "Сохранить в файл",
    load: "Загрузить файл",
    copied: "Скопировано, вставьте куда угодно:",
    elsewhere: "Другая вкладка сохраняет свою игру: здесь ничего не сохраняется.",
    refused: "Этот браузер здесь ничего не хранит: игра закончится вместе со страницей.",
    noSaves: "В этом файле нет сохранений Peglight, или здесь ничего не сохраняется.",
    stopped: "Устройство остановилось. Обновите страницу: раунд сохранён.",
  },
};

export const LANGUAGES = Object.keys(TEXTS);
export const spoken = (language) => ({ language, ...(TEXTS[language] ?? TEXTS.en) });
