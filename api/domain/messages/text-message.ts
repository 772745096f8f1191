import { cutText } from '../text/cut-text.ts';
import { gsmLength, inGsm } from './gsm-alphabet.ts';
import type { ShortMessage } from './letter.ts';

/** What one text message holds: in the letters of telephones, and in all others. */
export const TEXT_PLACES = { gsm: 160, other: 70 } as const;
/** Largest share of a text message that the sender's name can take up. */
const NAME_SHARE = 0.3;

type Measure = { most: number; lengthOf: (text: string) => number; cut: string };
const GSM: Measure = { most: TEXT_PLACES.gsm, lengthOf: gsmLength, cut: '...' };
const OTHER: Measure = { most: TEXT_PLACES.other, lengthOf: (text) => text.length, cut: '…' };

/** What is said beside the link needs at least so much; a link that leaves less is left out. */
const LEAST_WORDS = 20;

/**
 * One text message: who writes, what is said, and the one link, which is never cut. What is too long is cut at the end
 * of a word, the name first where it takes too much. It has 160 places where all letters are among those of telephones,
 * else 70, in which everything may be written.
 */
export function textMessage({ from, words, link }: Omit<ShortMessage, 'title'>): string {
  const name = oneLine(withoutLinks(from));
  const said = oneLine(withoutLinks(words));
  const [plainName, plainSaid, plainLink] = [name, said, link].map((text) =>
    inGsm(text)?.replace(/ +/g, ' '),
  );
  return plainName !== undefined && plainSaid !== undefined && plainLink !== undefined
    ? fitted(GSM, plainName, plainSaid, plainLink)
    : fitted(OTHER, name, said, link);
}

function fitted(measure: Measure, name: string, said: string, link: string): string {
  const { most, lengthOf } = measure;
  const hasLink = link !== '' && lengthOf(link) <= most - LEAST_WORDS;
  const left = hasLink ? most - lengthOf(link) - 1 : most;
  const start = `${cutAtWord(measure, name, Math.floor(Math.min(left, most * NAME_SHARE)))}:`;
  const middle = cutAtWord(measure, said, left - lengthOf(start) - 1);
  return [start, middle, hasLink ? link : ''].filter((part) => part !== '').join(' ');
}

/** The text, or as many whole words of it as fit; if the first word is too long, its beginning. */
function cutAtWord({ lengthOf, cut }: Measure, text: string, room: number): string {
  if (lengthOf(text) <= room) return text;
  const short = room - lengthOf(cut);
  if (short <= 0) return '';
  let kept = '';
  for (const word of text.split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (lengthOf(longer) > short) break;
    kept = longer;
  }
  if (kept !== '') return `${kept.replace(/[\s,;:.–-]+$/u, '')}${cut}`;
  return `${cutText(text, short, lengthOf)}${cut}`;
}

/** Removes links from a text: the message has one of ours, and that's enough. */
function withoutLinks(text: string): string {
  return text.replace(/\b(?:https?:\/\/|www\.)\S+/giu, ' ');
}

/** Marks of direction take places, and telephones need none. */
function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
