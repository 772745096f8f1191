import { describe, expect, it } from 'vitest';
import { refusalOfAlert } from './alert-gate.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const quest = {
  eventType: 'OSV',
  publishingStatus: 'Published',
  isProviderVisible: true,
  startedAt: NOW + 1000,
  endedAt: NOW + 2000,
  takenCount: 1,
  resourceMaxNumber: 2,
} as const;

describe('a quest to which volunteers are alerted', () => {
  it.each([
    ['ALE-11 is published', {}, null],
    ['ALE-11 may be unlisted', { publishingStatus: 'Unlisted' }, null],
    ['QST-07 is no template', { publishingStatus: 'Template' }, 'QUEST_IS_TEMPLATE'],
    ['QD-18 is not over', { startedAt: NOW - 2, endedAt: NOW }, 'QUEST_OVER_SIGN_UP'],
    ['QD-18 may have begun', { startedAt: NOW - 2 }, null],
    ['ALE-11 is not cancelled', { publishingStatus: 'Cancelled' }, 'QUEST_CANCELLED'],
    ['ALE-11 is no draft', { publishingStatus: 'Draft' }, 'BAD_USER_INPUT'],
    ['ALE-11 is not private', { publishingStatus: 'Private' }, 'BAD_USER_INPUT'],
    ['ALE-11 is of a charity that everybody can see', { isProviderVisible: false }, 'BAD_USER_INPUT'],
    ['ALE-11 has open places', { takenCount: 2 }, 'QUEST_FULL'],
  ] as const)('%s', (_, changes, code) => {
    expect(refusalOfAlert({ ...quest, ...changes }, NOW)?.code ?? null).toBe(code);
  });
});
