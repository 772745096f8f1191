import { describe, expect, it } from 'vitest';
import { invitationAt, isInvitationPace } from './invitation-pace.ts';

const pace = { perHour: 60, now: 1_000_000, lastQueuedAt: null };

describe('the pace of invitations', () => {
  it.each([
    ['the first at once', 0, pace, 1_000_000],
    ['one a minute', 2, pace, 1_120_000],
    ['behind those that wait', 0, { ...pace, lastQueuedAt: 2_000_000 }, 2_060_000],
    ['not in the past', 0, { ...pace, lastQueuedAt: 5 }, 1_000_000],
  ])('%s [API-51]', (_, position, asked, at) => {
    expect(invitationAt(position, asked)).toBe(at);
  });

  it.each([
    [1, true],
    [10_000, true],
    [0, false],
    [10_001, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d an hour can be asked for: %s [API-51]', (perHour, isOne) => {
    expect(isInvitationPace(perHour)).toBe(isOne);
  });
});
