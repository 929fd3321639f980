/** No settings: the deal decides who is the first player (VR-2.8). */
export const SETUP = {} as const;
