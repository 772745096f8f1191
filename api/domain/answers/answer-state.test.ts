import { expect, it } from 'vitest';
import { type AnswerFacts, answerStateOf, isLateBail } from './answer-state.ts';

const NOW = 1_000_000_000;
const HOUR = 3_600_000;
const quest: AnswerFacts['quest'] = {
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: NOW + 1,
  endedAt: NOW + HOUR,
};

it.each<[string, Partial<AnswerFacts['quest']>, number | null, string]>([
  ['a place that is kept, to the last instant before the start', {}, null, 'OPEN'],
  ['the start', { startedAt: NOW }, null, 'BEGUN'],
  ['a quest that is over', { startedAt: NOW - 2 * HOUR, endedAt: NOW - HOUR }, null, 'BEGUN'],
  ['a place that was given up', {}, NOW - 1, 'GIVEN_UP'],
  ['a place that was given up, after the start', { startedAt: NOW }, NOW - 1, 'BEGUN'],
  ['a cancelled quest', { publishingStatus: 'Cancelled' }, null, 'CANCELLED'],
  ['a cancelled quest whose place was given up', { publishingStatus: 'Cancelled' }, 1, 'CANCELLED'],
  ['a role without a date', { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null }, null, 'OPEN'],
  ['a role that ended', { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: NOW }, null, 'BEGUN'],
])('a link about %s [REM-05: the rule]', (_case, changes, abandonedAt, state) => {
  expect(answerStateOf({ abandonedAt, quest: { ...quest, ...changes } }, NOW)).toBe(state);
});

it.each([
  ['24 hours before the start', NOW + 24 * HOUR, 'Published', true],
  ['a moment more than that', NOW + 24 * HOUR + 1, 'Published', false],
  ['at the start', NOW, 'Unlisted', true],
  ['an hour after it', NOW - HOUR, 'Published', true],
  ['two days into a quest of weeks', NOW - 48 * HOUR, 'Published', false],
  ['of a cancelled quest', NOW + HOUR, 'Cancelled', false],
  ['of a role without a date', null, 'Published', false],
] as const)('a place given up %s [REM-07: the rule]', (_case, startedAt, publishingStatus, isLate) => {
  expect(isLateBail({ startedAt, publishingStatus }, NOW)).toBe(isLate);
});
