import { holdsLink } from '../contact-details/links.ts';

/*
 * What charities and volunteers write goes out in the product's name, so a link in it leads to the product's own pages
 * or nowhere. An email address is no link. Read as a person reads: whole addresses, bare domains, and those taken
 * apart.
 */

/** Bare domains of more kinds than those that one writes without meaning a link. */
const MORE_TLDS =
  'shop|store|info|buzz|top|icu|live|world|today|news|blog|page|web|cloud|digital|email|website|space|fun|win|vip|ltd|zip|mov|us|uk|ca|de|fr|es|mx|ly|gl|ru|cn';

const FOREIGN = [
  // Any scheme with its slashes, and numbers of servers.
  /[a-z][a-z\d+.-]{1,20}\s?:\s?\/\s?\/\s?\S/iu,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u,
  new RegExp(String.raw`[\p{L}\d][\p{L}\d-]*\.(?:${MORE_TLDS})(?![\p{L}\d-])`, 'iu'),
  // A domain of any kind with a path behind it.
  /[\p{L}\d][\p{L}\d-]*\.\p{L}{2,}\/[^\s/]/iu,
  /\bxn--[a-z\d-]+/iu,
  // Blanks around the dot, which no one leaves at the end of a sentence.
  /[\p{L}\d-]\s+\.\s*(?:com|org|net|edu|gov|info|io|app)\b/iu,
  /[\p{L}\d-]\.\s(?:com|org|net|io|app)\b/u,
];

/** Dots in brackets or of other scripts: “example[.]com”, “example。com”. */
const OTHER_DOTS = /\s*[[({<]\s*(?:\.|dot|punto|نقطة)\s*[\])}>]\s*|[。．｡․]/giu;
const MAIL_ADDRESS =
  /(?<![\p{L}\d/:@.])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?![\p{L}\d/:@-]|\.[\p{L}\d])/giu;
/** What may stand behind the host of an own link. */
const PATH = String.raw`(?:[/?#][^\s<>"]*)?(?=$|[\s<>")\]»”'.,;!?])`;

/** Whether a text (plain) holds a link to anywhere but the product's own pages. `publicOrigin`: http://host[:port]. */
export function holdsForeignLink(text: string, publicOrigin: string): boolean {
  const read = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(OTHER_DOTS, '.');
  const rest = withoutOwnLinks(read, publicOrigin).replace(MAIL_ADDRESS, ' ');
  return holdsLink(rest) || FOREIGN.some((pattern) => pattern.test(rest));
}

/** Own links go, but for one that carries another link: that stays, to be found. */
function withoutOwnLinks(text: string, publicOrigin: string): string {
  const { host } = new URL(publicOrigin);
  const origin = `(?:${escaped(publicOrigin)}|(?<![\\p{L}\\d@/:.-])${escaped(host)})`;
  return text.replace(new RegExp(`${origin}${PATH}`, 'giu'), (link) => {
    const path = link.slice(link.indexOf(host) + host.length);
    return /\/\/|\\|%2f|%5c|:|%3a/iu.test(path) ? `https://${path}` : ' ';
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
