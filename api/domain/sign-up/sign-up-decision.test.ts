import { describe, expect, it } from 'vitest';
import { open, volunteer } from './gate-fixture.ts';
import { concernsOthers, decideSignUp } from './sign-up-decision.ts';
import type { GateFacts } from './sign-up-gate.ts';

const alone = { othersMax: 0, documents: '[]', checks: '[]' };
const plain = { ...alone, eventType: 'OSV', startedAt: 1, endedAt: 2, flexibleMinimumTime: null } as const;
const wish = { submitterId: 'anna', isHandedOver: false };
const full: GateFacts = { ...open, quest: { ...open.quest, takenCount: 10 } };
const supervised: GateFacts = {
  ...open,
  agePolicy: { name: 'Teens', supervisedAge: 10, soloAge: 16, maxAge: 99 },
  viewer: { ...volunteer, age: 12 },
};

describe('whether someone gets a spot', () => {
  it('grants one with the form that is kept [ELI-07]', () => {
    const granted = decideSignUp(plain, open, { ...wish, formJSON: '{"size":"M"}' });
    expect(granted).toEqual({
      refusal: null,
      form: { expectedArrivalAt: null, expectedDepartureAt: null, formJSON: '{"size":"M"}' },
      answers: null,
      party: [],
      needsSupervisor: false,
    });
  });

  it('lets the gate speak before the form [ELI-07]', () => {
    expect(decideSignUp(plain, full, { ...wish, formJSON: '[]' })).toEqual({ refusal: 'QUEST_FULL' });
    const { refusal } = decideSignUp(plain, open, { ...wish, formJSON: '[]' });
    expect(refusal).toBe('BAD_USER_INPUT');
  });

  it('hands a spot over on a full quest [SWP-03]', () => {
    expect(decideSignUp(plain, full, { ...wish, isHandedOver: true }).refusal).toBeNull();
  });

  it('asks whoever joins for the record later [JOI-03]', () => {
    const parts = ['EMERGENCY_CONTACT'] as const;
    const record = { isDemandedAtOnce: false, missing: parts, lacked: parts };
    const lacking: GateFacts = { ...open, viewer: { ...volunteer, record } };
    expect(decideSignUp(plain, lacking, wish).refusal).toBe('RECORD_INCOMPLETE');
    expect(decideSignUp(plain, lacking, { ...wish, isJoining: true }).refusal).toBeNull();
  });

  it('says who needs a supervisor [ELI-07]', () => {
    expect(decideSignUp(plain, supervised, wish)).toMatchObject({ refusal: null, needsSupervisor: true });
  });
});

describe('whether a sign-up concerns others', () => {
  const held = { ...full, quest: { ...full.quest, takenCount: 9, heldCount: 1 } };
  it.each<[string, GateFacts, boolean, boolean]>([
    ['not on a quest with free spots', open, false, false],
    ['not on a full quest, which refuses it', full, false, false],
    ['who is on the waitlist leaves it', open, true, true],
    [
      'what is held for them is taken',
      { ...open, viewer: { ...volunteer, hasHeldPlace: true } },
      false,
      true,
    ],
    ['what is held for others may have lapsed', held, false, true],
    ['a supervisor is named', supervised, false, true],
  ])('%s [WAI-04]', (_, facts, isWaiting, expected) => {
    expect(concernsOthers(facts, isWaiting)).toBe(expected);
  });
});
