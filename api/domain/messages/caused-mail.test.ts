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
    '%s, on a quest together %s: counted %s [SAF-29]',
    (kind, isOnQuestTogether, isCounted) => {
      expect(isCausedByOther(kind, { hasCauser: true, isOnQuestTogether })).toBe(isCounted);
    },
  );

  it.each(['alert', 'guardian-asked'] as const)(
    '%s that nobody else causes is not counted [SAF-29]',
    (kind) => {
      expect(isCausedByOther(kind, { hasCauser: false, isOnQuestTogether: false })).toBe(false);
    },
  );

  it('that somebody tried an address is counted, though nobody knows who [SAF-29, DEC-53]', () => {
    const cause = { hasCauser: false, isOnQuestTogether: false };
    expect(isCausedByOther('address-in-use', cause)).toBe(true);
  });

  it('three a day are sent, the fourth is held [SAF-29]', () => {
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
    ['guardian-copy', false, 'guardianCopy'],
    ['guardian-guild', false, 'guardianCopy'],
    ['guardian-more', false, 'guardianMore'],
    ['hand-over-link', true, 'others'],
    ['address-in-use', false, 'others'],
    ['quest-changed', true, undefined],
    ['bailed-out-late', true, 'fromOne'],
    ['emergency-contact-changed', true, 'fromOne'],
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

/** Kinds that an act of someone else sends without a limit by mailbox, and what bounds or justifies them instead. */
const UNLIMITED: Partial<Record<MailKind, string>> = {
  booted: 'ends the spot it tells of',
  'spot-ended': 'ends the spot it tells of',
  'signed-up': 'one for each sign-up of the reader',
  'place-handed-over': 'one for each spot that the reader gave',
  'stand-in-found': 'one for each request of the reader',
  'place-changed-hands': 'one for each spot, told to the charity',
  'supervisor-asked': 'supervisorNamedByPerson and supervisorAskedByPerson',
  supervision: 'one answer for each request',
  'quest-changed': 'a must: collected before it is sent, by people with quest U',
  thanks: 'one for each attendance entry',
  'charity-writes-soon': 'messages of a charity have a limit by quest and day',
  'charity-writes': 'messages of a charity have a limit by quest and day',
  'volunteer-writes': 'messages of a volunteer have a limit by quest and day',
  reminder: 'sent by the clock',
  'under-minimum': 'sent by the clock',
  'attendance-unmarked': 'sent by the clock',
};

describe('every kind of email', () => {
  const kinds = Object.keys(MAIL_KINDS) as MailKind[];

  it('that an act of someone on the same quest sends has a limit or a reason for none [SAF-29]', () => {
    const ofQuest = kinds.filter((kind) => MAIL_KINDS[kind].occasion === 'quest');
    expect(ofQuest.filter((kind) => limitOfMail(kind, true) === null && !UNLIMITED[kind])).toEqual([]);
    expect(Object.keys(UNLIMITED).filter((kind) => !ofQuest.includes(kind as MailKind))).toEqual([]);
  });

  it('without a limit by mailbox is one of a quest, an answer, or a code [SAF-29]', () => {
    const open = kinds.filter((kind) => limitOfMail(kind, true) === null);
    const occasions = new Set(open.map((kind) => MAIL_KINDS[kind].occasion));
    expect([...occasions].toSorted()).toEqual(['answer', 'code', 'quest']);
  });
});
