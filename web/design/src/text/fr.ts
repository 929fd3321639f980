/** Texts of the design system in French; `en.ts` must have the same keys. */
export const fr = {
  /** The reader, in a sentence. */
  you: 'vous',
  menu: { title: 'Que faire ?' },
  explain: {
    click: 'Cliquer',
    close: 'Fermer',
    lesson: 'La leçon demande d’abord autre chose : ce qui brille, ou « Continuer ».',
  },
  pile: { count_one: '{{count}} carte', count_other: '{{count}} cartes', empty: 'vide', open: 'Voir le contenu' },
  seat: { turn: 'à son tour', yourTurn: 'à vous', thinking: 'réfléchit' },
  bar: {
    label: 'Décision',
    options: 'Vos choix',
    all: 'Tous les choix ({{count}})',
    fewer: 'Replier',
    advice: 'conseil',
    chance: '{{chance}} %',
    confirm: 'Confirmer',
    cancel: 'Pas encore',
  },
  rule: {
    title: 'Règle {{rule}}',
    open: 'Lire la règle {{rule}}',
    wording: 'Texte exact (en anglais)',
    rulings: 'Nos décisions (en anglais)',
    tests_one: 'Prouvée par {{count}} test (en anglais)',
    tests_other: 'Prouvée par {{count}} tests (en anglais)',
  },
  rules: {
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    found_one: '{{count}} passage',
    found_other: '{{count}} passages',
    option: 'La table choisit – {{setting}} : {{values}}',
  },
  log: { you: 'Vous', label: 'Journal', empty: 'Rien encore.', goto: 'Revoir le coup {{number}}' },
  map: { closer: 'Plus près', farther: 'Plus loin', whole: 'Toute la carte' },
  score: { part: 'Décompte', rank: 'Rang' },
} as const;
