import { useRef, useState, type CSSProperties, type PointerEvent, type ReactNode, type WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { drag, HOME, pinch, zoomAt, type Look, type Point } from './look.ts';

interface MapViewProps {
  readonly label: string;
  /** Aspect ratio of the map, width over height. */
  readonly ratio: number;
  readonly className?: string;
  /** Stays in its corner of the frame at every zoom. */
  readonly overlay?: ReactNode;
  readonly children: ReactNode;
}

/** Movement, in pixels, below which a touch is a tap and not a drag. */
const SLACK = 8;
const STEP = 1.4;

/**
 * A map with zoom: by pinching, by the wheel with Ctrl, or by three buttons. Dragging moves it once it is larger than
 * its frame. The things on it behave as elsewhere on the board.
 */
export function MapView({ label, ratio, className = '', overlay, children }: MapViewProps): ReactNode {
  const { t } = useTranslation('design');
  const [look, setLook] = useState<Look>(HOME);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useFingers(frame, setLook);
  const zoomBy = (factor: number): void => setLook((now) => zoomAt(now, factor, { x: 0.5, y: 0.5 }));
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    setLook((now) => zoomAt(now, event.deltaY < 0 ? STEP : 1 / STEP, placeIn(frame.current, event)));
  };
  return (
    <div
      className={`map ${className}`}
      role="group"
      aria-label={label}
      data-near={look.zoom > 1 || undefined}
      data-survey="zoom"
    >
      <div
        className="map-frame"
        ref={frame}
        style={{ '--ratio': ratio } as CSSProperties}
        onWheel={onWheel}
        {...fingers}
      >
        <div className="map-ground" style={styleOf(look)}>
          {children}
        </div>
        {overlay}
      </div>
      <div className="map-tools">
        <button type="button" onClick={() => zoomBy(STEP)} aria-label={t('map.closer')}>
          +
        </button>
        <button type="button" onClick={() => zoomBy(1 / STEP)} aria-label={t('map.farther')}>
          −
        </button>
        <button type="button" onClick={() => setLook(HOME)} aria-label={t('map.whole')}>
          ⤢
        </button>
      </div>
    </div>
  );
}

function styleOf({ zoom, x, y }: Look): CSSProperties {
  return { transform: `scale(${zoom}) translate(${-x * 100}%, ${-y * 100}%)` };
}

/** A point of the frame, as fractions of its width and height. */
function placeIn(frame: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = frame?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 };
  return { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
}

type Change = (change: (now: Look) => Look) => void;

/** One finger or the mouse drags, two fingers pinch. A drag suppresses the click that would follow it. */
function useFingers(frame: { readonly current: Element | null }, setLook: Change) {
  const down = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const lift = (event: PointerEvent): void => {
    down.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (down.current.size === 0) moved.current = 0;
      down.current.set(event.pointerId, placeIn(frame.current, event));
    },
    onPointerMove(event: PointerEvent) {
      const from = down.current.get(event.pointerId);
      if (from === undefined) return;
      const to = placeIn(frame.current, event);
      moved.current += Math.abs(event.movementX) + Math.abs(event.movementY);
      if (moved.current < SLACK) return;
      const [other] = [...down.current].flatMap(([finger, place]) => (finger === event.pointerId ? [] : [place]));
      setLook((now) => (other === undefined ? drag(now, from, to) : pinch(now, other, from, to)));
      down.current.set(event.pointerId, to);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture(event: { stopPropagation(): void }) {
      if (moved.current >= SLACK) event.stopPropagation();
    },
  };
}
