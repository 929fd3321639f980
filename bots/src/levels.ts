/** How hard a bot thinks. Levels are what people choose; budgets are iterations, so that results repeat. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];
