import { cutWithEllipsis } from '../text/cut-text.ts';
import { plainText } from '../text/plain-text.ts';
import { withoutDisguise } from './disguised-words.ts';
import { handlesIn } from './handles.ts';
import { factsOf, withoutFacts } from './known-facts.ts';
import { linksIn, mailsIn, signedNamesIn } from './links.ts';
import { phonesIn } from './phones.ts';
import { phrasesIn } from './phrases.ts';
import type { ContactDetail, Found } from './reading.ts';
import { streetsIn } from './streets.ts';
import { partsOf, type TextPart } from './text-parts.ts';

/*
 * What adults and the young write to each other must not lead to another place to talk or to meet. The rule reads a
 * text the way a person does, and leaves alone what charities do write: days, hours, prices, bus lines. Each
 * step looks at each part of the text once and at a fixed number of its neighbors, so the time grows with the length.
 */

/** A detail that must not be written: its kind, and the words as they were typed. */
export type ContactFinding = { kind: ContactDetail | 'length'; part: string };

/** No text that goes between two people is longer; a longer one is refused unread. */
export const CONTACT_TEXT_MAX = 12_000;
const PART_MAX = 60;

/** The first contact detail in a text (plain or simple HTML), or null. `known`: a charity's own, which may be written. */
export function findContactDetail(text: string, known: readonly string[] = []): ContactFinding | null {
  if (text.length > CONTACT_TEXT_MAX) return { kind: 'length', part: quoted(text.slice(0, 2 * PART_MAX)) };
  const facts = factsOf(known);
  // What looks like a tag may be meant as words: “<212 555 0143>”.
  for (const reading of new Set([plainText(text), text])) {
    const parts = withoutFacts(withoutDisguise(partsOf(reading)), facts);
    const [found] = detailsIn(parts, facts.phones);
    if (found) return { kind: found.kind, part: partOf(reading, parts, found) };
  }
  return null;
}

const DETECTORS: readonly ((parts: readonly TextPart[], phones: ReadonlySet<string>) => Found[])[] = [
  mailsIn,
  linksIn,
  signedNamesIn,
  handlesIn,
  phonesIn,
  streetsIn,
  phrasesIn,
];

/** All details, those first that lead most surely: an address tells more than the words around it. */
function detailsIn(parts: readonly TextPart[], phones: ReadonlySet<string>): Found[] {
  return DETECTORS.flatMap((detect) => detect(parts, phones));
}

/** The details in what a charity has published, which may be written again. */
export function publishedDetails(text: string): string[] {
  const reading = plainText(text.slice(0, CONTACT_TEXT_MAX));
  const parts = withoutDisguise(partsOf(reading));
  return [...new Set(detailsIn(parts, new Set()).map((found) => partOf(reading, parts, found)))];
}

function partOf(reading: string, parts: readonly TextPart[], { from, to }: Found): string {
  return quoted(reading.slice(parts[from]?.start ?? 0, parts[to]?.end ?? reading.length));
}

/** On one line, and not longer than one reads at a glance. */
function quoted(part: string): string {
  return cutWithEllipsis(part.replaceAll(/\s+/gu, ' ').trim(), PART_MAX);
}
