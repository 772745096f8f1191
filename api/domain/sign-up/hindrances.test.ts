import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, PUBLISHING_STATUSES } from '../quests/quest-status.ts';
import { HOUR, NOW, open, volunteer } from './gate-fixture.ts';
import { hindrancesOf } from './hindrances.ts';
import {
  type GateFacts,
  type GateViewer,
  judge,
  refusalOf,
  SIGN_UP_GATE,
  type Verdict,
} from './sign-up-gate.ts';

/** Everything in the way that can be there together. */
const demanding: GateFacts = {
  ...open,
  quest: { ...open.quest, takenCount: 10, prerequisiteMinutes: 60, requiresTraining: true },
  agePolicy: { name: 'Adults', supervisedAge: 40, soloAge: 41, maxAge: 80 },
  isReserved: true,
  viewer: { ...volunteer, requiredTrainings: [{ fulfilled: false }] },
};

const maybeAge = fc.option(fc.constantFrom(9, 13, 16, 30, 90));
const aViewer: fc.Arbitrary<GateViewer> = fc
  .record({
    hasRecord: fc.boolean(),
    isSignedUp: fc.boolean(),
    hasHeldPlace: fc.boolean(),
    isBanned: fc.boolean(),
    hasGuardianConsent: fc.boolean(),
    isGuardianAsked: fc.boolean(),
    age: maybeAge,
    isManager: fc.boolean(),
    canBypassAgePolicy: fc.boolean(),
    isMemberOfReservingGuild: fc.boolean(),
    completedMinutes: fc.constantFrom(0, 60),
    areHoursLifted: fc.boolean(),
    allTrainingsComplete: fc.boolean(),
  })
  .chain((drawn) =>
    fc
      .array(fc.record({ fulfilled: fc.boolean() }), { maxLength: 2 })
      .map((requiredTrainings) => ({ ...drawn, requiredTrainings })),
  );
const someFacts: fc.Arbitrary<GateFacts> = fc.record({
  now: fc.constant(NOW),
  quest: fc.record({
    eventType: fc.constantFrom(...EVENT_TYPES),
    publishingStatus: fc.constantFrom(...PUBLISHING_STATUSES),
    startedAt: fc.constantFrom(NOW - HOUR, NOW + HOUR),
    endedAt: fc.constantFrom(NOW, NOW + 2 * HOUR),
    takenCount: fc.constantFrom(0, 2),
    resourceMaxNumber: fc.constant(2),
    prerequisiteMinutes: fc.constantFrom(0, 60),
    requiresTraining: fc.boolean(),
  }),
  agePolicy: fc.constantFrom(
    { name: 'Any', supervisedAge: 0, soloAge: 1, maxAge: 100 },
    { name: 'Teens', supervisedAge: 13, soloAge: 16, maxAge: 80 },
  ),
  isReserved: fc.boolean(),
  viewer: aViewer,
});
const DRAWS = { numRuns: 2_000, seed: 20_261_126 };
const AGES: readonly Verdict[] = ['TOO_YOUNG', 'TOO_OLD'];

