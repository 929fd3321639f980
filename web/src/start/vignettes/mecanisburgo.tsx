import type { ReactNode } from 'react';

const SECTORS = Array.from({ length: 10 }, (_, index) => index * 36);

/** Brass and robots: a radial city and a deco head watching over it. */
export function MecanisburgoVignette(): ReactNode {
  return (
    <>
      <rect width="320" height="180" fill="#0f2c32" />
      <g transform="translate(160 112)">
        <circle r="150" fill="#123840" />
        <g stroke="#c9983f" strokeOpacity=".5" fill="none">
          <circle r="74" strokeWidth="4" />
          <circle r="104" />
          <circle r="140" strokeWidth="2" />
          {SECTORS.map((angle) => (
            <path key={angle} d="M0-74V-150" transform={`rotate(${angle + 18})`} />
          ))}
        </g>
        <g fill="#c9983f">
          {SECTORS.map((angle) => (
            <path
              key={angle}
              d="M-8-104v-14h4v-8h3v-10h2v10h3v8h4v14z"
              transform={`rotate(${angle})`}
              fillOpacity=".75"
            />
          ))}
        </g>
      </g>
      <g stroke="#0f2c32" strokeWidth="2">
        <path d="M128 84c0-30 14-48 32-48s32 18 32 48v40l-14 22h-36l-14-22z" fill="#c9983f" />
        <path d="M160 36v-22M152 20h16" stroke="#c9983f" strokeWidth="4" />
        <path d="M136 80h48v14h-48z" fill="#f3e7cf" />
        <path d="M120 84h8v28h-8zM192 84h8v28h-8z" fill="#a2402f" />
        <path d="M148 118h24M150 126h20M152 134h16" stroke="#0f2c32" strokeWidth="3" />
        <path d="M160 44v30" />
      </g>
      <circle cx="148" cy="87" r="5" fill="#a2402f" />
      <circle cx="172" cy="87" r="5" fill="#a2402f" />
      <path d="M116 180l16-30h56l16 30z" fill="#f3e7cf" stroke="#0f2c32" strokeWidth="2" />
      <path d="M160 150v30M146 150l-8 30M174 150l8 30" stroke="#c9983f" strokeWidth="2" />
    </>
  );
}
