import { describe, expect, it } from 'vitest';
import { NOW, open, volunteer } from '../sign-up/gate-fixture.ts';
import type { GateViewer } from '../sign-up/sign-up-gate.ts';
import { keepsForNewcomers, type RegularComer, regularTurns, spotsForRegulars } from './regular-turns.ts';

const quest = {
  takenCount: 0,
  heldCount: 0,
  resourceMaxNumber: 4,
  isWaitingListClosed: false,
};
const HOUR_MS = 3_600_000;

function comer(viewer: Partial<GateViewer> = {}, more: Partial<RegularComer> = {}): RegularComer {
  const facts = { ...open, viewer: { ...volunteer, ...viewer } };
  return { facts, isWaiting: false, isClashing: false, isAsked: false, ...more };
}
const kindsOf = (comers: readonly RegularComer[], places: Partial<typeof quest> = {}, percent = 60) =>
  regularTurns({ ...quest, ...places }, percent, comers).map((outcome) =>
    outcome?.kind === 'REFUSED' ? outcome.code : (outcome?.kind ?? null),
  );

it.each([
  [10, 60, 6],
  [9, 60, 5],
  [1, 60, 1],
  [2, 1, 1],
  [75, 100, 75],
])('of %i spots at %i percent regulars take %i [REG-03]', (maximum, percent, spots) => {
  expect(spotsForRegulars(maximum, percent)).toBe(spots);
});

describe('turns of regulars', () => {
  it('give members of a guild its spots only, others the rest, up to the share together [HEAD-07]', () => {
    const member = comer({ guildSpotsLeft: 1 });
    const places = { resourceMaxNumber: 4, heldCount: 1 };
    expect(kindsOf([member, member, comer()], places, 100)).toEqual(['ON', 'WAITING', 'ON']);
    expect(kindsOf([comer(), comer(), member], { ...places, takenCount: 2 }, 100)).toEqual([
      'ON',
      'WAITING',
      'ON',
    ]);
    expect(kindsOf([member, comer(), comer()], places, 50)).toEqual(['ON', 'ON', 'WAITING']);
  });

  it('give spots up to the share, then places on the waitlist [REG-03]', () => {
    expect(kindsOf([comer(), comer(), comer()])).toEqual(['ON', 'ON', 'WAITING']);
    expect(kindsOf([comer()], { takenCount: 3, heldCount: 1 })).toEqual(['WAITING']);
    expect(kindsOf([comer()], { takenCount: 4, isWaitingListClosed: true })).toEqual(['QUEST_FULL']);
  });

  it('count who is on it already into the share, and leave who waits [REG-02, REG-03]', () => {
    expect(kindsOf([comer({ isSignedUp: true }), comer(), comer()])).toEqual([null, 'ON', 'WAITING']);
    expect(kindsOf([comer({}, { isWaiting: true }), comer()])).toEqual([null, 'ON']);
  });

  it.each<[string, RegularComer]>([
    ['BANNED_BY_PROVIDER', comer({ isBanned: true })],
    ['GUARDIAN_CONSENT_MISSING', comer({ hasGuardianConsent: false })],
    ['TIME_CLASH', comer({}, { isClashing: true })],
    ['ASKED', comer({}, { isAsked: true })],
  ])('pass someone over with %s, who takes nobody’s spot [REG-02]', (said, someone) => {
    expect(kindsOf([someone, comer(), comer()])).toEqual([said, 'ON', 'ON']);
  });

  it('leave what asks for more than to come to a sign-up of their own [REG-02]', () => {
    const { facts, ...rest } = comer();
    const supply = { ...facts, quest: { ...facts.quest, eventType: 'SUPPLY-REQUEST' as const } };
    expect(kindsOf([{ ...rest, facts: supply }])).toEqual(['OWN_PAGE']);
  });
});

it('keeps open spots for newcomers until 48 hours before the start [REG-03]', () => {
  expect(keepsForNewcomers(NOW + 49 * HOUR_MS, NOW)).toBe(true);
  expect(keepsForNewcomers(NOW + 48 * HOUR_MS, NOW)).toBe(false);
  expect(keepsForNewcomers(null, NOW)).toBe(false);
});
