import { addressIn } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { mendedPage } from '../mended-page.ts';

/** The tag of a link or form; a value in quotes may hold a “>”. */
const TAG = /<(?:a|area|button|form)\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
const NAMES = ['a', 'area', 'button', 'form'];
const ADDRESS = /(\s(?:href|action|formaction)=")(\/(?!\/)[^"]*)"/g;

/**
 * Keeps whoever reads a language in it: the links and forms of a page lead to pages of the same one, but for those that
 * say by `hreflang` that they do not. So no page has to ask for each link in which language it is.
 */
export function withLinksIn(locale: Locale, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return mendedPage(body, { mend: (html) => linksIn(locale, html), endOfWhole });
}

/** Points the links of a text that ends with a whole tag to pages in the language. */
export function linksIn(locale: Locale, html: string): string {
  return html.replace(TAG, (tag) =>
    tag.includes(' hreflang=')
      ? tag
      : tag.replace(
          ADDRESS,
          (_, before: string, address: string) => `${before}${addressIn(locale, address)}"`,
        ),
  );
}

/** Start of the last tag that may need a change and is incomplete, or the end of the text. */
function endOfWhole(text: string): number {
  const begun = Math.max(...['<a', '<b', '<f'].map((start) => text.lastIndexOf(start)));
  if (text.endsWith('<')) return text.length - 1;
  const rest = begun < 0 ? '' : text.slice(begun);
  const name = /^<([a-z]*)/.exec(rest)?.[1] ?? '';
  const isNamed = rest.length > name.length + 1;
  const mayBeOne = isNamed ? NAMES.includes(name) : NAMES.some((one) => one.startsWith(name));
  const isWhole = new RegExp(TAG.source, 'y').test(rest);
  return rest !== '' && mayBeOne && !isWhole ? begun : text.length;
}
