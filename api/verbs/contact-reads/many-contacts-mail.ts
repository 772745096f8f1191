import type { Config } from '#api/process/config/config.ts';
import { QUIET_PEOPLE_A_DAY } from '#domain/audit/contact-reading.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'supportEmail'>;
type Told = { username: string; readerUsername: string; charityName: string | null };

/** Tells whoever answers for them that one account has read how to reach very many people today. */
export function manyContactsMail(
  locale: Locale,
  config: MailConfig,
  { username, readerUsername: reader, charityName }: Told,
): MailText {
  const t = staffMailsTexts(locale);
  const read = { reader, count: QUIET_PEOPLE_A_DAY };
  return letter(locale, config, username, t.contactsSubject({ reader }), [
    charityName === null ? t.contacts(read) : t.contactsOf({ ...read, charity: charityName }),
    t.contactsAdvice,
  ]);
}
