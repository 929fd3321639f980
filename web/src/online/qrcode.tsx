import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

/** Light squares around the code, which readers need. */
const QUIET = 4;

/** A link as a picture that the camera of a phone opens. Dark on light in every theme, as readers expect. */
export default function QrCode({ link, label }: { readonly link: string; readonly label: string }): ReactNode {
  const { path, size } = useMemo(() => drawn(link), [link]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14141c" />
    </svg>
  );
}

function drawn(link: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(link, { border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size };
}
