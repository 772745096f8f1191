import { describe, expect, it } from 'vitest';
import { recordStanding } from '../accounts/record-demands.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { HOUR, NOW, open } from './gate-fixture.ts';
import {
  type GateFacts,
  type GateViewer,
  isTakeable,
  judge,
  needsTrainingOnly,
  refusalOf,
  SIGN_UP_GATE,
  takesAMinute,
  type Verdict,
} from './sign-up-gate.ts';

/** Facts with some changed; a visitor stays a visitor. */
function withQuest(facts: GateFacts, changes: Partial<GateFacts['quest']>): GateFacts {
  return { ...facts, quest: { ...facts.quest, ...changes } };
}
function withViewer(facts: GateFacts, changes: Partial<GateViewer>): GateFacts {
  return { ...facts, viewer: facts.viewer && { ...facts.viewer, ...changes } };
}
function withPolicy(facts: GateFacts, changes: Partial<GateFacts['agePolicy']>): GateFacts {
  return { ...facts, agePolicy: { ...facts.agePolicy, ...changes } };
}

const LACKING = recordStanding({ demandsFullRecord: true, demandsEmergencyContact: true }, ['ZIP_CODE']);

/** Cases in the order of the gate: a verdict, the facts that cause it, and the API's error code. */
const CASES: [Verdict, (facts: GateFacts) => GateFacts, ErrorCode | null][] = [
  ['LOG_IN', (facts) => ({ ...facts, viewer: null }), 'NOT_LOGGED_IN'],
  ['TEMPLATE', (facts) => withQuest(facts, { publishingStatus: 'Template' }), 'QUEST_IS_TEMPLATE'],
  ['CANCELLED', (facts) => withQuest(facts, { publishingStatus: 'Cancelled' }), 'QUEST_CANCELLED'],
  ['OVER', (facts) => withQuest(facts, { startedAt: NOW - HOUR, endedAt: NOW }), 'QUEST_OVER_SIGN_UP'],
  ['SIGNED_UP', (facts) => withViewer(facts, { isSignedUp: true }), 'ALREADY_SIGNED_UP'],
  ['NO_VOLUNTEER_RECORD', (facts) => withViewer(facts, { hasRecord: false }), 'NO_VOLUNTEER_RECORD'],
  ['BANNED', (facts) => withViewer(facts, { isBanned: true }), 'BANNED_BY_PROVIDER'],
  [
    'GUARDIAN_PENDING',
    (facts) => withViewer(facts, { hasGuardianConsent: false, isGuardianAsked: true }),
    'GUARDIAN_PENDING',
  ],
  [
    'GUARDIAN_CONSENT_MISSING',
    (facts) => withViewer(facts, { hasGuardianConsent: false }),
    'GUARDIAN_CONSENT_MISSING',
  ],
  ['RESERVED', (facts) => ({ ...facts, isReserved: true }), 'QUEST_RESERVED'],
  ['FULL', (facts) => withQuest(facts, { takenCount: 10 }), 'QUEST_FULL'],
  ['NOT_ENOUGH_HOURS', (facts) => withQuest(facts, { prerequisiteMinutes: 1 }), 'NOT_ENOUGH_HOURS'],
  [
    'TRAINING_REQUIRED',
    (facts) => withViewer(facts, { requiredTrainings: [{ fulfilled: true }, { fulfilled: false }] }),
    'TRAINING_REQUIRED',
  ],
  ['TOO_YOUNG', (facts) => withPolicy(facts, { supervisedAge: 31 }), 'AGE_NOT_ALLOWED'],
  ['TOO_OLD', (facts) => withPolicy(facts, { maxAge: 30 }), 'AGE_NOT_ALLOWED'],
  ['CREDENTIAL_REQUIRED', (facts) => withViewer(facts, { lacksChecks: true }), 'CREDENTIAL_REQUIRED'],
  ['DOCUMENT_REQUIRED', (facts) => withViewer(facts, { lacksDocuments: true }), 'DOCUMENT_REQUIRED'],
  ['RECORD_INCOMPLETE', (facts) => withViewer(facts, { record: LACKING }), 'RECORD_INCOMPLETE'],
  ['HYBRID_ROLE', (facts) => withQuest(facts, { eventType: 'HYBRID-ROLE' }), null],
  ['SUPPLY_REQUEST', (facts) => withQuest(facts, { eventType: 'SUPPLY-REQUEST' }), null],
  ['WITH_SUPERVISION', (facts) => withPolicy(facts, { soloAge: 31 }), null],
  ['OPEN', (facts) => facts, null],
];

function factsOf(verdict: Verdict, facts: GateFacts = open): GateFacts {
  const found = CASES.find(([name]) => name === verdict);
  if (!found) throw new Error(`no case for ${verdict}`);
  return found[1](facts);
}

/** The cases from one verdict to another, both included. */
function casesUntil(first: Verdict, last: Verdict) {
  const at = (verdict: Verdict) => CASES.findIndex(([name]) => name === verdict);
  return CASES.slice(at(first), at(last) + 1);
}

