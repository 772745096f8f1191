import { describe, expect, it } from 'vitest';
import { DEFAULT_AGE_POLICY } from '../ages/age-policy.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { refsOf } from '../texts/text-ref.ts';
import {
  arrivalOfWalkIn,
  consentUntilOf,
  problemsOfWalkIn,
  refusalOfClaimLink,
  refusalOfConsentLink,
  refusalOfWalkIn,
  WALK_IN_KEPT_MS,
  walkInOf,
} from './walk-in.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-16T15:00:00Z');
const END = START + 3 * HOUR;
const typed = {
  nameFirst: 'Nadia',
  lastInitial: 'o',
  ageBand: 'ADULT' as const,
  email: null,
  guardianName: 'Alba',
  guardianEmail: 'alba@walkin.example',
};
const minor = { ...typed, ageBand: 'AGE_10_13' as const };
const quest = {
  publishingStatus: 'Published' as const,
  startedAt: START,
  endedAt: END,
  agePolicy: DEFAULT_AGE_POLICY,
};
const link = {
  ageBand: 'ADULT' as const,
  consent: null,
  createdAt: START,
  consentUntil: null,
  isErased: false,
  claimedAt: null,
};
const problem = (more: object) =>
  Object.values(problemsOfWalkIn(refsOf(fieldProblemsTexts), walkInOf({ ...typed, ...more })))[0]?.key ??
  null;

describe('what is kept of a walk-in', () => {
  it('is one line, an upper-case initial, and a guardian of the young alone [CHK-08]', () => {
    const odd = { nameFirst: ' Na\u0000dia\n', lastInitial: 'é', email: ' ' };
    expect(walkInOf({ ...typed, ...odd })).toEqual({
      nameFirst: 'Na dia',
      lastInitial: 'É',
      ageBand: 'ADULT',
      email: null,
      guardianName: null,
      guardianEmail: null,
    });
    expect(walkInOf(minor)).toMatchObject({ guardianName: 'Alba', guardianEmail: 'alba@walkin.example' });
  });

  it('holds a guardian’s name to the same rule as the walk-in’s [CHK-08]', () => {
    const guardian = (guardianName: string) => problem({ ...minor, guardianName });
    for (const name of ["Siobhán O'Neill-Ruiz", 'Nguyễn Văn A.', 'ليلى حداد'])
      expect(guardian(name)).toBeNull();
    for (const name of ['Alba 2', 'alba@walkin.example', '🙂', '...'])
      expect(guardian(name)).toBe('lettersOnly');
  });

  it.each([
    [{}, null],
    [{ lastInitial: 'ع' }, null],
    [{ nameFirst: '' }, 'required'],
    [{ nameFirst: 'x'.repeat(31) }, 'tooLong'],
    [{ nameFirst: 'Anne-Marie D’Or' }, null],
    [{ nameFirst: 'नादिया' }, null],
    [{ nameFirst: '<b>Nadia' }, 'lettersOnly'],
    [{ nameFirst: '-' }, 'lettersOnly'],
    [{ nameFirst: `N${'\u0301'.repeat(9)}` }, 'lettersOnly'],
    [{ nameFirst: 'Na\u202Edia' }, null],
    [{ lastInitial: `Q${'\u0301'.repeat(9)}` }, 'oneLetter'],
    [{ lastInitial: 'Or' }, 'oneLetter'],
    [{ lastInitial: '7' }, 'oneLetter'],
    [{ email: 'nadia' }, 'address'],
    [{ ageBand: 'AGE_14_17' }, null],
    [{ ageBand: 'AGE_14_17', guardianName: null }, 'guardianName'],
    [{ ageBand: 'UNDER_10', guardianName: null }, 'guardianName'],
    [{ ageBand: 'AGE_14_17', guardianEmail: '' }, 'guardianEmail'],
    [{ ageBand: 'AGE_14_17', email: 'ALBA+x@walkin.example' }, 'guardianIsYou'],
  ])('%j is wrong by %s [CHK-08]', (more, key) => expect(problem(more)).toBe(key));
});

