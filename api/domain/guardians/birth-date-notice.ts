import { askSupport } from '../installation/support-words.ts';
import { letter, type MailText, type Sender } from '../messages/letter.ts';

export type BirthDateNotice = {
  username: string;
  /** The young person did it, not the product's staff. */
  isOwn: boolean;
};

/** The mail to a guardian about a corrected date of birth, without the date. */
export function birthDateMail(sender: Sender, { username, isOwn }: BirthDateNotice): MailText {
  const who = isOwn
    ? `${username} has corrected the own date of birth`
    : `Our staff has corrected the date of birth of ${username}`;
  return letter(sender, null, `The date of birth of ${username} was corrected`, [
    `${who} at ${sender.siteName}. The age decides which Quests are open to ${username}, and whether you are asked.`,
    `Is that not right? Then ${askSupport(sender.supportEmail)}.`,
  ]);
}
