import { asSeen } from './look-alikes.ts';

/** A word or a number of a text, with what stands between it and the one before. */
export type TextPart = {
  /** Lower-case letters without accents, or ASCII digits. */
  text: string;
  isNumber: boolean;
  /** What separates it from the part before; at most a few characters are kept. */
  before: string;
  /** The start and end of the part in the text as written. */
  start: number;
  end: number;
  isCapital: boolean;
  /** All of at least two letters are capitals. */
  isUpper: boolean;
  /** Which sentence it belongs to, counted from 0. */
  sentence: number;
  /** Which word it belongs to as one sees it, with the digits and marks inside: counted from 0. */
  chunk: number;
};

type Seen = { character: string; start: number; end: number; isCapital: boolean };

const BETWEEN_MAX = 12;

/** The words and numbers of a text, in one walk over its characters. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let between = '';
  let sentence = 0;
  let chunk = 0;
  for (const seen of charactersOf(text)) {
    const { character } = seen;
    const kind = kindOf(character);
    if (kind === 'apostrophe') {
      if (between.length < BETWEEN_MAX) between += character;
      continue;
    }
    if (kind === 'mark') {
      if (endsSentence(between, character)) sentence++;
      if (character === ' ' || character === '\n') chunk++;
      if (between.length < BETWEEN_MAX) between += character;
      continue;
    }
    const last = parts.at(-1);
    const isNumber = kind === 'digit';
    const isInside =
      between === '' || (between.length === 1 && kindOf(between) === 'apostrophe' && !isNumber);
    if (last && isInside && last.isNumber === isNumber && last.chunk === chunk) {
      last.text += character;
      last.end = seen.end;
      last.isUpper = last.isUpper && seen.isCapital;
    } else {
      parts.push(newPart(seen, { isNumber, before: between, sentence, chunk }));
    }
    between = '';
  }
  for (const part of parts) part.isUpper = part.isUpper && part.text.length > 1;
  return parts;
}

function newPart(
  { character, start, end, isCapital }: Seen,
  about: Pick<TextPart, 'isNumber' | 'before' | 'sentence' | 'chunk'>,
): TextPart {
  return { ...about, text: character, start, end, isCapital, isUpper: isCapital };
}

/** What one sees of each character, with its place; several for a ligature. */
function* charactersOf(text: string): Generator<Seen> {
  let start = 0;
  for (const written of text) {
    const end = start + written.length;
    const isCapital = /\p{Lu}/u.test(written);
    for (const character of asSeen(written)) yield { character: spaceOf(character), start, end, isCapital };
    start = end;
  }
}

function spaceOf(character: string): string {
  if (/[\n\r\u2028\u2029]/.test(character)) return '\n';
  return /[\s\p{Z}\u2800]/u.test(character) ? ' ' : character;
}

function kindOf(character: string): 'letter' | 'digit' | 'apostrophe' | 'mark' {
  if (/[0-9]/.test(character)) return 'digit';
  if (/\p{L}/u.test(character)) return 'letter';
  return /['’‘`´ʼ]/.test(character) ? 'apostrophe' : 'mark';
}

/** A full stop counts once a blank follows it. */
function endsSentence(between: string, character: string): boolean {
  if (character === '\n' || /[!?;؟]/.test(character)) return true;
  return character === ' ' && /[.]$/.test(between);
}
