import type { ReactNode } from 'react';

const CARDS = [
  { x: 22, colour: '#f2b705', sign: 'M0-7a7 7 0 1 1-6 10a5 5 0 0 1 8-6a3 3 0 0 1-3 4' },
  { x: 70, colour: '#2f9bff', sign: 'M-7 5l7-9l7 9M-7 11l7-9l7 9' },
  { x: 118, colour: '#a8b0bf', sign: 'M-5-5h10v10h-10zM-5-2h-4M-5 3h-4M5-2h4M5 3h4M-2-5v-4M3-5v-4M-2 5v4M3 5v4' },
  { x: 166, colour: '#ff3b5c', sign: 'M-6-2a6 6 0 0 1 12 0v4l-3 2v3h-6v-3l-3-2zM-3 0h1M3 0h-1' },
  { x: 214, colour: '#2f9bff', sign: 'M-7 5l7-9l7 9M-7 11l7-9l7 9' },
  { x: 262, colour: '#f2b705', sign: 'M0-7a7 7 0 1 1-6 10a5 5 0 0 1 8-6a3 3 0 0 1-3 4' },
] as const;

const RAIN = [12, 47, 88, 131, 159, 203, 244, 281, 306] as const;

/** Neon on ink: six cards in the river between two towers of light. */
export function SanVignette(): ReactNode {
  return (
    <>
      <rect width="320" height="180" fill="#0b0d17" />
      <g stroke="#2f9bff" strokeOpacity=".16">
        {RAIN.map((x, index) => (
          <path
            key={x}
            d={`M${x} ${(index * 37) % 60}v${40 + ((index * 23) % 50)}M${x + 9} ${110 + ((index * 17) % 30)}v30`}
          />
        ))}
      </g>
      <path
        d="M0 40h20v-16h14v10h18v-22h10v22h30v-14h22v20h30v-26h12v26h34v-12h26v12h20v-20h14v14h22v-10h22v16h26"
        fill="none"
        stroke="#ff3b5c"
        strokeOpacity=".55"
        strokeWidth="1.5"
      />
      <path
        d="M0 148h26v12h20v-8h30v14h26v-18h36v10h24v-12h30v16h34v-10h22v14h30v-12h22v10h20"
        fill="none"
        stroke="#f2b705"
        strokeOpacity=".55"
        strokeWidth="1.5"
      />
      <path d="M0 62H320M0 126H320" stroke="#2f9bff" strokeOpacity=".5" />
      {CARDS.map(({ x, colour, sign }) => (
        <g key={x} transform={`translate(${x} 66)`}>
          <rect width="38" height="54" rx="4" fill="#121627" stroke={colour} strokeWidth="1.5" />
          <rect width="38" height="54" rx="4" fill={colour} opacity=".1" />
          <path
            d={sign}
            transform="translate(19 24)"
            fill="none"
            stroke={colour}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M7 42h24M7 47h15" stroke={colour} strokeOpacity=".6" strokeWidth="2" />
        </g>
      ))}
      <path d="M206 60l7-9l7 9z" fill="#56b4e9" />
      <circle cx="89" cy="131" r="5" fill="#e69f00" />
    </>
  );
}
