import { directionOf, isLocale, type Locale } from '#domain/texts/locale.ts';
import { UnreadMessagesDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

const counted = new WeakMap<object, Promise<number>>();

/**
 * How many messages the viewer has not read, up to 100: one count in an index, once for all of a page. None where no one
 * can tell.
 */
export function unreadCount(locals: Parameters<typeof ask>[0] & object): Promise<number> {
  const count = counted.get(locals) ?? countUnread(locals);
  counted.set(locals, count);
  return count;
}

async function countUnread(locals: Parameters<typeof ask>[0]): Promise<number> {
  const { data } = await ask(locals, UnreadMessagesDocument, {});
  return data?.unreadMessageCount ?? 0;
}

/** What an element carries whose words were sent in another language than the page's. */
export function languageOf(
  { language }: { language?: string | null },
  locale: Locale,
): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  if (!isLocale(language) || language === locale) return {};
  return { lang: language, dir: directionOf(language) };
}
