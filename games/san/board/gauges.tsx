/** The three races of a side: twelve corrupted cards, six crossings, five Virus cards. */
import { seatColour } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { progressOf, RACE_LENGTH } from '../rules/end.ts';
import { type Race, RACES, type View } from '../rules/state.ts';
import { gaugeRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useSay } from './kit.ts';

export const SIGN = { corruption: 'C', propaganda: 'P', hacking: 'H' } as const;

export function Gauges({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const progress = progressOf(view, seat);
  return (
    <div className="gauges" style={seatColour(seat)}>
      {RACES.map((race) => (
        <Gauge key={race} race={race} seat={seat} value={progress[race]} />
      ))}
    </div>
  );
}

interface GaugeProps {
  readonly race: Race;
  readonly seat: Seat;
  readonly value: number;
}

function Gauge({ race, seat, value }: GaugeProps): ReactNode {
  const say = useSay();
  const length = RACE_LENGTH[race];
  return (
    <Thing thing={gaugeRef(race, seat)} travels={false} className="gauge">
      <span className="gauge-sign" data-hue={SIGN[race]}>
        <Icon of={SIGN[race]} />
      </span>
      <span className="gauge-bar" data-hue={SIGN[race]} data-race={race} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <i key={index} data-done={index < value || undefined} />
        ))}
      </span>
      <b className="figure">{say({ key: 'board.progress', values: { value, length } })}</b>
    </Thing>
  );
}
