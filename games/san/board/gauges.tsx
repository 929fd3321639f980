/** The three races of a side: twelve plates, six crossings, five viruses. */
import { seatColour } from '@cabale/design';
import { corruptedCount, playerOf } from '../rules/counts.ts';
import { finishedBy } from '../rules/end.ts';
import { LAST_STEP, VIRUS_CARDS, ZONE_CAPACITY, type View } from '../rules/state.ts';
import { gaugeRef, RACES, type Race } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useSay } from './kit.ts';

const SIGN = { corruption: 'C', propaganda: 'P', hacking: 'H' } as const;
const LENGTH: Readonly<Record<Race, number>> = {
  corruption: ZONE_CAPACITY,
  propaganda: LAST_STEP - 1,
  hacking: VIRUS_CARDS,
};

function progress(view: View, race: Race, seat: 0 | 1): number {
  switch (race) {
    case 'corruption':
      return corruptedCount(playerOf(view, seat));
    case 'propaganda':
      return playerOf(view, seat).step - 1;
    case 'hacking':
      return finishedBy(view, seat);
  }
}

export function Gauges({ view, seat }: { readonly view: View; readonly seat: 0 | 1 }): ReactNode {
  return (
    <div className="gauges" style={seatColour(seat)}>
      {RACES.map((race) => (
        <Gauge key={race} race={race} seat={seat} value={progress(view, race, seat)} />
      ))}
    </div>
  );
}

function Gauge({
  race,
  seat,
  value,
}: {
  readonly race: Race;
  readonly seat: 0 | 1;
  readonly value: number;
}): ReactNode {
  const say = useSay();
  const length = LENGTH[race];
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
