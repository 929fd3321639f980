/** Plots as SVG: plain text, readable in light and dark, without fonts of their own. */

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Its interval. */
  readonly low?: number;
  readonly high?: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Plot {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
  /** Names of the places on the x axis, in order; numbers where missing. */
  readonly places?: readonly string[];
}

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 150;
const TOP = 40;
const BOTTOM = 48;
/** Distinct for everybody, whichever colours they see; each series has a shape of its own besides. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'] as const;
/** Lines of the grid, about. */
const LINES = 5;

export function plotSvg({ title, x, y, series, places }: Plot): string {
  const points = series.flatMap((one) => one.points);
  const across = rangeOf(points.map((point) => point.x));
  const up = rangeOf(points.flatMap((point) => [point.y, point.low ?? point.y, point.high ?? point.y]));
  const toX = (value: number) => round(LEFT + ((value - across.from) / across.size) * (WIDTH - LEFT - RIGHT));
  const toY = (value: number) => round(HEIGHT - BOTTOM - ((value - up.from) / up.size) * (HEIGHT - TOP - BOTTOM));
  const step = stepOf(up.size);
  const rows: number[] = [];
  for (let value = Math.ceil(up.from / step) * step; value <= up.from + up.size; value += step) rows.push(round(value));
  const columns = [...new Set(points.map((point) => point.x))].toSorted((a, b) => a - b);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="13" fill="#777">`,
    `<title>${escaped(title)}</title>`,
    text(LEFT, 22, title, 'font-size="16"'),
    ...rows.map((value) => line(LEFT, toY(value), WIDTH - RIGHT, toY(value), '#7774')),
    ...rows.map((value) => text(LEFT - 8, toY(value) + 4, String(value), 'text-anchor="end"')),
    ...columns.map((value, index) =>
      text(toX(value), HEIGHT - BOTTOM + 20, places?.[index] ?? String(value), 'text-anchor="middle"'),
    ),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, x, 'text-anchor="middle"'),
    text(16, HEIGHT / 2, y, `text-anchor="middle" transform="rotate(-90 16 ${HEIGHT / 2})"`),
    ...series.flatMap((one, index) => seriesSvg(one, index, toX, toY)),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

function seriesSvg(
  { name, points }: Series,
  index: number,
  toX: (value: number) => number,
  toY: (value: number) => number,
): readonly string[] {
  const colour = COLOURS[index % COLOURS.length] ?? COLOURS[0];
  const path = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${toX(point.x)} ${toY(point.y)}`).join(' ');
  return [
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...points.flatMap(({ x, y, low, high }) => [
      ...(low === undefined || high === undefined ? [] : [line(toX(x), toY(low), toX(x), toY(high), colour)]),
      mark(index, toX(x), toY(y), colour),
    ]),
    mark(index, WIDTH - RIGHT + 20, TOP + 20 * index, colour),
    text(WIDTH - RIGHT + 32, TOP + 20 * index + 4, name),
  ];
}

/** A circle, square, diamond or triangle, so that series differ without colours. */
function mark(index: number, x: number, y: number, colour: string): string {
  const shapes = [
    `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
    `M${x - 4} ${y - 4}h8v8h-8z`,
    `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
    `M${x} ${y - 5}l5 9h-10z`,
  ] as const;
  return `<path d="${shapes[index % shapes.length] ?? shapes[0]}" fill="${colour}"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, colour: string): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}"/>`;
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function rangeOf(values: readonly number[]): { readonly from: number; readonly size: number } {
  const from = Math.min(...values);
  const size = Math.max(...values) - from;
  return size === 0 ? { from: from - 1, size: 2 } : { from: from - size * 0.05, size: size * 1.1 };
}

/** A round step of about a fifth of the range. */
function stepOf(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size / LINES));
  const wanted = size / LINES / power;
  return power * (wanted > 5 ? 10 : wanted > 2 ? 5 : wanted > 1 ? 2 : 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
