import { mendedPage } from './mended-page.ts';

/** The start tag of a link; a value in quotes may hold a “>”. */
const LINK = /<a\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
/** What says something of the place that a link leads to. */
const OF_THE_PLACE = /\s(?:href|target|rel|download|aria-current)(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;

/**
 * Takes from the links of a page the addresses that lead nowhere: what is left is their text, and the stylesheet hides
 * what was no more than a link. So no page has to ask for each link whether the page behind it is switched off.
 */
export function withoutClosedLinks(
  body: ReadableStream<Uint8Array>,
  leadsOn: (href: string) => boolean,
): ReadableStream<Uint8Array> {
  return mendedPage(body, { mend: (html) => openLinks(html, leadsOn), endOfWhole });
}

/** Removes links to closed pages from a text that ends with a whole tag. */
export function openLinks(html: string, leadsOn: (href: string) => boolean): string {
  return html.replace(LINK, (tag) => {
    const href = /\shref="(\/(?!\/)[^"]*)"/.exec(tag)?.[1];
    return href === undefined || leadsOn(href) ? tag : tag.replace(OF_THE_PLACE, '');
  });
}

/** Start of the last link whose tag is incomplete, or the end of the text. */
function endOfWhole(text: string): number {
  const begun = Math.max(text.lastIndexOf('<a'), text.endsWith('<') ? text.length - 1 : -1);
  if (begun < 0) return text.length;
  return new RegExp(LINK.source, 'y').test(text.slice(begun)) || /^<a[^\s]/.test(text.slice(begun))
    ? text.length
    : begun;
}