describe('all that hinders', () => {
  it('begins with what a sign-up is refused with, and is empty where none is [DEC-36, DSC-16: hindrances]', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const verdict = judge(facts);
        const [first = null] = hindrancesOf(facts);
        // Without a record the age is unknown: the gate, which comes to it last, takes it for 0.
        fc.pre(facts.viewer?.hasRecord !== false || !AGES.includes(verdict));
        expect(first).toBe(refusalOf(verdict) === null ? null : verdict);
      }),
      DRAWS,
    );
  });

  it('is in the gate’s order, each once, and nothing that lets pass [DEC-36, DSC-16: hindrances]', () => {
    const order = SIGN_UP_GATE.map(({ verdict }) => verdict);
    fc.assert(
      fc.property(someFacts, (facts) => {
        const found = hindrancesOf(facts);
        expect(found).toEqual(order.filter((verdict) => found.includes(verdict)));
        expect(found.filter((verdict) => refusalOf(verdict) === null)).toEqual([]);
      }),
      DRAWS,
    );
  });

  it('each that is mended goes, the others stay [DEC-36, DSC-16: hindrances]', () => {
    expect(hindrancesOf(demanding)).toEqual([
      'RESERVED',
      'FULL',
      'NOT_ENOUGH_HOURS',
      'TRAINING_REQUIRED',
      'TOO_YOUNG',
    ]);
    const trained = { ...volunteer, requiredTrainings: [{ fulfilled: true }], areHoursLifted: true };
    expect(hindrancesOf({ ...demanding, viewer: trained })).toEqual(['RESERVED', 'FULL', 'TOO_YOUNG']);
    expect(hindrancesOf({ ...demanding, viewer: { ...trained, age: 50 }, isReserved: false })).toEqual([
      'FULL',
    ]);
    expect(hindrancesOf(open)).toEqual([]);
  });

  it.each<[string, GateFacts, Verdict]>([
    ['a stamp', { ...demanding, quest: { ...demanding.quest, publishingStatus: 'Template' } }, 'TEMPLATE'],
    [
      'what is cancelled',
      { ...demanding, quest: { ...demanding.quest, publishingStatus: 'Cancelled' } },
      'CANCELLED',
    ],
    ['what is over', { ...demanding, quest: { ...demanding.quest, endedAt: NOW } }, 'OVER'],
    ['who is on it', { ...demanding, viewer: { ...volunteer, isSignedUp: true } }, 'SIGNED_UP'],
  ])('of %s that alone is told [DEC-36, DSC-16: hindrances]', (_, facts, verdict) => {
    expect(hindrancesOf(facts)).toEqual([verdict]);
  });

  it('who waits for the guardian’s answer is told one thing of it [SAF-08, DSC-16: hindrances]', () => {
    const waiting = { ...volunteer, hasGuardianConsent: false, isGuardianAsked: true };
    expect(hindrancesOf({ ...open, viewer: waiting })).toEqual(['GUARDIAN_PENDING']);
    expect(hindrancesOf({ ...open, viewer: { ...waiting, isGuardianAsked: false } })).toEqual([
      'GUARDIAN_CONSENT_MISSING',
    ]);
  });
});

describe('what a quest asks of somebody unknown', () => {
  it('visitors learn all that it asks for, and not that they have to log in [DEC-36, DSC-16: hindrances]', () => {
    expect(hindrancesOf({ ...open, viewer: null })).toEqual([]);
    expect(hindrancesOf({ ...demanding, viewer: null })).toEqual([
      'RESERVED',
      'FULL',
      'NOT_ENOUGH_HOURS',
      'TRAINING_REQUIRED',
      'TOO_YOUNG',
      'TOO_OLD',
    ]);
  });

  it('each of them alone [DEC-36, DSC-16: hindrances]', () => {
    const visitor = { ...open, viewer: null };
    const cases: [GateFacts, Verdict][] = [
      [{ ...visitor, isReserved: true }, 'RESERVED'],
      [{ ...visitor, quest: { ...open.quest, takenCount: 10 } }, 'FULL'],
      [{ ...visitor, quest: { ...open.quest, prerequisiteMinutes: 1 } }, 'NOT_ENOUGH_HOURS'],
      [{ ...visitor, quest: { ...open.quest, requiresTraining: true } }, 'TRAINING_REQUIRED'],
      [{ ...visitor, agePolicy: { ...open.agePolicy, supervisedAge: 2 } }, 'TOO_YOUNG'],
      [{ ...visitor, agePolicy: { ...open.agePolicy, maxAge: 99 } }, 'TOO_OLD'],
    ];
    for (const [facts, verdict] of cases) expect(hindrancesOf(facts)).toEqual([verdict]);
    // Ages 0 and 1 say no more than “all ages”.
    expect(hindrancesOf({ ...visitor, agePolicy: { ...open.agePolicy, supervisedAge: 1 } })).toEqual([]);
  });

  it('nobody without a record is called too young, but told the ages [DEC-36, DSC-16: hindrances]', () => {
    const nobody = { ...volunteer, hasRecord: false, age: null };
    expect(hindrancesOf({ ...open, viewer: nobody })).toEqual(['NO_VOLUNTEER_RECORD']);
    const limited = { ...open.agePolicy, supervisedAge: 1, maxAge: 80 };
    expect(hindrancesOf({ ...open, agePolicy: limited, viewer: nobody })).toEqual([
      'NO_VOLUNTEER_RECORD',
      'TOO_OLD',
    ]);
    expect(hindrancesOf({ ...open, agePolicy: limited, viewer: { ...nobody, isManager: true } })).toEqual([
      'NO_VOLUNTEER_RECORD',
    ]);
  });
});
