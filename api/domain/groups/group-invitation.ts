import { REGISTRATION_LIMITS } from '../identity/registration.ts';
import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { formatLongDay } from '../text/format.ts';

/** The user name as it was typed, without blanks around it; or what is wrong with it, whether or not anybody has it. */
export function readInvitedUsername(typed: string): { username: string } | { problem: string } {
  const { usernameMin, usernameMax } = REGISTRATION_LIMITS;
  const username = typed.trim();
  const isOne =
    /^[A-Za-z0-9]+$/.test(username) && username.length >= usernameMin && username.length <= usernameMax;
  return isOne
    ? { username }
    : { problem: `A username has ${usernameMin} to ${usernameMax} letters and numbers.` };
}

/** The mail to somebody who is asked to join, in plain text. `expiresAt` in epoch ms. */
export function invitationMail(
  sender: Sender,
  facts: {
    groupName: string;
    providerName: string | null;
    roleName: string;
    firstName: string | null;
    expiresAt: number;
    /** Where it is answered. */
    link: string;
  },
): MailText {
  const { groupName, providerName, roleName, firstName, expiresAt, link } = facts;
  const of = providerName === null || providerName === groupName ? '' : ` of ${providerName}`;
  return letter(sender, firstName, `An invitation: ${groupName}`, [
    `you are invited to join the group «${groupName}»${of} in the role ${roleName}.`,
    `Accept or decline here:\n${link}`,
    `Until you accept, the group sees nothing of you. The invitation ends on ${formatLongDay(expiresAt)}. If you do not know the group, you need not do anything.`,
  ]);
}
