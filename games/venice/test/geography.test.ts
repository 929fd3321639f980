/** The map: nothing that must be read lies under anything else. */
import { describe, expect, it } from 'vitest';
import { HEIGHT, middleOf, placeOfQuay, SIZES, sunkBelow, WIDTH } from '../board/geography.ts';
import { CANALS, QUAYS, SLOTS } from '../content/tables.ts';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const all = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The boats of a quay, one on the other. */
function boatsAt(quay: number, boats: number): Box {
  const { x, y } = placeOfQuay(quay);
  const { half, height, above } = SIZES.boat;
  const top = y - above;
  return {
    name: `boats at ${quay}`,
    left: x - half,
    right: x + half,
    top,
    bottom: top + height + sunkBelow(boats - 1, boats),
  };
}

function buildingAt(quay: number): Box {
  const { x, y } = placeOfQuay(quay);
  const { half, foot, tall } = SIZES.building;
  const bottom = y - foot;
  return {
    name: `building ${quay}`,
    left: x - half,
    right: x + half,
    top: bottom - tall[quay < SLOTS ? 4 : 2],
    bottom,
  };
}

function priceOf(canal: number): Box {
  const { x, y } = middleOf(canal);
  const { price } = SIZES;
  return { name: `price ${canal}`, left: x - price, right: x + price, top: y - price, bottom: y + price };
}

/** Pairs that share more than a corner. */
function overlaps(some: readonly Box[], others: readonly Box[]): readonly string[] {
  return some.flatMap((one) =>
    others
      .filter((other) => one.name !== other.name)
      .filter((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return wide > 0 && high > 0 && Math.min(wide, high) > 4;
      })
      .map((other) => `${one.name} and ${other.name}`),
  );
}

const prices = all(CANALS).map(priceOf);
const buildings = all(QUAYS).map(buildingAt);

describe('on the map', () => {
  it.each([1, 2, 4])('stacks of %s boats leave every price free, and every other stack', (count) => {
    const boats = all(QUAYS).map((quay) => boatsAt(quay, count));
    expect(overlaps(boats, prices)).toEqual([]);
    expect(overlaps(boats, boats)).toEqual([]);
  });

  it('buildings stand apart, clear of a boat at every quay', () => {
    expect(overlaps(buildings, buildings)).toEqual([]);
    expect(
      overlaps(
        buildings,
        all(QUAYS).map((quay) => boatsAt(quay, 2)),
      ),
    ).toEqual([]);
  });

  it('prices stand apart, and behind no building', () => {
    expect(overlaps(prices, prices)).toEqual([]);
    expect(overlaps(prices, buildings)).toEqual([]);
  });

  it('everything lies within the frame', () => {
    const boxes = [...prices, ...buildings, ...all(QUAYS).map((quay) => boatsAt(quay, 4))];
    const beyond = boxes.filter(
      ({ left, right, top, bottom }) => left < 0 || top < 0 || right > WIDTH || bottom > HEIGHT,
    );
    expect(beyond.map(({ name }) => name)).toEqual([]);
  });
});
