/** Pseudo-random numbers seeded by a text, so that a card's portrait never changes. */
export class Chance {
  private state: number;

  constructor(text: string) {
    let hash = 2166136261;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.state = hash >>> 0;
  }

  /** From 0 to 1, without 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.fraction();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.whole(0, items.length - 1)] ?? items[0];
  }
}

/** Props of a picture that its numbers determine. */
export interface Drawn {
  readonly chance: Chance;
}

/** The corners of a regular polygon, as an SVG list of points. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  return Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * Math.PI * 2 - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(' ');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
