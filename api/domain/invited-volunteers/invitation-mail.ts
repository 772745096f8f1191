import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { subjectWith } from '../messages/subject.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { invitedVolunteersTexts } from '../texts/generated/invited-volunteers.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';

/** The email to someone whom a charity asks to volunteer there. `expiresAt` in epoch ms. */
export function volunteerInvitationMail(
  locale: Locale,
  sender: Sender,
  facts: { charity: string; name: string | null; expiresAt: number; link: string },
): MailText {
  const { charity, name, expiresAt, link } = facts;
  const t = invitedVolunteersTexts(locale);
  return letter(locale, sender, name, subjectWith({ charity }, t.subject), [
    t.asked({ charity }),
    t.why({ charity }),
    step(mailWordsTexts(locale).answer, link, `${t.answerHere}\n`),
    t.ends({ day: formatsFor(locale).longDay(expiresAt) }),
  ]);
}

/** What is known, when an invitation is to be mailed, of the mailbox and of who reads there. */
export type InvitedFacts = {
  /** The mailbox wants no invitations. */
  isRefused: boolean;
  /** Its account is blocked, or its reader is turned away by the charity. */
  isTurnedAway: boolean;
  /** Its account was closed in the last day. */
  isClosed: boolean;
  /** Its reader is under 18, and the guardian hasn't agreed. */
  isWaitingForGuardian: boolean;
};

/** Whether an invitation is mailed: its charity sees the same either way. */
export function isInvitationMailed(facts: InvitedFacts): boolean {
  return !Object.values(facts).includes(true);
}
