import { expect, it } from 'vitest';
import { type ClaimFacts, refusalOfClaim } from './walk-in-claim.ts';

const facts: ClaimFacts = {
  now: 1000,
  quest: { startedAt: 100, endedAt: 1000 },
  walkIn: { nameFirst: 'Sam', lastInitial: 'Q' },
  claimer: { nameFirst: 'Samantha', nameLast: 'Quinn', takesAttendance: false, isMarked: false },
};
const named = (nameFirst: string | null, nameLast: string | null) =>
  refusalOfClaim({ ...facts, claimer: { takesAttendance: false, isMarked: false, nameFirst, nameLast } });

it('hours are claimed once the quest is over, by whose names begin as the walk-in’s [CHK-08]', () => {
  expect(refusalOfClaim(facts)).toBeNull();
  expect(refusalOfClaim({ ...facts, now: 999 })).toBe('NOT_OVER');
  expect(refusalOfClaim({ ...facts, claimer: null })).toBeNull();
  expect(named('ŝam', 'q')).toBeNull();
  expect(named('Sam', 'Ortiz')).toBe('OTHER_NAME');
  expect(named('Pam', 'Quinn')).toBe('OTHER_NAME');
  expect(named(null, null)).toBe('OTHER_NAME');
  const arabic = { nameFirst: 'إيمان', lastInitial: 'ع' };
  const claimer = { takesAttendance: false, isMarked: false, nameFirst: 'ايمان', nameLast: 'علي' };
  expect(refusalOfClaim({ ...facts, walkIn: arabic, claimer })).toBeNull();
});

it('who takes attendance there or is marked already is told so [CHK-08]', () => {
  const claimer = { nameFirst: 'Sam', nameLast: 'Quinn', takesAttendance: false, isMarked: true };
  expect(refusalOfClaim({ ...facts, claimer })).toBe('MARKED');
  expect(refusalOfClaim({ ...facts, claimer: { ...claimer, takesAttendance: true } })).toBe(
    'TAKES_ATTENDANCE',
  );
});
