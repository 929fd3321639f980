/** An Agent's portrait from geometric layers, with the insignia of the type and a pip for each level. */
import { PRINTED } from '../content/printed.ts';
import type { Agent } from '../content/tables.ts';
import type { CSSProperties, ReactNode } from 'react';
import { FACES, GEARS, HAIRS, HEADS } from './faces.ts';

const SKINS = ['#f2d6c4', '#dcb08f', '#b98561', '#8f5d3f', '#5f3b29', '#9fb4c7'] as const;

export function Portrait({ agent }: { readonly agent: Agent }): ReactNode {
  const { head, hair, gear, tint, skin } = FACES[agent];
  const { type, level } = PRINTED.agents[agent];
  const style = { '--tint': `${tint}`, '--skin': SKINS[skin] } as CSSProperties;
  return (
    <svg className="vr-portrait" viewBox="0 0 40 40" style={style} data-type={type} aria-hidden="true">
      <rect className="vr-portrait-ground" width="40" height="40" />
      <path className="vr-portrait-rays" d={RAYS[type]} />
      <path className="vr-portrait-coat" d={COATS[type]} />
      <path className="vr-portrait-neck" d="M16.500 27h7v7l-3.500 2.500-3.500-2.500z" />
      <path className="vr-portrait-head" d={HEADS[head]} />
      <path className="vr-portrait-eyes" d="M14.500 18h3.500v1.600h-3.500zM22 18h3.500v1.600H22zM17.500 26h5v1h-5z" />
      <path className="vr-portrait-hair" d={HAIRS[hair]} />
      {gear === 'none' ? null : <path className="vr-portrait-gear" d={GEARS[gear]} />}
      {Array.from({ length: level }, (_, pip) => (
        <path
          key={pip}
          className="vr-portrait-pip"
          d="M0 0h4l2 2-2 2H0l2-2z"
          transform={`translate(${2 + pip * 6} 34)`}
        />
      ))}
    </svg>
  );
}

/** What each type wears, and the light behind it. */
const COATS = {
  C: 'M3 40c0-6 4-9 10-10l7 5 7-5c6 1 10 4 10 10z',
  T: 'M5 40v-7l9-3h12l9 3v7zM12 33v7M28 33v7',
  D: 'M4 40c1-6 5-8 11-10l5 8 5-8c6 2 10 4 11 10z',
} as const;
const RAYS = {
  C: 'M0 0h14L0 22zM40 0H26l14 22z',
  T: 'M0 8h40v3H0zM0 16h40v3H0zM0 24h40v3H0z',
  D: 'M20 2a17 17 0 1 1 0 34 17 17 0 0 1 0-34z',
} as const;
