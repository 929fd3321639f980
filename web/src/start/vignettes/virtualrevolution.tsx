import type { ReactNode } from 'react';

/** Magenta night over Paris: glass districts around the Seine, towers that cast light. */
export function VirtualRevolutionVignette(): ReactNode {
  return (
    <>
      <rect width="320" height="180" fill="#130a2a" />
      <path d="M0 180L0 60Q80 20 160 34T320 20V180z" fill="#1d0f42" />
      <g fill="#27e3da" fillOpacity=".1" stroke="#27e3da" strokeOpacity=".55">
        <path d="M30 150l18-34l40-4l14 26l-20 26z" />
        <path d="M92 108l34-22l34 8l-4 30l-50 12z" />
        <path d="M206 128l40-12l36 16l-8 30h-60z" />
      </g>
      <g fill="#ff2e93" fillOpacity=".14" stroke="#ff2e93" strokeOpacity=".7">
        <path d="M168 92l40-14l42 14l-6 20l-42 14l-34-8z" />
        <path d="M96 170l16-26l46-10l16 36z" />
        <path d="M258 88l34-8l28 12v30l-30 6z" />
      </g>
      <path
        d="M-6 116C50 78 84 150 150 130S252 146 330 118"
        fill="none"
        stroke="#ffb454"
        strokeOpacity=".8"
        strokeWidth="5"
      />
      <path d="M-6 116C50 78 84 150 150 130S252 146 330 118" fill="none" stroke="#130a2a" strokeWidth="2" />
      <path d="M70 118l10-88l10 88zM75 88h10M73 102h14" fill="#1d0f42" stroke="#ff2e93" strokeWidth="2" />
      <path d="M80 30L30 -10M80 30L130 -10" stroke="#ff2e93" strokeOpacity=".35" strokeWidth="8" />
      <g fill="#27e3da">
        <path d="M196 60h14v36h-14zM214 72h10v24h-10z" fillOpacity=".85" />
        <path d="M270 56h12v34h-12z" fillOpacity=".6" />
      </g>
      <g fill="#130a2a">
        <path d="M199 64h3v4h-3zM204 64h3v4h-3zM199 72h3v4h-3zM204 80h3v4h-3zM217 76h4v4h-4zM273 60h6v3h-6zM273 68h6v3h-6z" />
      </g>
      <path d="M120 96l7-4l7 4v8l-7 4l-7-4zM226 134l7-4l7 4v8l-7 4l-7-4z" fill="#ffb454" />
    </>
  );
}
