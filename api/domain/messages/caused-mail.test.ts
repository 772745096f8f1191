import { describe, expect, it } from 'vitest';
import { isCausedByOther, mayBeMailed } from './caused-mail.ts';
import type { MailKind } from './mail-kind.ts';

describe('mails that somebody else caused', () => {
  it.each([
    ['alert', false, true],
    ['alert', true, false],
    ['guardian-asked', false, true],
    ['verify-email', false, false],
    ['recovery', false, false],
    ['password-changed', false, false],
    ['provider-account', false, false],
    ['guild-founded', false, false],
    ['application-accepted', false, false],
    ['training-resolution', false, false],
    ['quest-changed', false, false],
    ['booted', false, false],
  ] satisfies [MailKind, boolean, boolean][])(
    'SAF-29 %s, on a quest together %s: counted %s',
    (kind, isOnQuestTogether, isCounted) => {
      expect(isCausedByOther(kind, { hasCauser: true, isOnQuestTogether })).toBe(isCounted);
    },
  );

  it.each(['alert', 'guardian-asked'] as const)(
    'SAF-29 %s that nobody else causes is not counted',
    (kind) => {
      expect(isCausedByOther(kind, { hasCauser: false, isOnQuestTogether: false })).toBe(false);
    },
  );

  it('SAF-29 DEC-53 that somebody tried an address is counted, though nobody knows who', () => {
    const cause = { hasCauser: false, isOnQuestTogether: false };
    expect(isCausedByOther('address-in-use', cause)).toBe(true);
  });

  it('SAF-29 three a day are sent, the fourth is held', () => {
    expect([0, 1, 2, 3, 4].map(mayBeMailed)).toEqual([true, true, true, false, false]);
  });
});
