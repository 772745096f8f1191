import { isNewAddress, REGISTRATION_LIMITS } from '../identity/registration.ts';
import { typedAddress } from '../identity/typed-address.ts';
import { letter, type MailText, type Sender, step } from '../messages/letter.ts';
import { subjectWith } from '../messages/subject.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { groupMailsTexts } from '../texts/generated/group-mails.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import type { Locale } from '../texts/locale.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { roleNameOf } from './group-role.ts';
import { roleTitleIn } from './role-name.ts';

/**
 * The user name or email address as it was typed, without blanks around it; or what is wrong with it, whether or not
 * anybody has it.
 */
export function readInvited(typed: string): { username: string; isAddress: boolean } | { problem: TextRef } {
  const { usernameMin, usernameMax } = REGISTRATION_LIMITS;
  if (typed.includes('@')) {
    const address = typedAddress(typed);
    return isNewAddress(address)
      ? { username: address, isAddress: true }
      : { problem: refsOf(consoleRefusalsTexts).emailForm };
  }
  const username = typed.trim();
  const isOne =
    /^[A-Za-z0-9]+$/.test(username) && username.length >= usernameMin && username.length <= usernameMax;
  return isOne
    ? { username, isAddress: false }
    : {
        problem: refsOf(consoleRefusalsTexts).usernameForm({
          min: String(usernameMin),
          max: String(usernameMax),
        }),
      };
}

/** The email to someone who is asked to join, in plain text. `expiresAt` in epoch ms. */
export function invitationMail(
  locale: Locale,
  sender: Sender,
  facts: {
    groupName: string;
    providerName: string | null;
    roleId: string;
    firstName: string | null;
    expiresAt: number;
    /** Link to the page that answers the invitation. */
    link: string;
  },
): MailText {
  const { groupName: group, providerName: charity, roleId, firstName, expiresAt, link } = facts;
  const t = groupMailsTexts(locale);
  const offered = { group, role: roleTitleIn(locale, roleNameOf(roleId)) };
  return letter(locale, sender, firstName, subjectWith({ group }, t.invitedSubject), [
    charity === null || charity === group ? t.invited(offered) : t.invitedOf({ ...offered, charity }),
    step(mailWordsTexts(locale).answer, link, `${t.answerHere}\n`),
    t.invitationEnds({ day: formatsFor(locale).longDay(expiresAt) }),
  ]);
}
