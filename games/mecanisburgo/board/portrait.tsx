/** A Character's portrait from layers of deco geometry, on the light of its race. */
import type { Character, Race } from '../content/tables.ts';
import type { CSSProperties, ReactNode } from 'react';
import { FACES, HEADGEAR, HEADS, MARKS } from './faces.ts';

const SKINS: Readonly<Record<Race, readonly [string, string, string, string, string]>> = {
  human: ['#f0d3bd', '#dcae8a', '#b98159', '#8b5a3c', '#5d3a28'],
  cyborg: ['#e8cbb4', '#cfa384', '#b0805c', '#86604a', '#644433'],
  robot: ['#c9983f', '#d6b36a', '#9fb0b4', '#b5784a', '#e0d2b0'],
  mutant: ['#9ec9a4', '#7fb0b8', '#c49ac0', '#b9b86a', '#d09a7a'],
};

/** Rays for people, half a sun for cyborgs, steps for robots, waves for mutants. */
const LIGHTS: Readonly<Record<Race, string>> = {
  human: 'M20 40 0 0h8zM20 40 16 0h8zM20 40 32 0h8z',
  cyborg: 'M20 4a16 16 0 0 1 0 32zM20 9a11 11 0 0 0 0 22z',
  robot: 'M0 40V14h6V8h6V3h16v5h6v6h6v26z',
  mutant:
    'M0 8c7-6 13 6 20 0s13 6 20 0v6c-7 6-13-6-20 0S7 8 0 14zM0 22c7-6 13 6 20 0s13 6 20 0v6c-7 6-13-6-20 0s-13-6-20 0z',
};

const COATS: readonly [string, string, string] = [
  'M3 40c0-6 4-9 11-10l6 6 6-6c7 1 11 4 11 10z',
  'M4 40v-6l10-4h12l10 4v6zM20 31v9',
  'M2 40l4-7 9-3 5 8 5-8 9 3 4 7z',
];

const EYES: Readonly<Record<Race, string>> = {
  human: 'M15 18.500h3.200v1.500H15zM21.800 18.500H25v1.500h-3.200z',
  cyborg: 'M14.500 18h3.500v1.600h-3.500zM25 17.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  robot: 'M13.500 17h4.500v3.500h-4.500zM22 17h4.500v3.500H22z',
  mutant: 'M13 17c2-1.500 4-.5 5 2-2 1-4.500.5-5-2zM27 17c-2-1.500-4-.5-5 2 2 1 4.500.5 5-2z',
};

interface PortraitProps {
  readonly character: Character;
  readonly className?: string;
}

export function Portrait({ character, className = '' }: PortraitProps): ReactNode {
  const { race, variant, skill, tint, skin } = FACES[character];
  const style = { '--tint': `${tint}`, '--skin': SKINS[race][skin] } as CSSProperties;
  return (
    <svg className={`mec-portrait ${className}`} viewBox="0 0 40 40" style={style} data-race={race} aria-hidden="true">
      <rect className="mec-portrait-ground" width="40" height="40" />
      <path className="mec-portrait-light" d={LIGHTS[race]} />
      <path className="mec-portrait-coat" d={COATS[variant]} />
      <path className="mec-portrait-neck" d="M16.500 27h7v6l-3.500 3-3.500-3z" />
      <path className="mec-portrait-head" d={HEADS[race][variant]} />
      <path className="mec-portrait-eyes" d={EYES[race]} />
      <path className="mec-portrait-marks" d={MARKS[race][variant]} />
      <path className="mec-portrait-gear" d={HEADGEAR[skill]} />
    </svg>
  );
}
