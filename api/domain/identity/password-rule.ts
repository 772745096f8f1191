import { foldedText } from '../text/folded-text.ts';
import { characterCount } from '../text/plain-text.ts';
import type { FieldHintsTexts } from '../texts/generated/field-hints.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** How long a new password is, in characters as people count them; older ones go on until they are changed. */
export const PASSWORD_LENGTHS = {
  min: 8,
  /** Minimum length for accounts that can open other people's data: staff, and all with a role in a charity. */
  minWithRights: 12,
  /** Hashing cost grows with the length. */
  max: 200,
} as const;

/** What a new password is held against. What is left out is not known here: a browser has no list of frequent ones. */
export type PasswordFacts = {
  hasRights?: boolean;
  own?: OwnNames;
  /** Names of the product and of districts besides `HOUSE_NAMES`. */
  houseNames?: readonly string[];
  /** Whether a text in lower case is among the passwords that are guessed first. */
  isFrequent?: (text: string) => boolean;
  isPresentOne?: boolean;
};

/** Why a new password is refused. */
export const PASSWORD_PROBLEMS = [
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_SHORT_WITH_RIGHTS',
  'OF_OWNER',
  'OF_HOUSE',
  'COMMON',
  'PRESENT',
] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/** What others may know of whoever chooses the password. */
export type OwnNames = {
  nameFirst?: string | null | undefined;
  nameLast?: string | null | undefined;
  username?: string | undefined;
  emailAddresses?: readonly (string | undefined)[];
};

/** Words that lie near on this site. */
const HOUSE_NAMES = [
  'chariteer',
  'chariteers',
  'charity',
  'charities',
  'volunteer',
  'volunteers',
  'volunteering',
  'quest',
  'quests',
  'New York',
  'New York City',
  'New Jersey',
];

/** Frequent where people come from as ours do, and not in the list. */
const MORE_FREQUENT = ['administrator', 'login', 'linkedin', 'myspace', 'jesuschrist', 'godisgood'];

/** Digits and signs around a word that everyone tries along with it: “2026!”. More of them make a password. */
const MOST_DECORATION = 5;
/** Fewer characters, repeated, are no word but a pattern. */
const SHORTEST_REPEATED = 5;

const { min: MIN, minWithRights: MIN_WITH_RIGHTS, max: MAX } = PASSWORD_LENGTHS;

/** What is said beside the input before anything is typed; null: whose account it is is not known. */
export function passwordHint(t: FieldHintsTexts, hasRights: boolean | null): string {
  return t.password({
    min: String(hasRights ? MIN_WITH_RIGHTS : MIN),
    minWithRights: String(MIN_WITH_RIGHTS),
    whose: hasRights === null ? 'unknown' : 'other',
  });
}

const KEYS: readonly (keyof FieldProblemsTexts)[] = [
  ...(['passwordTooLong', 'passwordTooShort', 'passwordTooShortWithRights'] as const),
  ...(['passwordOfOwner', 'passwordOfHouse', 'passwordCommon', 'passwordPresent'] as const),
];

/** Whether a key is that of a refusal of this rule, which belongs beside the input of the password. */
export function isPasswordProblem(key: string | undefined): boolean {
  return KEYS.some((one) => one === key);
}

/** How a refusal of this rule is said. */
export function textOfPasswordProblem<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  problem: PasswordProblem,
): Text {
  const texts: Readonly<Record<PasswordProblem, Text>> = {
    TOO_LONG: t.passwordTooLong({ max: String(MAX) }),
    TOO_SHORT: t.passwordTooShort({ min: String(MIN) }),
    TOO_SHORT_WITH_RIGHTS: t.passwordTooShortWithRights({ min: String(MIN_WITH_RIGHTS) }),
    OF_OWNER: t.passwordOfOwner,
    OF_HOUSE: t.passwordOfHouse,
    COMMON: t.passwordCommon,
    PRESENT: t.passwordPresent,
  };
  return texts[problem];
}

/** Whether a password has fewer characters than the account asks for. */
export function isPasswordShort(password: string, hasRights: boolean): boolean {
  const { min, minWithRights } = PASSWORD_LENGTHS;
  return characterCount(password) < (hasRights ? minWithRights : min);
}

/** Why a new password is refused, in words, or null. */
export function problemOfPassword<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  password: string,
  facts: PasswordFacts = {},
): Text | null {
  const problem = findPasswordProblem(password, facts);
  return problem && textOfPasswordProblem(t, problem);
}