describe('who can be added', () => {
  const refused = (more: object, now = START) => {
    const refusal = refusalOfWalkIn({ ...quest, ...more }, 'AGE_10_13', now);
    return refusal && (refusal.message?.key ?? refusal.code);
  };

  it.each([
    [{}, null],
    [{ publishingStatus: 'Cancelled' }, 'QUEST_CANCELLED'],
    [{ publishingStatus: 'Template' }, 'QUEST_IS_TEMPLATE'],
    [{ startedAt: null }, 'QUEST_IS_TEMPLATE'],
    [{ agePolicy: { ...DEFAULT_AGE_POLICY, supervisedAge: 13, soloAge: 16 } }, null],
    [{ agePolicy: { ...DEFAULT_AGE_POLICY, supervisedAge: 14, soloAge: 16 } }, 'walkInAge'],
    [{ agePolicy: { ...DEFAULT_AGE_POLICY, maxAge: 10 } }, 'walkInAge'],
  ])('to a quest with %j is refused by %s [CHK-08]', (more, refusal) => expect(refused(more)).toBe(refusal));

  it('is of any age, under 10 too, where the quest takes that age [CHK-08]', () => {
    const under10 = (supervisedAge: number) =>
      refusalOfWalkIn({ ...quest, agePolicy: { ...DEFAULT_AGE_POLICY, supervisedAge } }, 'UNDER_10', START);
    expect([under10(0), under10(9)]).toEqual([null, null]);
    expect(under10(10)).toMatchObject({ message: { key: 'walkInAge' } });
  });

  it('is taken from 1 hour before the start until 7 days after the end [CHK-08]', () => {
    const last = END + 7 * 24 * HOUR;
    expect([START - HOUR - 1, START - HOUR, last, last + 1].map((now) => refused({}, now))).toEqual([
      'markEarly',
      null,
      null,
      'walkInLate',
    ]);
  });

  it('counts from the planned start, late from then on, and after the end from the start again [CHK-08]', () => {
    const late = START + HOUR;
    expect([START, late, END].map((now) => arrivalOfWalkIn(quest, now))).toEqual([null, late, null]);
    expect(arrivalOfWalkIn({ startedAt: null, endedAt: null }, late)).toBeNull();
  });
});

describe('links of a walk-in', () => {
  const end = START + WALK_IN_KEPT_MS;

  it.each([
    [{}, null],
    [{ consent: 'asked' }, 'GUARDIAN_PENDING'],
    [{ consent: 'given' }, null],
    [{ claimedAt: START, isErased: true }, 'LINK_USED'],
    [{ isErased: true }, 'LINK_EXPIRED'],
  ])('to claim hours, %j: %s [CHK-08]', (more, refusal) => {
    expect(refusalOfClaimLink({ ...link, ...more } as typeof link, end - 1)).toBe(refusal);
  });

  it('end after 30 days, and none is one [CHK-08]', () => {
    expect(refusalOfClaimLink(link, end)).toBe('LINK_EXPIRED');
    expect([refusalOfClaimLink(null, START), refusalOfConsentLink(null, START)]).toEqual([
      'INVALID_TOKEN',
      'INVALID_TOKEN',
    ]);
  });

  it('of a guardian last as sent, after a yes as long as names are kept [CHK-08, SAF-08]', () => {
    const asked = {
      ...link,
      ageBand: 'AGE_14_17' as const,
      consent: 'asked' as const,
      consentUntil: START + HOUR,
    };
    expect([HOUR - 1, HOUR].map((after) => refusalOfConsentLink(asked, START + after))).toEqual([
      null,
      'LINK_EXPIRED',
    ]);
    expect(consentUntilOf({ ...asked, consent: 'given' })).toBe(end);
    expect(refusalOfConsentLink({ ...asked, consent: 'refused' }, START)).toBe('LINK_USED');
    expect(refusalOfConsentLink({ ...asked, consent: 'given', claimedAt: START }, START)).toBe('LINK_USED');
  });
});
