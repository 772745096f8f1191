import { describe, expect, it } from 'vitest';
import {
  type HeldSignUp,
  periodsAfterUndo,
  signUpsSetAside,
  staysCut,
  trainingsSetAside,
  unionOfPeriods,
} from './what-counts.ts';

const signUp = (id: string, chariteerId: string, claimedAt: number, isActive = true): HeldSignUp => ({
  id,
  questId: 'q',
  chariteerId,
  claimedAt,
  isActive,
});

describe('of two sign-ups for one quest', () => {
  it.each<[string, HeldSignUp[], string[]]>([
    ['the active one counts', [signUp('k', 'kept', 1, false), signUp('d', 'dropped', 2)], ['k']],
    ['then the earlier one', [signUp('k', 'kept', 2), signUp('d', 'dropped', 1)], ['k']],
    [
      'of two that ended the earlier one',
      [signUp('k', 'kept', 1, false), signUp('d', 'dropped', 2, false)],
      ['d'],
    ],
    [
      'all of the other record’s go',
      [signUp('a', 'kept', 1, false), signUp('b', 'kept', 3), signUp('d', 'dropped', 2)],
      ['a', 'b'],
    ],
    ['those of one record stay as they are', [signUp('a', 'kept', 1, false), signUp('b', 'kept', 3)], []],
    [
      'other quests do not matter',
      [signUp('k', 'kept', 1), { ...signUp('d', 'dropped', 1), questId: 'other' }],
      [],
    ],
  ])('%s [JOI-13: the rule]', (_, held, aside) => {
    expect(signUpsSetAside(held).sort()).toEqual(aside);
  });
});

describe('hours at two places at once', () => {
  const stay = (id: string, chariteerId: string, arrival: number, departure: number) => ({
    id,
    chariteerId,
    arrival,
    departure,
  });
  const long = stay('k', 'kept', 10, 20);
  it.each([
    ['the shorter one ends where the longer one begins', [long, stay('d', 'dropped', 5, 12)], [['d', 5, 10]]],
    ['or begins where it ends', [long, stay('d', 'dropped', 18, 22)], [['d', 20, 22]]],
    ['nothing is left of one within the other', [long, stay('d', 'dropped', 12, 14)], [['d', 12, 12]]],
    ['the kept record’s shorter one is cut, too', [stay('d', 'dropped', 8, 19), long], [['k', 19, 20]]],
    ['of two of one length the kept record’s counts', [stay('d', 'dropped', 10, 20), long], [['d', 10, 10]]],
    ['times that only touch stay', [long, stay('d', 'dropped', 20, 25)], []],
    ['what one record has twice stays', [long, stay('too', 'kept', 12, 14)], []],
  ])('%s [DEC-79]', (_, stays, cut) => {
    expect(staysCut(stays, 'kept').map(({ id, arrival, departure }) => [id, arrival, departure])).toEqual(
      cut,
    );
  });
});

it.each([
  ['Failed', 'Complete', ['k']],
  ['Complete', 'Provisional', ['d']],
  ['Complete', 'Complete', ['d']],
  ['Withdrawn', 'Failed', ['k']],
] as const)('of %s and %s the better result counts [JOI-13: trainings]', (kept, dropped, aside) => {
  const held = (id: string, chariteerId: string, resolution: typeof kept | typeof dropped) => ({
    id,
    templateId: 't',
    chariteerId,
    resolution,
    expiredAt: null,
  });
  expect(trainingsSetAside([held('k', 'kept', kept), held('d', 'dropped', dropped)], 'kept', 0)).toEqual(
    aside,
  );
});

it('times in a group are counted once, since the earlier of both [JOI-13: memberships]', () => {
  const period = (startedAt: number, endedAt: number | null) => ({ startedAt, endedAt });
  expect(unionOfPeriods([period(5, null), period(1, 3)])).toEqual([period(1, 3), period(5, null)]);
  expect(unionOfPeriods([period(2, 9), period(1, 4)])).toEqual([period(1, 9)]);
  expect(unionOfPeriods([period(2, 3), period(1, null), period(7, 8)])).toEqual([period(1, null)]);
  expect(unionOfPeriods([period(1, 2), period(2, 3)])).toEqual([period(1, 3)]);
});

it('who has left since the merge stays away, from then on [JOI-14: memberships]', () => {
  expect(periodsAfterUndo([{ startedAt: 1, endedAt: null }], 7)).toEqual([{ startedAt: 1, endedAt: 7 }]);
  expect(periodsAfterUndo([{ startedAt: 1, endedAt: 3 }], 7)).toEqual([{ startedAt: 1, endedAt: 3 }]);
  expect(periodsAfterUndo([{ startedAt: 1, endedAt: null }], null)).toEqual([
    { startedAt: 1, endedAt: null },
  ]);
});
