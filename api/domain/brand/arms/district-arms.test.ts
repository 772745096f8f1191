import { expect, it } from 'vitest';
import { TINCTURES } from './blazon.ts';
import { armsSideBySide, ownArms } from './district-arms.ts';
import { patternSvg } from './heraldry.ts';

/** Pairs of positions that touch in a grid: side by side, above and below, or diagonally. */
function neighbours(count: number, columns: number): [number, number][] {
  const at = (index: number) => [Math.floor(index / columns), index % columns] as const;
  const pairs: [number, number][] = [];
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const [[row, column], [otherRow, otherColumn]] = [at(one), at(other)];
      if (otherRow - row <= 1 && Math.abs(otherColumn - column) <= 1) pairs.push([one, other]);
    }
  }
  return pairs;
}

const many = Array.from({ length: 100 }, (_, index) => String(index + 1));
/** IDs with the same color of their own, where a lack of variation would show right away. */
const alike = many.filter((id) => ownArms(id).tincture === TINCTURES.azure);

it.each([1, 2, 3, 4])('in %i columns districts side by side share neither colour nor pattern', (columns) => {
  expect(alike.length).toBeGreaterThan(5);
  for (const ids of [many, many.toReversed(), alike]) {
    const arms = armsSideBySide(ids);
    const pairs = neighbours(ids.length, columns);
    expect(pairs.length).toBeGreaterThanOrEqual(ids.length - 1);
    for (const [one, other] of pairs) {
      const [a, b] = [arms.get(ids[one] ?? ''), arms.get(ids[other] ?? '')];
      expect(a?.tincture, `${ids[one]} beside ${ids[other]}`).not.toBe(b?.tincture);
      expect(a?.motif.name, `${ids[one]} beside ${ids[other]}`).not.toBe(b?.motif.name);
    }
  }
});

it('the districts that come along wear the same in their list as on every other page [DIS-17]', () => {
  const byName = ['4', '1', '2', '12', '11', '100', '5', '3'];
  expect([...armsSideBySide(byName)]).toEqual(byName.map((id) => [id, ownArms(id)]));
});

it('a pattern is drawn in the arms that it is given', () => {
  const [given] = [...armsSideBySide(['1', '2', '1-again']).values()];
  expect(patternSvg('2', { arms: given })).toBe(patternSvg('1'));
});
