/** What the rulebook calls things, with the English word beside it and the words that must not take its place. */
interface Term {
  readonly fr: string;
  readonly en: string;
  readonly notFr?: readonly string[];
  readonly notEn?: readonly string[];
}

export const TERMS: readonly Term[] = [
  { fr: 'gondole', en: 'gondola', notFr: ['barques?'], notEn: ['boats?'] },
  { fr: 'gondolier', en: 'gondolier' },
  { fr: 'déplacer', en: 'row', notFr: ['vogu\\p{L}+'] },
  { fr: 's’amarrer', en: 'dock' },
  { fr: 'au passage', en: 'in passing' },
  { fr: 'croisement', en: 'crossing' },
  { fr: 'quai', en: 'quay' },
  { fr: 'canal', en: 'canal' },
  { fr: 'bâtiment communal', en: 'communal building' },
  { fr: 'tuile', en: 'tile' },
  { fr: 'emplacement', en: 'space' },
  { fr: 'assistant', en: 'assistant' },
  { fr: 'activer', en: 'activate' },
  { fr: 'intrigue', en: 'intrigue' },
  { fr: 'parchemin', en: 'parchment' },
  { fr: 'pièce', en: 'coin' },
  { fr: 'PV', en: 'VP' },
  { fr: 'céramique', en: 'ceramic' },
  { fr: 'étoffe', en: 'cloth' },
  { fr: 'argent', en: 'silver' },
  { fr: 'pont', en: 'bridge' },
  { fr: 'mission', en: 'mission', notFr: ['contrats?'] },
  { fr: 'impôts', en: 'tax' },
  { fr: 'archiver', en: 'archive' },
  { fr: 'carte Influence', en: 'influence card' },
  { fr: 'carte Faveur', en: 'favour card' },
  { fr: 'carte Doge', en: 'Doge card' },
  { fr: 'piste Grand Conseil', en: 'council track' },
  { fr: 'pion Fin de Partie', en: 'end pawn' },
  { fr: 'contrebandier', en: 'smuggler' },
  { fr: 'tirer', en: 'draw', notFr: ['pioch(?:er|ez|ée?s?)'] },
  { fr: 'pioche', en: 'pile', notFr: ['piles?', 'paquet [AB{]'] },
  { fr: 'défausser', en: 'discard', notFr: ['rendre', 'rendez'] },
  { fr: 'éliminer', en: 'remove', notFr: ['retir(?:er|ez)', 'se défaire'] },
  { fr: 'ligne', en: 'row', notFr: ['rangées?'] },
  { fr: 'Conseil des 10', en: 'Council of Ten', notFr: ['Conseil des Dix'] },
  { fr: 'Échanger des informations', en: 'Trade Information', notFr: ['Vendre des informations'] },
  { fr: 'Construire un pont', en: 'Build a Bridge', notFr: ['Bâtir un pont'] },
  { fr: 'Promouvoir des ouvriers', en: 'Promote Workers', notFr: ['Promouvoir les ouvriers'] },
  { fr: 'Investiguer', en: 'Investigate', notFr: ['Enquêter'] },
  { fr: 'Faire des heures supplémentaires', en: 'Work Overtime' },
  { fr: 'manche', en: 'round' },
  {
    fr: 'première couleur du Doge',
    en: 'Doge’s first colour',
    notFr: ['(?:première|seconde) famille'],
    notEn: ['(?:first|second) family'],
  },
];
