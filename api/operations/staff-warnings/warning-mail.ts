import type { Config } from '#api/process/config/config.ts';
import type { StaffWarning } from '#domain/installation/staff-warning.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;

/** Tells staff what needs someone, and by which command to find the cause. */
export function warningMail(
  locale: Locale,
  config: MailConfig,
  { username, warning }: { username: string; warning: StaffWarning },
): MailText {
  const t = staffMailsTexts(locale);
  const words = {
    mail: [t.warningMailSubject, t.warningMail],
    backup: [t.warningBackupSubject, t.warningBackup],
    disk: [t.warningDiskSubject, t.warningDisk],
  } as const;
  const [subject, sentence] = words[warning];
  const lines = [sentence, t.warningAdvice, 'npm run doctor'];
  return letter(locale, config, username, subject({ site: config.siteName }), lines);
}
