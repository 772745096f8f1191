import { digitOf } from './digit-words.ts';
import { misspelledService } from './misspelled.ts';
import { withoutArticle } from './other-scripts.ts';
import type { TextPart } from './text-parts.ts';
import { AT_WORDS, MAIL_HOSTS, SERVICES, SPLIT_SERVICES } from './words.ts';

const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '6': 'g', '2': 'z' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', l: 'i' },
};

/** How a word looks with digits for letters, “l” for “I”, and letters that are doubled. */
function skeletonOf(word: string): string {
  let skeleton = '';
  for (const character of word) {
    const read = LEET[character] ?? character;
    if (!skeleton.endsWith(read)) skeleton += read;
  }
  return skeleton.replaceAll('vv', 'w').replaceAll('rn', 'm');
}

const DISGUISED: ReadonlyMap<string, string> = new Map(
  [...SERVICES, ...MAIL_HOSTS, ...AT_WORDS, 'snap', 'punto']
    .filter((word) => word.length > 2)
    .map((word) => [skeletonOf(word), word]),
);
/** Looked for within letters that are taken apart, as longer ones have no other meaning. */
const WITHIN = [...SERVICES, ...MAIL_HOSTS]
  .filter((word) => word.length > 4)
  .map((word) => ({ word, skeleton: skeletonOf(word) }));
const LONGEST_RUN = 60;

/**
 * The parts of a text with the words read that are hidden: digits for letters (“1nst4gram”), letters apart (“i n s t a”,
 * “s.n.a.p”) and names in two (“insta gram”).
 */
export function withoutDisguise(parts: readonly TextPart[]): TextPart[] {
  return joinedNames(joinedLetters(joinedLeet(parts)));
}

function joinedLeet(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const group = leetGroup(parts, at);
    const isHidden = group.length > 1 || group[0]?.before.endsWith('$');
    const word = isHidden ? hiddenWord(group) : undefined;
    const [first] = group;
    if (first && word !== undefined) joined.push(merged(group, word));
    else joined.push(...group.map((part) => ({ ...part, text: unlike(part) })));
    at += group.length;
  }
  return joined;
}

/** A word that is spelled with a look-alike or doubled letters only. */
function unlike({ text, isNumber }: TextPart): string {
  if (isNumber || text.length < 4 || text.length > 20) return text;
  return DISGUISED.get(skeletonOf(text)) ?? misspelledService(text) ?? withoutArticle(text) ?? text;
}

/** Letters, digits and marks that stand for letters, without a blank; at most as many as a word has. */
function leetGroup(parts: readonly TextPart[], from: number): TextPart[] {
  let to = from + 1;
  while (to < parts.length && to - from < 12) {
    const next = parts[to];
    if (!next || !/^[@$!|+]*$/.test(next.before)) break;
    to++;
  }
  return parts.slice(from, to);
}

function hiddenWord(group: readonly TextPart[]): string | undefined {
  const [first] = group;
  const leading = /[$]$/.test(first?.before ?? '') ? '$' : '';
  const typed = leading + group.map(({ text, before }, at) => (at === 0 ? text : before + text)).join('');
  if (typed.length > 20) return undefined;
  const read = skeletonOf(typed);
  return DISGUISED.get(read) ?? LEET_DIGITS.get(read) ?? misspelledService(withLetters(typed));
}

/** The text as one reads it, with its doubled letters. */
function withLetters(typed: string): string {
  return [...typed].map((character) => (character === 'l' ? 'l' : (LEET[character] ?? character))).join('');
}

/** “f1ve”, “z3r0”. */
const LEET_DIGITS: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine cero uno dos tres cuatro cinco seis siete ocho nueve dot'
    .split(' ')
    .map((word) => [skeletonOf(word), word]),
);

function joinedLetters(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (let at = 0; at < parts.length; ) {
    const run = runOfLetters(parts, at);
    const word = run.length > 1 ? wordOfLetters(run) : undefined;
    joined.push(...(word === undefined ? run : [merged(run, word)]));
    at += run.length;
  }
  return joined;
}

function runOfLetters(parts: readonly TextPart[], from: number): TextPart[] {
  let to = from + 1;
  const isSingle = (part: TextPart | undefined) => part?.text.length === 1;
  if (!isSingle(parts[from])) return parts.slice(from, to);
  while (isSingle(parts[to]) && to - from < LONGEST_RUN && /^[ ._*~/|,-]{0,3}$/.test(parts[to]?.before ?? ''))
    to++;
  return parts.slice(from, to);
}

function wordOfLetters(run: readonly TextPart[]): string | undefined {
  const letters = run.map(({ text }) => text).join('');
  if (!/\p{L}/u.test(letters)) return undefined;
  if (letters === 'at' && /[[({<]$/.test(run[0]?.before ?? '')) return letters;
  if (letters.length === 2) return /^(?:ig|fb|tg)$/.test(letters) ? letters : undefined;
  const read = skeletonOf(letters);
  const exact = DISGUISED.get(read) ?? (SERVICES.has(letters) ? letters : undefined) ?? digitOf(letters);
  return exact ?? WITHIN.find(({ skeleton }) => read.includes(skeleton))?.word;
}

function joinedNames(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [first, second] = [parts[at], parts[at + 1]];
    if (!first) break;
    const name = second ? first.text + second.text : '';
    const isOne = second !== undefined && second.before.length < 3 && SPLIT_SERVICES.has(name);
    joined.push(isOne ? merged([first, second], misspelledService(name) ?? name) : first);
    if (isOne) at++;
  }
  return joined;
}

function merged(group: readonly TextPart[], text: string): TextPart {
  const first = group[0] as TextPart;
  const last = group.at(-1) ?? first;
  return { ...first, text, isNumber: false, end: last.end, isUpper: false };
}
