/** The judge's weights for 2 seats: by phase, then in the order of the features. Hand-made. */
export const WEIGHTS: readonly (readonly number[])[] = [
  [4, 1, 1, 0.5, 1.2, 2.2, 0.8, 1.2, 0.3, 0.5, 0.5, 1, 0.7, -0.2, 1, -1, 0.6, 0.4, 0.3, 0.1],
  [5, 2, 1, 1, 1, 1.6, 0.6, 1.2, 0.2, 0.3, 0.4, 0.8, 0.6, -0.2, 2.5, -3, 0.4, 0.3, 0.4, 0.1],
  [7, 2.6, 0.5, 2.2, 0.6, 0.5, 0.3, 1, 0, 0.1, 0.2, 0.6, 0.4, -0.2, 3.5, -8, 0.2, 0.1, 0.6, 0.1],
];
