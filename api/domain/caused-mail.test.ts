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
      expect(isCausedByOther(kind, { isOnQuestTogether })).toBe(isCounted);
    },
  );

  it('SAF-29 three a day are sent, the fourth is held', () => {
    expect([0, 1, 2, 3, 4].map(mayBeMailed)).toEqual([true, true, true, false, false]);
  });
});
