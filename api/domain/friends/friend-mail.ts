import type { ShortMessage } from '../messages/letter.ts';
import { letter, linkIn, type MailText, type Sender } from '../messages/letter.ts';
import { friendMailsTexts } from '../texts/generated/friend-mails.ts';
import type { Locale } from '../texts/locale.ts';

/** Number of invited people who came, and the first name of the person who invited them. */
export type FriendsCame = { count: number; firstName: string | null };

/** Thanks to whoever invited. Who came, and where to, stands nowhere: an email cannot ask who may know. */
export function friendCameMail(
  locale: Locale,
  sender: Sender & Parameters<typeof linkIn>[1],
  { count, firstName }: FriendsCame,
): MailText {
  const t = friendMailsTexts(locale);
  return letter(locale, sender, firstName, t.subject({ count }), [
    t.thanks,
    { words: t.find, link: linkIn(locale, sender, '/find') },
  ]);
}

/** Push and text version of the message that invited friends came. */
export function friendCameShort(
  locale: Locale,
  sender: Sender & Parameters<typeof linkIn>[1],
  count: number,
): ShortMessage {
  const { siteName } = sender;
  const words = friendMailsTexts(locale).short({ count });
  return { from: siteName, title: siteName, words, link: linkIn(locale, sender, '/find') };
}
