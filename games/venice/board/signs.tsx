/** What a use of a building does, in signs: price, arrow, gain. */
import type { Effect, Special } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface Sign {
  readonly icon: IconName;
  readonly count?: number | string;
}

/** Hidden from screen readers: the text beside it says the same. */
export function EffectSigns({ effect }: { readonly effect: Effect }): ReactNode {
  const price = priceOf(effect);
  const gain = gainOf(effect);
  return (
    <span className="ve-signs" aria-hidden="true">
      {price.map(drawn)}
      {price.length > 0 && gain.length > 0 ? <Icon of="arrow" className="ve-signs-arrow" /> : null}
      {gain.map(drawn)}
    </span>
  );
}

function drawn({ icon, count }: Sign, index: number): ReactNode {
  return (
    <span key={index} className="ve-sign">
      {count === undefined ? null : <b className="figure">{count}</b>}
      <Icon of={icon} />
    </span>
  );
}

/** Omits a count of one. */
function many(icon: IconName, count: number): Sign {
  return count === 1 ? { icon } : { icon, count };
}

function priceOf({ pay, takes }: Effect): readonly Sign[] {
  return [
    ...(pay?.coins === undefined ? [] : [many('coins', pay.coins)]),
    ...(pay?.parchments === undefined ? [] : [many('parchments', pay.parchments)]),
    ...(pay?.intrigue === undefined ? [] : [{ icon: 'intrigue', count: `−${pay.intrigue}` } as const]),
    ...(takes === undefined ? [] : [{ icon: 'intrigue', count: `+${takes}` } as const]),
  ];
}

function gainOf({ gain, special }: Effect): readonly Sign[] {
  const signs: Sign[] = [];
  if (gain?.cubes !== undefined) signs.push(many(gain.cubes.resource, gain.cubes.count));
  if (gain?.coins !== undefined) signs.push({ icon: 'coins', count: gain.coins });
  if (gain?.parchments !== undefined) signs.push(many('parchments', gain.parchments));
  if (gain?.vp !== undefined) signs.push({ icon: 'vp', count: gain.vp });
  if (gain?.council !== undefined) signs.push({ icon: 'council', count: `+${gain.council}` });
  if (gain?.relief !== undefined) signs.push({ icon: 'intrigue', count: `−${gain.relief}` });
  if (gain?.influence !== undefined) signs.push(many('influence', gain.influence));
  return special === undefined ? signs : [...signs, ...specialSigns(special)];
}

function specialSigns(special: Special): readonly Sign[] {
  switch (special.kind) {
    case 'sell':
      return [{ icon: 'any' }, { icon: 'arrow' }, { icon: 'coins', count: special.coins }];
    case 'convert':
      return [{ icon: 'any' }, { icon: 'arrow' }, { icon: 'any' }];
    case 'ship':
      return [{ icon: 'any', count: 'n' }, { icon: 'arrow' }, { icon: 'vp', count: 'n' }];
    case 'perMission':
      return [
        { icon: 'vp', count: special.vpEach },
        { icon: 'mission', count: '/' },
      ];
    case 'fullHand':
      return [
        { icon: 'influence', count: special.cards },
        { icon: 'vp', count: special.vp },
      ];
    case 'accuse':
      return [{ icon: 'people' }, { icon: 'intrigue', count: `+${special.intrigue}` }];
    case 'perRival':
      return [
        { icon: 'vp', count: special.vpEach },
        { icon: 'people', count: '/' },
      ];
    case 'bridgeOrVp':
      return [{ icon: 'bridge' }, { icon: 'vp', count: special.vp }];
    case 'bridge':
      return [{ icon: 'bridge' }];
    case 'mission':
      return [{ icon: 'mission' }];
    case 'session':
      return [{ icon: 'council', count: '1+' }, { icon: 'people' }];
  }
}
