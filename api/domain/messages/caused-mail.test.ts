import { describe, expect, it } from 'vitest';
import { isCausedByOther, limitOfMail, mayBeMailed, OCCASION_RULES } from './caused-mail.ts';
import { MAIL_KINDS, type MailKind } from './mail-kind.ts';

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
    const isSent = [0, 1, 2, 3, 4].map((counted) => mayBeMailed(counted, 'others'));
    expect(isSent).toEqual([true, true, true, false, false]);
  });
});

describe('limits by mailbox', () => {
  it.each([
    ['verify-email', false, 'confirmation'],
    ['email-change', false, 'confirmation'],
    ['password-changed', false, 'confirmation'],
    ['recovery', false, 'reset'],
    ['guardian-asked', true, 'others'],
    ['guardian-asked', false, 'guardianAsked'],
    ['guardian-link', false, 'guardianPage'],
    ['hand-over-link', true, 'others'],
    ['address-in-use', false, 'others'],
    ['quest-changed', true, undefined],
    ['weekly-quests', false, undefined],
  ] satisfies [MailKind, boolean, string | undefined][])(
    'count %s, caused by a named person %s, as %s [SAF-29]',
    (kind, hasCauser, limit) => expect(limitOfMail(kind, hasCauser)?.limit).toBe(limit),
  );

  it('leave out no kind that a stranger can cause, but codes, which are counted where they are asked for [JOI-02, SAF-29]', () => {
    const unlimited = (Object.keys(MAIL_KINDS) as MailKind[]).filter((kind) => {
      const { canStrangerCause } = OCCASION_RULES[MAIL_KINDS[kind].occasion];
      return canStrangerCause && limitOfMail(kind, true) === null;
    });
    expect(unlimited).toEqual(['guardian-code', 'joining-code']);
  });
});
