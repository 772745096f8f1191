import { describe, expect, it } from 'vitest';
import {
  problemOfSupervisor,
  refusalOfChoice,
  refusalOfNaming,
  supervisionWaitsUntil,
  supervisorChoiceOf,
} from './supervision.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR_MS = 3_600_000;

describe('who supervises', () => {
  it.each([
    [{ supervisorUsername: ' gold ' }, null],
    [{ supervisingGuardian: 'Robin Guardian' }, null],
    [{}, 'SUPERVISOR_MISSING'],
    [{ supervisorUsername: ' ', supervisingGuardian: '' }, 'SUPERVISOR_MISSING'],
    [{ supervisorUsername: 'gold', supervisingGuardian: 'Robin Guardian' }, 'SUPERVISOR_MISSING'],
  ])('%j [SAF-11]', (given, refusal) => {
    expect(refusalOfChoice(supervisorChoiceOf(given))).toBe(refusal);
  });

  it.each([
    ['an adult on the quest', { isOnQuest: true, isAdult: true, isSelf: false }, true],
    ['nobody', null, false],
    ['somebody young', { isOnQuest: true, isAdult: false, isSelf: false }, false],
    ['somebody elsewhere', { isOnQuest: false, isAdult: true, isSelf: false }, false],
    ['oneself', { isOnQuest: true, isAdult: true, isSelf: true }, false],
  ])('%s can supervise: %s [SAF-11]', (_case, adult, can) => {
    expect(problemOfSupervisor(adult) === null).toBe(can);
  });
});

it.each([
  ['a quest without a start', null, NOW + 24 * HOUR_MS],
  ['one in three days', NOW + 72 * HOUR_MS, NOW + 24 * HOUR_MS],
  ['one in two hours', NOW + 2 * HOUR_MS, NOW + 2 * HOUR_MS],
])('the place waits 24 hours, not beyond the start: %s [SAF-11]', (_case, startedAt, until) => {
  expect(supervisionWaitsUntil(startedAt, NOW)).toBe(until);
});

it.each([
  ['the own place', {}, null],
  ['somebody else’s', { chariteerId: 'gold' }, 'CONTRACT_NOT_FOUND'],
  ['one that was given back', { abandonedAt: 1 }, 'NOT_SIGNED_UP'],
  ['one on a quest that has begun', { startedAt: NOW }, 'QUEST_STARTED'],
] as const)('naming another one for %s [SAF-11]', (_case, changes, refusal) => {
  const signUp = { chariteerId: 'teen', abandonedAt: null, startedAt: NOW + 1, ...changes };
  expect(refusalOfNaming(signUp, 'teen', NOW)).toBe(refusal);
  expect(refusalOfNaming(null, 'teen', NOW)).toBe('CONTRACT_NOT_FOUND');
});
