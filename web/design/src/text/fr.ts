/** Texts of the design system in French; `en.ts` must have the same keys. */
export const fr = {
  menu: { title: 'Que faire ?' },
  explain: { click: 'Cliquer', close: 'Fermer', rule: 'Règle {{rule}}' },
  pile: { count_one: '{{count}} carte', count_other: '{{count}} cartes', empty: 'vide', open: 'Voir le contenu' },
  seat: { turn: 'à son tour', thinking: 'réfléchit' },
  bar: {
    label: 'Décision',
    options: 'Vos choix',
    advice: 'conseil {{rank}}',
    chance: '{{chance}} %',
    confirm: 'Confirmer',
    cancel: 'Annuler',
  },
  log: { label: 'Journal', empty: 'Rien encore.', goto: 'Revoir le coup {{number}}' },
  map: { closer: 'Plus près', farther: 'Plus loin', whole: 'Toute la carte' },
  score: { part: 'Décompte', rank: 'Rang' },
} as const;
