import { expect, it } from 'vitest';
import { freeNames, pinBox } from './area-names.ts';

const area = (name: string, x: number, width: number) => ({ name, x, y: 100, width });
const drawn = (...args: Parameters<typeof freeNames>) => freeNames(...args).map(({ name, y }) => [name, y]);

it('a name is drawn where it fits into its area, and of two that meet that of the wider one [DSC-09: names]', () => {
  const [wide, narrow] = [area('Hoboken', 100, 80), area('Weehawken', 110, 60)];
  expect(drawn([narrow, wide], [])).toEqual([
    ['Hoboken', 100],
    ['Weehawken', 120],
  ]);
  expect(drawn([area('Spuyten Duyvil', 100, 70)], [])).toEqual([]);
});

it('a name makes way for a pin, or is left out [DSC-09: names]', () => {
  expect(drawn([area('Hoboken', 100, 80)], [pinBox({ x: 100, y: 105 })])).toEqual([['Hoboken', 120]]);
  const all = [60, 120, 180].map((y) => pinBox({ x: 100, y }));
  expect(drawn([area('Hoboken', 100, 80)], all)).toEqual([]);
});
