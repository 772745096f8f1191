import { swappedQuotes } from '../text/swapped-quotes.ts';
import { directionOf, type Locale, num, plural, select } from './locale.ts';

/**
 * A message as the generator packs it: its text, or its parts in turn. Data and no code, so that a page gives an island
 * the texts of its own language and no other's.
 */
export type PackedMessage = string | readonly Part[];
export type Part = string | ValuePart | TagPart | ChoicePart;
type ValuePart = readonly [name: string] | readonly [name: string, kind: 'number'];
type TagPart = readonly [name: string, kind: 'tag', inner: PackedMessage];
type ChoicePart = readonly [
  name: string,
  kind: 'plural' | 'select',
  forms: Readonly<Record<string, PackedMessage>>,
];

/** Words that stand in an element of their own: which one is for the page to say. */
export type TaggedWords = { tag: string; text: string };
/** A text with elements in it, in the order of its language. */
export type RichText = readonly (string | TaggedWords)[];

type Values = Readonly<Record<string, string | number>>;

/** The texts of a subject in one language: those that need no value as they are, the others as functions of them. */
export function openMessages<Texts>(
  locale: Locale,
  messages: Readonly<Record<string, PackedMessage>>,
): Texts {
  const opened = Object.entries(messages).map(([key, message]) => [key, openMessage(locale, message)]);
  return Object.fromEntries(opened) as Texts;
}

/** A subject as text for an attribute. */
export function packedTexts(subject: PackedSubject): string {
  return swappedQuotes(JSON.stringify(subject));
}

/** What `packedTexts` made into text. */
export function packedSubject(packed: string): PackedSubject {
  return JSON.parse(swappedQuotes(packed)) as PackedSubject;
}

const opened = new Map<string, unknown>();

/** The texts that `catalogueOf` packed for an island: opened once, as there are only those of the catalogue. */
export function openTexts<Texts>(packed: PackedTexts<Texts>): Texts {
  const known = opened.get(packed);
  if (known) return known as Texts;
  const { locale, messages } = packedSubject(packed);
  const texts = openMessages<Texts>(locale, messages);
  opened.set(packed, texts);
  return texts;
}

/** The texts of a subject in one language on their way to the browser. */
export type PackedTexts<Texts> = string & { readonly texts?: Texts };
/** What stands in them. */
export type PackedSubject = { locale: Locale; messages: Readonly<Record<string, PackedMessage>> };

function openMessage(locale: Locale, message: PackedMessage) {
  if (typeof message === 'string') return message;
  if (!message.some(isTag)) return (values: Values) => filled(locale, message, values);
  return (values: Values = {}): RichText => {
    let before = '';
    return message.map((part) => {
      const text = afterMark(before, partText(locale, part, values));
      before += text;
      return isTag(part) ? { tag: part[0], text } : text;
    });
  };
}

function filled(locale: Locale, message: PackedMessage, values: Values): string {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) text += afterMark(text, partText(locale, part, values));
  return text;
}

/** What follows a text, without a second full stop where a value ends with a mark of its own (“412 River St.”). */
function afterMark(text: string, next: string): string {
  return next[0] === '.' && /[.!?…]\u2069?$/.test(text) ? next.slice(1) : next;
}

function partText(locale: Locale, part: Part, values: Values): string {
  if (typeof part === 'string') return part;
  if (isTag(part)) return filled(locale, part[2], values);
  const value = values[part[0]] ?? '';
  if (!isChoice(part)) return part.length === 1 ? apart(locale, String(value)) : num(locale, Number(value));
  const [, kind, forms] = part;
  const form = kind === 'plural' ? plural(locale, Number(value), forms) : select(String(value), forms);
  return filled(locale, form, values);
}

function isTag(part: Part): part is TagPart {
  return typeof part !== 'string' && part[1] === 'tag';
}

function isChoice(part: Part): part is ChoicePart {
  return typeof part !== 'string' && (part[1] === 'plural' || part[1] === 'select');
}

/** What would be read in another order within a text that runs from right to left: Latin words, telephones. */
const OWN_ORDER = /[A-Za-z\u00c0-\u024f]|\d[^\d:.,]+\d/;

/** Such a value keeps its order, and lets the rest keep theirs. */
function apart(locale: Locale, value: string): string {
  return directionOf(locale) === 'rtl' && OWN_ORDER.test(value) ? `\u2068${value}\u2069` : value;
}
