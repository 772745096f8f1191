import { type NoticesTexts, noticesTexts } from '#domain/texts/generated/notices.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { isFetchedAhead } from '../fetched-ahead.ts';

/** Name of the cookie that carries one notice over a redirect. */
export const FLASH_COOKIE = 'flash';
/** Seconds; long enough for one redirect on a slow line. */
export const FLASH_LIFETIME = 60;

export type Toast = { tone: 'success' | 'error'; text: string };

/**
 * What a redirect may announce: the names of the notices, in small letters with dashes. The cookie holds no more than
 * that, so no one can put words into the page, and the page says it in its own language.
 */
export type FlashKey = Dashed<keyof NoticesTexts>;

type Dashed<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Dashed<Rest>}`
  : '';

/** The notice for a flash cookie's value; null for anything unknown. */
export function toastOf(locale: Locale, value: string | undefined): Toast | null {
  if (value === undefined || !/^[a-z-]+$/.test(value)) return null;
  const name = value.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (!Object.hasOwn(noticesTexts(locale), name)) return null;
  const tone = name === 'otherAccount' ? 'error' : 'success';
  return { tone, text: noticesTexts(locale)[name as keyof NoticesTexts] };
}

/** The notice that the answer to a request shows; null without one, and where no one opens the page. */
export function noticeFor(locale: Locale, { headers }: Pick<Request, 'headers'>): Toast | null {
  if (isFetchedAhead(headers)) return null;
  const [, value] = /(?:^|;\s*)flash=([^;]*)/.exec(headers.get('cookie') ?? '') ?? [];
  return toastOf(locale, value);
}

/** Uses the notice up with the page that shows it: a redirect leaves it to the next page. */
export function spendNotice({ status, headers }: Response): void {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || (status >= 300 && status < 400)) return;
  headers.append('set-cookie', `${FLASH_COOKIE}=; Path=/; Max-Age=0`);
}
