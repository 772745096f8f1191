import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { formatLongDay } from '../text/format.ts';

export type EmergencyContactNotice = {
  username: string;
  eventTitle: string;
  /** Epoch ms; null for a role without a date. */
  startedAt: number | null;
  /** Address of the quest's sheet. */
  link: string;
};

/** The mail to those who answer for a charity: who and where, never the contact itself. */
export function emergencyContactMail(sender: Sender, notice: EmergencyContactNotice): MailText {
  const { username, eventTitle, startedAt, link } = notice;
  const quest = startedAt === null ? `«${eventTitle}»` : `«${eventTitle}» on ${formatLongDay(startedAt)}`;
  return letter(sender, null, `Emergency contact of ${username} changed, see the sheet`, [
    `${username} has corrected the emergency contact. The next Quest with you is ${quest}.`,
    'If you have printed or noted the old one, please look it up again on the sheet of the Quest:',
    link,
  ]);
}
