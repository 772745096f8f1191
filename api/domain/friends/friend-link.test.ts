import { describe, expect, it } from 'vitest';
import { countsAsInvited, FRIEND_LINK_DAYS, type FriendFacts, isLinkGood } from './friend-link.ts';

const DAY_MS = 24 * 3_600_000;

describe('who brought whom', () => {
  it('a link counts for ninety days from the one on which it was made [VHM-08: the rule]', () => {
    const told = [-1, 0, FRIEND_LINK_DAYS - 1, FRIEND_LINK_DAYS].map((days) =>
      isLinkGood(100, (100 + days) * DAY_MS),
    );
    expect(told).toEqual([false, true, true, false]);
  });

  it('nobody brings themselves, or somebody known there, and thanks come once [VHM-08: the rule]', () => {
    const plain: FriendFacts = {
      inviterId: 'a',
      invitedId: 'b',
      isInviterOut: false,
      isQuestThere: true,
      isKnownThere: false,
      isThanked: false,
    };
    expect(countsAsInvited(plain)).toBe(true);
    const others = [
      { invitedId: 'a' },
      { isInviterOut: true },
      { isQuestThere: false },
      { isKnownThere: true },
      { isThanked: true },
    ];
    for (const more of others)
      expect(countsAsInvited({ ...plain, ...more }), JSON.stringify(more)).toBe(false);
  });
});
