import { describe, expect, it } from 'vitest';
import { GUILD_INVITE_LIFETIME_MS, refusalOfInvite, refusalOfNewInvite } from './guild-invite.ts';

const NOW = Date.UTC(2026, 10, 23);
const open = { expiresAt: NOW + 1 };

describe('a link that invites to a guild', () => {
  it.each([
    ['one that is open', { invite: open }, null],
    ['one that is open, for a member', { invite: open, isMember: true }, 'ALREADY_IN_GROUP'],
    ['none', { invite: null }, 'INVITATION_NOT_FOUND'],
    ['one whose time is over', { invite: { expiresAt: NOW } }, 'INVITATION_NOT_FOUND'],
    [
      'one whose time is over, for a member',
      { invite: { expiresAt: NOW }, isMember: true },
      'INVITATION_NOT_FOUND',
    ],
  ])('%s [GUI-46: the rule]', (_, changes, refusal) => {
    expect(refusalOfInvite({ isMember: false, now: NOW, ...changes })).toBe(refusal);
  });

  it('it is good for 14 days, and fifty of a guild are [GUI-46: the rule]', () => {
    expect(GUILD_INVITE_LIFETIME_MS).toBe(14 * 24 * 60 * 60 * 1000);
    expect([refusalOfNewInvite(49), refusalOfNewInvite(50)]).toEqual([null, 'TOO_MANY_INVITATIONS']);
  });
});