/** Why a new password is refused, or null: too short, or one of those that are guessed first. */
export function findPasswordProblem(password: string, facts: PasswordFacts = {}): PasswordProblem | null {
  const { hasRights = false, own = {}, houseNames = [], isFrequent = () => false, isPresentOne } = facts;
  if (password.length > PASSWORD_LENGTHS.max) return 'TOO_LONG';
  if (isPasswordShort(password, hasRights)) return hasRights ? 'TOO_SHORT_WITH_RIGHTS' : 'TOO_SHORT';
  const guesses = guessesOf(password, isFrequent);
  if (isAmong(guesses, namesOf(own))) return 'OF_OWNER';
  if (isAmong(guesses, [...HOUSE_NAMES, ...houseNames])) return 'OF_HOUSE';
  if (isAmong(guesses, MORE_FREQUENT)) return 'COMMON';
  if (guesses.some((guess) => isFrequent(guess) || isPattern(guess))) return 'COMMON';
  return isPresentOne ? 'PRESENT' : null;
}

/** The texts by which someone who guesses would come to this password: without case, decoration, signs for letters. */
function guessesOf(password: string, isFrequent: (text: string) => boolean): string[] {
  const plain = password.normalize('NFKC').toLowerCase();
  const parts = [plain, repeatedIn(plain) ?? plain];
  const bare = parts.flatMap((part) => [part, ...withoutDecoration(part, isFrequent)]);
  const spelt = bare.flatMap((one) => [one, lettersOf(one)]);
  return [...new Set(spelt.flatMap((one) => [one, foldedText(one), squashed(one)]))].filter(Boolean);
}

/** What a text consists of again and again: “dragon” of “dragondragon”; null where it does not. */
function repeatedIn(text: string): string | null {
  const length = `${text}${text}`.indexOf(text, 1);
  return length < text.length ? text.slice(0, length) : null;
}

/** The word within digits and signs, also where they are a frequent password by themselves: “ann123456”. */
function withoutDecoration(text: string, isFrequent: (text: string) => boolean): string[] {
  const [, before = '', word = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text) ?? [];
  // A sign for a letter may begin or end the word.
  const words = [word, before.slice(-1) + word, word + after.slice(0, 1)];
  const around = before + after;
  const isDecoration = around.length <= MOST_DECORATION || isFrequent(around) || isPattern(around);
  return isDecoration && word !== '' ? words : [];
}

const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function lettersOf(text: string): string {
  return text.replace(/[@431!0$57]/g, (sign) => SIGNS[sign] ?? sign);
}

/** Letters and digits without accents: “New York” and “new-york” are one. */
function squashed(text: string): string {
  return foldedText(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Few characters again and again, or each one step after the one before: “12121212”, “abcdefgh”, “9876543210”. */
function isPattern(text: string): boolean {
  if ((repeatedIn(text)?.length ?? SHORTEST_REPEATED) < SHORTEST_REPEATED) return true;
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => stepOf(code - (codes[at] ?? 0))));
  return codes.length > 2 && steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Step between two digits, where 0 follows 9. */
function stepOf(difference: number): number {
  return Math.abs(difference) === 9 ? -Math.sign(difference) : difference;
}

function isAmong(guesses: readonly string[], names: readonly string[]): boolean {
  const known = new Set(names.map(squashed));
  return guesses.some((guess) => known.has(guess));
}

/** The ways to write someone: each name, two together, the first letter and the last name; each address. */
function namesOf({ nameFirst, nameLast, username = '', emailAddresses = [] }: OwnNames): string[] {
  const words = `${nameFirst ?? ''} ${nameLast ?? ''}`.split(/[\s-]+/).filter(Boolean);
  const pairs = words.flatMap((one) => words.map((other) => one + other));
  const initials = words.flatMap((one) => words.map((other) => one.slice(0, 1) + other));
  const addresses = emailAddresses.flatMap((address = '') => {
    const [beforeAt = '', domain = ''] = address.split('@');
    const beforePlus = beforeAt.split('+')[0] ?? '';
    return [address, beforeAt, beforePlus, beforePlus + domain];
  });
  const names = [nameFirst ?? '', nameLast ?? '', words.join(''), username, ...addresses];
  const all = [...names, ...words, ...pairs, ...initials];
  // “ann90” is told by “ann”, too.
  return [...all, ...all.map((name) => name.replace(/^\P{L}+|\P{L}+$/gu, ''))].filter(
    (name) => squashed(name).length > 1,
  );
}
