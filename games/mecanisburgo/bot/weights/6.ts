/** The judge's weights for 6 seats: by phase, then in the order of the features. Hand-made. */
export const WEIGHTS: readonly (readonly number[])[] = [
  [3, 1, 1.2, 1.6, 1, 1, 1, 0.6, 0.8, 1.2, 0.8, 0.4, 0.6, 0.3, 0.2, 1.5, 0.3, 0.4, 0.1, 1.4],
  [4, 1, 1.2, 1.6, 1.6, 0.8, 0.8, 0.5, 0.6, 1.2, 0.6, 0.3, 0.5, 0.3, 0.2, 2, 0.5, 0.4, 0.1, 1.4],
  [6, 0.7, 0.8, 1, 2, 0.4, 0.4, 0.3, 0.3, 1, 0.3, 0.2, 0.3, 0.2, 0.2, 2.5, 0.8, 0.3, 0.1, 1.4],
];