function expectAlone(verdict: Verdict, change: (facts: GateFacts) => GateFacts): void {
  expect(judge(change(open))).toBe(verdict);
}

describe('the gate', () => {
  it.each(casesUntil('LOG_IN', 'SIGNED_UP'))(
    'alone, its condition gives %s [ELI-02, ELI-03, ELI-04, QST-11]',
    expectAlone,
  );
  it.each(casesUntil('NO_VOLUNTEER_RECORD', 'FULL'))(
    'alone, its condition gives %s [ELI-05, ELI-06, ELI-07, OPEN-QD-02]',
    expectAlone,
  );
  it.each(casesUntil('NOT_ENOUGH_HOURS', 'TOO_OLD'))(
    'alone, its condition gives %s [ELI-08, ELI-09, ELI-10, ELI-11]',
    expectAlone,
  );
  it.each(casesUntil('HYBRID_ROLE', 'OPEN'))(
    'alone, its condition gives %s [ELI-12, ELI-13, ELI-14, ELI-15]',
    expectAlone,
  );

  it('the conditions stand in this order [ELI-01, DEC-25]', () => {
    expect(SIGN_UP_GATE.map(({ verdict }) => verdict)).toEqual(CASES.map(([verdict]) => verdict));
  });

  it.each(CASES.map(([verdict], index) => ({ verdict, index })))(
    '$verdict beats every later verdict, one by one and all together [ELI-01, DEC-25]',
    ({ verdict, index }) => {
      const later = CASES.slice(index + 1);
      for (const [other, change] of later) {
        expect([other, judge(factsOf(verdict, change(open)))]).toEqual([other, verdict]);
      }
      const all = later.reduceRight((facts, [, change]) => change(facts), open);
      expect(judge(factsOf(verdict, all))).toBe(verdict);
    },
  );

  it.each(CASES)(
    'the API meets %s with its error or lets it pass [DEC-25, OPEN-ERR-05]',
    (verdict, _change, refusal) => {
      expect(refusalOf(verdict)).toBe(refusal);
    },
  );
});

describe('single gates', () => {
  it('a member of the reserving guild passes, a manager who is none does not [ELI-06, CON-09]', () => {
    const reserved = factsOf('RESERVED');
    expect(judge(withViewer(reserved, { isMemberOfReservingGuild: true }))).toBe('OPEN');
    expect(judge(withViewer(reserved, { isManager: true }))).toBe('RESERVED');
  });

  it('the last place may be taken, none beyond [ELI-07, QST-15]', () => {
    expect(judge(withQuest(open, { takenCount: 9 }))).toBe('OPEN');
    expect(judge(withQuest(open, { takenCount: 11 }))).toBe('FULL');
  });

  it('the prerequisite is met by the minute [ELI-17]', () => {
    const asking = withQuest(open, { prerequisiteMinutes: 120 });
    expect(judge(withViewer(asking, { completedMinutes: 119 }))).toBe('NOT_ENOUGH_HOURS');
    expect(judge(withViewer(asking, { completedMinutes: 120 }))).toBe('OPEN');
  });

  it('the organization code lifts the hours and nothing else [OPEN-ELI-01]', () => {
    const lifted = withViewer(factsOf('NOT_ENOUGH_HOURS'), { areHoursLifted: true });
    expect(judge(lifted)).toBe('OPEN');
    expect(judge(factsOf('TRAINING_REQUIRED', lifted))).toBe('TRAINING_REQUIRED');
    expect(judge(factsOf('FULL', lifted))).toBe('FULL');
  });

  it('every required training must be fulfilled [ELI-21]', () => {
    const trained = (...fulfilled: boolean[]) =>
      judge(withViewer(open, { requiredTrainings: fulfilled.map((value) => ({ fulfilled: value })) }));
    expect(trained(false)).toBe('TRAINING_REQUIRED');
    expect(trained(true, false)).toBe('TRAINING_REQUIRED');
    expect(trained(true, true)).toBe('OPEN');
  });

  it.each<[number | null, Verdict]>([
    [null, 'TOO_YOUNG'],
    [11, 'TOO_YOUNG'],
    [12, 'WITH_SUPERVISION'],
    [15, 'WITH_SUPERVISION'],
    [16, 'OPEN'],
    [79, 'OPEN'],
    [80, 'TOO_OLD'],
  ])('with limits of 12, 16 and 80 the age %s gives %s [ELI-18, ELI-19, ELI-20]', (age, verdict) => {
    const limited = withPolicy(open, { supervisedAge: 12, soloAge: 16, maxAge: 80 });
    expect(judge(withViewer(limited, { age }))).toBe(verdict);
  });

  it('too old is lifted by complete trainings, if at least one is required [ELI-20, OPEN-ELI-02, DEC-25]', () => {
    const old = factsOf('TOO_OLD');
    const required = [{ fulfilled: true }];
    expect(judge(withViewer(old, { requiredTrainings: required, allTrainingsComplete: true }))).toBe('OPEN');
    expect(judge(withViewer(old, { requiredTrainings: required, allTrainingsComplete: false }))).toBe(
      'TOO_OLD',
    );
    expect(judge(withViewer(old, { requiredTrainings: required }))).toBe('TOO_OLD');
    expect(judge(withViewer(old, { requiredTrainings: [], allTrainingsComplete: true }))).toBe('TOO_OLD');
  });

  it('complete trainings do not make anybody older [ELI-18]', () => {
    const complete = { requiredTrainings: [{ fulfilled: true }], allTrainingsComplete: true };
    expect(judge(withViewer(factsOf('TOO_YOUNG'), complete))).toBe('TOO_YOUNG');
  });

  it('a quest that has begun is open until its end, a hybrid role for ever [ELI-04, QST-14]', () => {
    expect(judge(withQuest(open, { startedAt: NOW - HOUR, endedAt: NOW + 1 }))).toBe('OPEN');
    const role = { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null } as const;
    expect(judge(withQuest(open, role))).toBe('HYBRID_ROLE');
  });
});

