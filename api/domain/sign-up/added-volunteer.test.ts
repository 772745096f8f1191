import { expect, it } from 'vitest';
import { isAgeAddable } from './added-volunteer.ts';

const NOW = Date.parse('2026-11-16T17:00:00Z');
const START = Date.parse('2026-11-20T15:00:00Z');
const AHEAD = { eventType: 'OSV', startedAt: START, endedAt: START + 7_200_000 } as const;
const ALONE_FROM_16 = { name: '', supervisedAge: 14, soloAge: 16, maxAge: 100 };
const ADULTS = { name: '', supervisedAge: 18, soloAge: 18, maxAge: 65 };

it.each([
  ['15 where 16 come alone', '2011-01-05', ALONE_FROM_16, NOW, false],
  ['13 where none so young comes', '2013-01-05', ALONE_FROM_16, NOW, false],
  ['15 today and 16 on the day', '2010-11-18', ALONE_FROM_16, NOW, true],
  ['17 where adults come', '2009-01-05', ADULTS, NOW, false],
  ['17 today and 18 on the day', '2008-11-18', ADULTS, NOW, true],
  ['70 where none so old comes', '1956-01-05', ADULTS, NOW, true],
  ['an unknown age where 16 come alone', null, ALONE_FROM_16, NOW, false],
  ['15 after the end', '2011-01-05', ALONE_FROM_16, AHEAD.endedAt, true],
] as const)(
  'a charity can add someone of %s as its ages say [SAF-11]',
  (_, dateOfBirth, agePolicy, now, isAddable) => {
    expect(isAgeAddable({ ...AHEAD, dateOfBirth, agePolicy }, now)).toBe(isAddable);
  },
);
