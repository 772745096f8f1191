import { formatLongDay } from './format.ts';
import { REGISTRATION_LIMITS } from './registration.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an invitation into a group can be answered. */
export const INVITATION_MS = 14 * DAY_MS;
/** Of one group at once. */
export const OPEN_INVITATIONS_MAX = 50;

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
export function invitationMail(facts: {
  groupName: string;
  providerName: string | null;
  roleName: string;
  firstName: string | null;
  expiresAt: number;
  /** Where it is answered. */
  link: string;
}): { subject: string; body: string } {
  const { groupName, providerName, roleName, firstName, expiresAt, link } = facts;
  const of = providerName === null || providerName === groupName ? '' : ` of ${providerName}`;
  const lines = [
    firstName ? `Hello ${firstName},` : 'Hello,',
    '',
    `you are invited to join the group «${groupName}»${of} in the role ${roleName}.`,
    '',
    'Accept or decline here:',
    link,
    '',
    `Until you accept, the group sees nothing of you. The invitation ends on ${formatLongDay(expiresAt)}. If you do not know the group, you need not do anything.`,
  ];
  return { subject: `An invitation: ${groupName}`, body: lines.join('\n') };
}
