export type BirthDateNotice = {
  username: string;
  /** The young person did it, not the product's staff. */
  isOwn: boolean;
  siteName: string;
  supportEmail: string | null;
};

/** The mail to a guardian about a corrected date of birth, without the date. */
export function birthDateMail({ username, isOwn, siteName, supportEmail }: BirthDateNotice): {
  subject: string;
  body: string;
} {
  const who = isOwn
    ? `${username} has corrected the own date of birth`
    : `Our staff has corrected the date of birth of ${username}`;
  const help = supportEmail
    ? `Is that not right? Please write to ${supportEmail}.`
    : 'Is that not right? Please tell us.';
  const lines = [
    'Hello,',
    '',
    `${who} at ${siteName}. The age decides which Quests are open to ${username}, and whether you are asked.`,
    '',
    help,
    '',
    siteName,
  ];
  return { subject: `The date of birth of ${username} was corrected`, body: `${lines.join('\n')}\n` };
}