describe('what a charity demands to know', () => {
  const contact = recordStanding({ demandsFullRecord: false, demandsEmergencyContact: true }, [
    'EMERGENCY_CONTACT',
  ]);

  it('who has not told it is refused, but not in the step in which they join [JOI-05: API]', () => {
    expect(judge(withViewer(open, { record: contact }))).toBe('RECORD_INCOMPLETE');
    expect(judge(withViewer(open, { record: contact, isJoining: true }))).toBe('OPEN');
  });

  it('the full record is asked even then [JOI-05: API]', () => {
    expect(judge(withViewer(open, { record: LACKING, isJoining: true }))).toBe('RECORD_INCOMPLETE');
  });
});

describe('exemptions', () => {
  const PASSES: [Verdict, Verdict, Verdict][] = [
    ['RESERVED', 'RESERVED', 'RESERVED'],
    ['FULL', 'FULL', 'FULL'],
    ['BANNED', 'BANNED', 'BANNED'],
    ['GUARDIAN_CONSENT_MISSING', 'GUARDIAN_CONSENT_MISSING', 'GUARDIAN_CONSENT_MISSING'],
    ['NOT_ENOUGH_HOURS', 'OPEN', 'NOT_ENOUGH_HOURS'],
    ['TRAINING_REQUIRED', 'OPEN', 'TRAINING_REQUIRED'],
    ['TOO_YOUNG', 'OPEN', 'OPEN'],
    ['TOO_OLD', 'OPEN', 'OPEN'],
    ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REQUIRED', 'CREDENTIAL_REQUIRED'],
    ['DOCUMENT_REQUIRED', 'DOCUMENT_REQUIRED', 'DOCUMENT_REQUIRED'],
    ['RECORD_INCOMPLETE', 'OPEN', 'RECORD_INCOMPLETE'],
    ['WITH_SUPERVISION', 'OPEN', 'OPEN'],
  ];

  it.each(PASSES)(
    'where others meet %s, managers meet %s and trusted minors %s [ELI-16, DEC-24, OPEN-PERM-04]',
    (verdict, forManagers, forTrustedMinors) => {
      expect(judge(withViewer(factsOf(verdict), { isManager: true }))).toBe(forManagers);
      expect(judge(withViewer(factsOf(verdict), { canBypassAgePolicy: true }))).toBe(forTrustedMinors);
    },
  );
});

describe('what one could take', () => {
  it('is exactly what a sign-up is not refused, or only until one has told a little more [DSC-17: takeable]', () => {
    for (const [verdict, , refusal] of CASES.filter(([one]) => one !== 'LOG_IN')) {
      const isOpen = refusal === null || takesAMinute(verdict);
      expect([verdict, isTakeable(factsOf(verdict))]).toEqual([verdict, isOpen]);
    }
  });

  it('lets a visitor take what a newcomer can: open to everyone, without hours or training [DSC-17]', () => {
    const visitor = { ...open, viewer: null };
    expect(isTakeable(visitor)).toBe(true);
    expect(isTakeable(withQuest(visitor, { prerequisiteMinutes: 60 }))).toBe(false);
    expect(isTakeable(withQuest(visitor, { requiresTraining: true }))).toBe(false);
    expect(isTakeable({ ...visitor, isReserved: true })).toBe(false);
    for (const closed of [
      { takenCount: 10 },
      { publishingStatus: 'Unlisted' },
      { publishingStatus: 'Cancelled' },
      { endedAt: NOW },
    ] as const)
      expect([closed, isTakeable(withQuest(visitor, closed))]).toEqual([closed, false]);
  });

  it('a training alone stands between somebody and the quest [VHM-09]', () => {
    const untrained = factsOf('TRAINING_REQUIRED');
    expect(needsTrainingOnly(untrained)).toBe(true);
    expect(needsTrainingOnly(open)).toBe(false);
    expect(needsTrainingOnly({ ...untrained, viewer: null })).toBe(false);
    // Once trained they would be too young.
    expect(
      needsTrainingOnly(withPolicy(withViewer(untrained, { age: 12 }), { supervisedAge: 16, soloAge: 18 })),
    ).toBe(false);
  });
});
