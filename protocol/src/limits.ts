/** Sizes that client and server agree on. Whatever is larger is refused at the door. */
export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 16_384,
  /** Bytes of one HTTP body. */
  body: 65_536,
  /** Characters of a content pack, written as JSON. */
  pack: 49_152,
  name: 40,
  chatText: 500,
  password: { min: 8, max: 200 },
  tokenName: 60,
  /** Frames of one answer. */
  framesPage: 50,
  chatPage: 50,
  listPage: 50,
  /** Of one vacation. */
  vacationDays: 14,
  /** Of all vacations of one person at one table. */
  vacationDaysPerTable: 28,
  /** After so many days of a vacation the others may end it by consent. */
  vacationUndisturbedDays: 4,
  /** After so many hours of pauses the others may end a pause by consent. */
  pauseHours: 24,
  /** Days without use after which a session ends. */
  sessionDays: 90,
  /** Days without use after which a token ends. */
  tokenDays: 365,
  /** Days in which a code for another device can be used, once. */
  returnCodeDays: 7,
} as const;
