/** The judge's weights for 1 seat: by phase, then in the order of the features. Hand-made. */
export const WEIGHTS: readonly (readonly number[])[] = [
  [4, 1, 0, 0, 0.3, 0.8, 0.6, 0.3, 1.5, -1, 0, 0, 0, 0, 0, 0, 0, 0.1],
  [4, 1, 0, 0, 0.3, 0.8, 0.6, 0.3, 1.5, -1, 0, 0, 0, 0, 0, 0, 0, 0.1],
  [4, 1, 0, 0, 0.3, 0.8, 0.6, 0.3, 1.5, -1, 0, 0, 0, 0, 0, 0, 0, 0.1],
];
