/** Sizes that client and server agree on; anything larger is refused. */
export const LIMITS = {
  /** Bytes of one socket message from a client. */
  frame: 16_384,
  /** Bytes of one HTTP body. */
  body: 65_536,
  /** Characters of a content pack, written as JSON. */
  pack: 49_152,
  name: 40,
  chatText: 500,
  password: { min: 8, max: 200 },
  tokenName: 60,
  /** Frames in one response. */
  framesPage: 50,
  chatPage: 50,
  listPage: 50,
  /** Per vacation. */
  vacationDays: 14,
  /** Of all vacations of a player at one table. */
  vacationDaysPerTable: 28,
  /** After this many days of a vacation, the others may end it by consent. */
  vacationUndisturbedDays: 4,
  /** After this many hours of pauses, the others may end a pause by consent. */
  pauseHours: 24,
  /** Days without use after which a session expires. */
  sessionDays: 90,
  /** Days without use after which a token expires. */
  tokenDays: 365,
  /** Days during which a code for another device can be used, once. */
  returnCodeDays: 7,
} as const;
