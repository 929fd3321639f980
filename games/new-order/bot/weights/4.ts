/** The judge's weights for 4 seats: by phase, then in the order of the features. Hand-made. */
export const WEIGHTS: readonly (readonly number[])[] = [
  [1.5, 4, 3, 1, 0.3, 0.4, 0.6, 0.2, 0.5, -0.5, 0.3, 0.3, 1.2, 0.5, -0.8, 0.3, 0.2, 0.1],
  [1.5, 4, 3, 1, 0.3, 0.4, 0.6, 0.2, 0.5, -0.5, 0.3, 0.3, 1.2, 0.5, -0.8, 0.3, 0.2, 0.1],
  [4, 4, 3, 2, 0.3, 0.2, 0.8, 0.1, 0.3, -0.5, 0.2, 0.2, 2, 0.4, -1.5, 0, 0.1, 0.1],
];
