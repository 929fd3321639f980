// Boards import values of the engine only through this module.
export { askedStep } from '@cabale/engine';
export type { AboutProps } from './about.tsx';
export { Answers, type AnswersProps } from './answers.tsx';
export type {
  BoardModule,
  BoardProps,
  ExplanationProps,
  GameRules,
  GuidedGame,
  Lesson,
  Sound,
  SoundWorld,
  TextSign,
  TextSigns,
} from './board.ts';
export { boardKit } from './boardkit.ts';
export { otherSeats, sampleTable, type BoardTable, type TableProps } from './boardtable.ts';
export { Card, CardBack, type CardProps, type CardSize } from './card.tsx';
export { useChoosable, type Choosable, type ChoosableProps } from './choosable.ts';
export { Deck, type DeckProps } from './deck.tsx';
export { DecisionBar, OPTION_KEYS, orderedOptions } from './decisionbar.tsx';
export { useEscape } from './escape.ts';
export { Hand } from './hand.tsx';
export { useIsAnyLit, useIsLit, usePinned, usePointing } from './highlight.ts';
export { guidedAt, type GuidedMatch } from './lessons.ts';
export { Log, turnsOf, type LogEntry, type LogTurn } from './log.tsx';
export { MapView } from './mapview.tsx';
export { Piece } from './motion.tsx';
export { OwnStrip } from './ownstrip.tsx';
export { OptionButton } from './optionbutton.tsx';
export { Pile } from './pile.tsx';
export { Name, Rich } from './rich.tsx';
export { RuleNumber } from './rulenumber.tsx';
export { RulesBook, type RulesBookProps } from './rulesbook.tsx';
export { ScorePart, ScoreTable } from './scoretable.tsx';
export { Seat } from './seat.tsx';
export { SeatMark, seatColour, seatStyle } from './seatmark.tsx';
export { Settlement, SideName, type AccountRow } from './settlement.tsx';
export { useSides } from './sides.ts';
export { LINE, pathsIn, signsOf, SOLID, type SignProps } from './sign.tsx';
export { Source } from './source.tsx';
export { usePossibilities, useNameOf, useSay, useStage, type Advice, type Stage } from './stage.ts';
export { StageProvider } from './stageprovider.tsx';
export type { Frame, SeatInfo, TableClient, TableRefusal, TableStatus } from './table.ts';
export { en as designTextsEn } from './text/en.ts';
export { fr as designTextsFr } from './text/fr.ts';
export { Thing, type ThingProps } from './thing.tsx';
export { Token } from './token.tsx';
export { Track } from './track.tsx';
