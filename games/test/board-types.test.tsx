/** What must not compile on a board. Each line below fails the type check the day the compiler accepts it. */
import { boardKit, type Lesson } from '@cabale/design';
import { defineRules, type SameTexts, type ShellTexts } from '@cabale/engine';
import { expect, it } from 'vitest';
import { About, read, Rich, Thing, useSay } from '../venice/board/kit.ts';
import { RULE_OF } from '../venice/board/rulesof.ts';
import type { Venice } from '../venice/rules/state.ts';
import type en from '../venice/text/en.ts';
import { words } from '../venice/text/words.ts';

it('refuses things that the game does not have', () => {
  const drawn = () => [
    <Thing key="right" thing="pile:missions" />,
    // @ts-expect-error there is no such pile
    <Thing key="wrong" thing="pile:misions" />,
  ];
  const shows: Lesson<Venice>['shows'] = [
    'quay:3',
    // @ts-expect-error there is no such kind of thing
    'quais:3',
  ];
  const linked = () => (
    <Rich
      sentence={{
        key: 'board.deckTop',
        // @ts-expect-error there is no such building
        refs: { building: 'building:markt' },
      }}
    />
  );
  expect([drawn, shows, linked]).toHaveLength(3);
});

it('refuses texts that the game does not have', () => {
  const Said = () => {
    const say = useSay();
    // @ts-expect-error there is no such text
    return say({ key: 'board.lable' });
  };
  const drawn = () => [
    // @ts-expect-error there is no text about it
    <About key="about" part="gondole" />,
  ];
  const rules = [
    // @ts-expect-error there is no such chapter
    defineRules<Venice>({ chapters: [{ name: 'ames', parts: [] }], glossary: [] }),
    // @ts-expect-error the chapter has no such paragraph
    defineRules<Venice>({ chapters: [{ name: 'aim', parts: [{ name: 'txt', rules: [] }] }], glossary: [] }),
    defineRules<Venice>({
      // @ts-expect-error there is no such setting
      chapters: [{ name: 'aim', parts: [{ name: 'text', rules: [], option: 'x' }] }],
      glossary: [],
    }),
    // @ts-expect-error the glossary has no such word
    defineRules<Venice>({ chapters: [], glossary: ['gondola'] }),
  ];
  // @ts-expect-error there is no such lesson
  const lesson = read('first.welcom');
  expect([Said, drawn, rules, lesson]).toHaveLength(4);
});

it('refuses an explanation without its rule', () => {
  const { canal, ...rules } = RULE_OF;
  const kit = boardKit(words, rules);
  // @ts-expect-error no rule is given for canals
  const drawn = () => <kit.About part="canal" />;
  expect([canal, drawn]).toHaveLength(2);
});

it('refuses a language that lacks a text', () => {
  const texts = { board: { label: 'The table', hand: 'Your hand' } };
  // @ts-expect-error the hand is missing
  const french: SameTexts<typeof texts> = { board: { label: 'La table' } };
  expect(french).not.toEqual(texts);
});

it('refuses a game that lacks a text the pages look up by name', () => {
  type Needed = ShellTexts<{ readonly side: readonly ['day', 'night'] }, 'rounds' | 'resign'>;
  const setup: Pick<Needed, 'setup'> = {
    // @ts-expect-error the name of a value is missing
    setup: { side: { label: 'Side', help: 'Which side of the board is used.', day: 'Day' } },
  };
  // @ts-expect-error the name of a reason is missing
  const reason: Needed['reason'] = { rounds: 'The last round is over' };
  // @ts-expect-error the parts of the score have no names
  const score = (texts: Omit<typeof en, 'score'>): Pick<Needed, 'score'> => texts;
  expect([setup, reason, score]).toHaveLength(3);
});
