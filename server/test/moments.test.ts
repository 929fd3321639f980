import { RESIGN, Rules, type GameTypes, type OptionBase, type Seat } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { persistentWhispers } from '../../engine/test/games/whispers.ts';
import { Play } from '../src/table/play.ts';

function untilBids(): Play {
  const rules = new Rules(persistentWhispers) as unknown as Rules<GameTypes>;
  const play = Play.begin(rules, { setup: { hand: 2 }, seats: 3, seed: 'moments' });
  while (!play.isSimultaneous) {
    const seat = rules.deciders(play.match.state)[0] ?? 0;
    play.choose(seat, optionOf(play, seat));
  }
  return play;
}

function optionOf(play: Play, seat: Seat, index = 0): OptionBase {
  const option = play.rules.options(play.match.state, seat)[index];
  if (option === undefined) throw new Error(`seat ${seat} has no option ${index}`);
  return option;
}

const lastFrame = (play: Play) => play.frames('audience', play.length, play.length);

describe('a frame made while answers are sealed', () => {
  it.each<[string, OptionBase]>([
    ['an action of the whole turn', { kind: 'vow' }],
    ['a resignation', RESIGN],
  ])('shows %s for ever, whatever happens to the answers', (_, inSight) => {
    const play = untilBids();
    play.choose(1, optionOf(play, 1, 1));
    play.choose(2, inSight);
    const frame = lastFrame(play);
    expect(frame).toMatchObject([{ seat: 2, events: [{ kind: 'vowed', seat: 2 }] }]);
    const { length } = play;
    const again = () => play.frames('audience', length, length);
    play.choose(1, optionOf(play, 1, 0));
    expect(again()).toEqual(frame);
    play.undo(1);
    expect(again()).toEqual(frame);
    play.choose(1, optionOf(play, 1, 0));
    play.choose(0, optionOf(play, 0, 0));
    expect(again()).toEqual(frame);
    if (inSight !== RESIGN) play.choose(2, optionOf(play, 2, 0));
    expect(play.match.outcome?.reason).toBe('bids');
    expect(again()).toEqual(frame);
    expect(lastFrame(play)).toMatchObject([{ seat: null, events: [{ kind: 'bids' }] }]);
  });

  it('can be rewound to', () => {
    const play = untilBids();
    play.choose(1, optionOf(play, 1));
    play.choose(2, { kind: 'vow' });
    const { lastMoment } = play;
    const frame = lastFrame(play);
    play.choose(0, { kind: 'vow' });
    play.rewind(lastMoment);
    expect(lastFrame(play)).toEqual(frame);
    expect(play.match.view('audience')).toEqual(frame[0]?.view);
  });
});
