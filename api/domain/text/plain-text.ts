import { charactersOf, cutText } from './cut-text.ts';
import { withoutLooseEnd } from './joined-parts.ts';

/** Marks that no one sees, or that turn the reading direction; what joins letters or emoji stays. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/g;

/** A text without marks that no one sees. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** A text of one line as it is kept: composed letters, without line breaks, control characters and invisible marks. */
export function oneLine(text: string): string {
  return withoutUnseen(text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim();
}

/** The words of sanitised HTML, on one line. */
export function plainText(html: string): string {
  const words = html.replace(/<(br|\/p|\/li|\/ul|\/ol)\s*\/?>/g, ' ').replace(/<[^<>]*>/g, '');
  return withoutEntities(words).replace(/\s+/g, ' ').trim();
}

/** The words of sanitised HTML, line by line: paragraphs, breaks and entries of lists; no line is empty. */
export function textLines(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<li>\s*(<p>)?/g, '\n• ')
    .replace(/<(br|\/?p|\/li|\/?ul|\/?ol)\s*\/?>/g, '\n');
  const lines = withoutEntities(marked.replace(/<[^<>]*>/g, '')).split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

function withoutEntities(words: string): string {
  return ENTITIES.reduce((text, [entity, character]) => text.replaceAll(entity, character), words);
}

// The ampersand comes last, or “&amp;lt;” would turn into a bracket.
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
] as const;

/** The beginning of a text in at most `most` UTF-16 units: whole words where it has any, never half a character. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const beginning = cutText(line.slice(0, 2 * most), most - 1);
  const end = beginning.length;
  const lastSpace = line[end] === ' ' ? end : beginning.lastIndexOf(' ');
  return `${withoutLooseEnd(beginning.slice(0, lastSpace > most / 2 ? lastSpace : end))}…`;
}

/** How many characters a text has as people count them: a letter with its accents, an emoji of several parts. */
export function characterCount(text: string): number {
  return [...charactersOf(text)].length;
}
