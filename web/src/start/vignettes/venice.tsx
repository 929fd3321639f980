import type { ReactNode } from 'react';

/** Lagoon and parchment: islands from above, a canal that bends, a bridge and a gondola. */
export function VeniceVignette(): ReactNode {
  return (
    <>
      <rect width="320" height="180" fill="#1f626c" />
      <g fill="none" stroke="#2d7f86" strokeWidth="2">
        <path d="M0 24q20-8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" />
        <path d="M-20 164q20-8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" />
      </g>
      <g fill="#e9dcc3" stroke="#b9a67f" strokeWidth="2">
        <path d="M-10 38c40-16 96-14 120 10c16 18-6 34 8 56c8 14-14 30-44 28c-40-2-70 14-90 0z" />
        <path d="M146 12c50-18 120-14 190 2v76c-44 8-80-6-108 12c-22 12-52 8-58-14c-6-24-40-62-24-76z" />
        <path d="M150 132c26-18 52-2 82-10c34-10 70-8 100-2v76H118c4-30 14-52 32-64z" />
      </g>
      <g fill="#b8562f" stroke="#8d3d1e" strokeWidth="1">
        <path d="M14 54h28v18h-28zM48 62h20v24h-20zM20 84h22v18h-22zM178 26h26v20h-26zM212 22h34v16h-34zM256 28h24v24h-24zM288 34h22v30h-22zM206 56h22v18h-22zM240 60h30v14h-30zM182 144h30v16h-30zM224 140h22v26h-22zM258 142h40v18h-40z" />
      </g>
      <path d="M28 54v18M58 62v24M191 26v20M229 22v16M268 28v24M253 60v14M197 144v16M278 142v18" stroke="#8d3d1e" />
      <path d="M112 74c16-12 36-12 52 0l-3 7c-14-9-32-9-46 0z" fill="#cc79a7" stroke="#3a2a20" strokeWidth="1.5" />
      <path d="M96 140c18-2 34-14 40-34c-2-2-4-3-6-3c-6 18-20 28-38 31c0 3 2 5 4 6z" fill="#14141c" />
      <path d="M136 106l5-6M96 140l-7 1" stroke="#c7a03a" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="120" cy="126" r="3.5" fill="#e69f00" />
      <path d="M288 96c10-5 20-3 22 6c-3 9-18 9-22-6z" fill="#c7a03a" />
    </>
  );
}
