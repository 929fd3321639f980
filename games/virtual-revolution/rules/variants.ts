/** Rulings with two live readings: a table chooses, the default is nearest to the text. */
export const SETUP = {
  /** VR-15.4, Q53: what "Donate costs between 2 and 4 €" makes dearer. */
  insurrections: ['cards', 'all'],
  /** VR-11.7, Q26: what Delta and Denfert-Rochereau waive. */
  waiver: ['ownToken', 'emptyArr'],
} as const;
