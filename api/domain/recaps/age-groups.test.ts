import { expect, it } from 'vitest';
import { withoutSmallGroups } from './age-groups.ts';

const group = (band: string | null, people: number) => ({ band, people, minutes: people * 60 });

it('age bands of fewer than 5 people are told together, never 4 or fewer alone [HRS-11]', () => {
  const [young, grown, old] = [group('13 to 17', 2), group('18 to 25', 6), group('26 to 64', 9)];
  expect(withoutSmallGroups([grown, old])).toEqual([grown, old]);
  expect(withoutSmallGroups([young, grown, old])).toEqual([old, group(null, 8)]);
  expect(withoutSmallGroups([young, group(null, 3), old])).toEqual([old, group(null, 5)]);
  expect(withoutSmallGroups([young])).toEqual([group(null, 2)]);
  expect(withoutSmallGroups([])).toEqual([]);
});
