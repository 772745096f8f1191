import { plainText } from '../text/plain-text.ts';
import {
  AT_WORDS,
  DIGIT_WORDS_BESIDE,
  DOT_WORDS,
  handlesBeside,
  SPOKEN_TLDS,
  STREETS_BESIDE,
} from './contact-words.ts';

/*
 * What adults write to the young must not lead to another place to talk. The rule reads a text the way a person does:
 * digits in words, with blanks or dots between them, «at» and «dot»; and leaves alone what charities do write: days,
 * hours, rooms, prices, school years.
 */
export type ContactDetail = 'mail' | 'link' | 'handle' | 'phone' | 'street';

/** Digits from which on a row of them is a telephone number. */
const PHONE_DIGITS = 7;

/** The first kind of contact detail in a text (plain or simple HTML), or null. */
export function contactDetailIn(text: string): ContactDetail | null {
  // What looks like a tag may be meant as words: «<212 555 0143>».
  const readings = [asRead(plainText(text)), asRead(text)];
  return DETECTORS.find(({ isIn }) => readings.some(isIn))?.kind ?? null;
}

/** Whether a text holds a web address or link, also one that is spelled out or taken apart. */
export function holdsLink(text: string): boolean {
  const isLink = matches(LINKS);
  return [asRead(plainText(text)), asRead(text)].some(isLink);
}

const PLAIN_TLDS = 'com|org|net|edu|gov|info|biz|io|app|gg|tv|co|dev|xyz|online|site|club|link|page|nyc';
/** Ends of addresses that are words as well: they count with a path, or after «dot». */
const WORD_TLDS = 'me|us|be|to|it|in|at|is|so|no|am|do|id|ly|ai|uk|de|fr|ca|eu|ru|cn|pl';
const MAIL_HOSTS =
  'gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|gmx|proton|protonmail|live|msn|yandex|zoho';
const SERVICES =
  'instagram|insta|snapchat|snap|tiktok|tik tok|whatsapp|telegram|discord|facebook|messenger|twitter|skype|wechat|viber|kik|roblox|twitch|reddit|signal|threads|bereal';
const SHORT_SERVICES = 'ig|fb|sc|wa|tg|dc';
const NAME = String.raw`[\p{L}\d._%+-]+`;
const DOT_OR_WORD = String.raw`(?:\.|\s*[[({<]?\s*(?:dot|punkt)\s*[\])}>]?\s*)`;
const AT_OR_WORD = String.raw`\s*(?:@|[[({<]\s*(?:at|${AT_WORDS})\s*[\])}>]|\bat\b|${AT_WORDS})\s*`;

const MAILS = patterns(
  `${NAME}${AT_OR_WORD}${NAME}\\s*(?:[[({<]\\s*)?(?:\\bdot\\b|${DOT_WORDS})`,
  `${NAME}\\s*${AT_WORDS}\\s*${NAME}\\.\\p{L}{2,}`,
  `${NAME}\\s*@\\s*${NAME}\\s?\\.\\s?\\p{L}{2,}`,
  `${NAME}\\s*[[({<]\\s*(?:at|@)\\s*[\\])}>]\\s*${NAME}`,
  `${NAME}${AT_OR_WORD}(?:${MAIL_HOSTS})\\b`,
  `\\b(?:my|our|the)\\s+(?:${MAIL_HOSTS})\\s+(?:is|address)\\b`,
);
const LINKS = patterns(
  '\\b(?:https?|ftp|tel|sms|mailto|hxxps?)\\s*:\\s*\\/?\\/?\\s*\\S',
  '\\bwww\\s*\\.',
  `[\\p{L}\\d][\\p{L}\\d-]*\\.(?:${PLAIN_TLDS})\\b`,
  `[\\p{L}\\d][\\p{L}\\d-]*\\.(?:${WORD_TLDS})\\/\\S`,
  `[\\p{L}\\d-]+${DOT_OR_WORD.replace('\\.|', '')}(?:${PLAIN_TLDS}|${WORD_TLDS})\\b`,
  `[\\p{L}\\d-]+\\s*[[({<]?\\s*${DOT_WORDS}\\s*[\\])}>]?\\s*(?:${SPOKEN_TLDS})(?!\\p{L})`,
);
const HANDLES = patterns(
  '(?:^|[^\\p{L}\\d])@\\s?(?=[\\p{L}\\d._]*\\p{L})[\\p{L}\\d._]{2,}',
  `\\b(?:${SERVICES}|${SHORT_SERVICES})\\s*(?:name|handle|id|user(?:name)?|account)?\\s*[:=]\\s*\\S`,
  `\\b(?:${SERVICES})\\s+(?:name|handle|id|user(?:name)?)\\b`,
  `\\b(?:${SERVICES})\\b[^.!?]{0,20}?\\b(?:is|as|under)\\s+\\S*[\\d._]\\S*\\w`,
  `\\b(?:me|us|him|her)\\s+(?:up\\s+)?(?:on|at|via|over|through|in)\\s+(?:my\\s+)?(?:${SERVICES}|${SHORT_SERVICES})\\b`,
  `\\b(?:add|dm|snap|whatsapp|follow)\\s+me\\b`,
  ...handlesBeside(SERVICES),
);
const WORD_OF_STREET = String.raw`(?!(?:on|the|down|of|from|in|at|a|an|to|and|or|across|along|by|for|with|off|this|that)\b)[\p{L}\d'’.]+`;
const STREETS = [
  ...patterns(
    `\\b\\d{1,5}[a-z]?,?\\s+(?:[nsew]\\.?\\s+)?(?:${WORD_OF_STREET}\\s+){1,3}(?:street|avenue|boulevard|blvd|road|lane|parkway|turnpike|broadway)\\b`,
    '\\b\\d{1,3}(?:st|nd|rd|th)\\s+(?:street|avenue|ave|st)\\b',
    '\\bp\\.?\\s?o\\.?\\s+box\\s+\\d',
  ),
  /\b\d{1,5}[a-z]?,?\s+(?:[NSEW]\.?\s+)?(?:\p{Lu}[\p{L}'’.]*\s+){1,3}(?:St|Ave|Rd|Dr|Drive|Ln|Ct|Court|Pl|Place|Terrace|Way)\b/u,
  ...STREETS_BESIDE.map((source) => new RegExp(source, 'u')),
];

const DETECTORS: readonly { kind: ContactDetail; isIn: (text: string) => boolean }[] = [
  { kind: 'mail', isIn: matches(MAILS) },
  { kind: 'link', isIn: matches(LINKS) },
  { kind: 'handle', isIn: matches(HANDLES) },
  { kind: 'phone', isIn: hasPhone },
  { kind: 'street', isIn: matches(STREETS) },
];

function patterns(...sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'iu'));
}

function matches(any: readonly RegExp[]): (text: string) => boolean {
  return (text) => any.some((pattern) => pattern.test(text));
}

/** In plain letters and digits: no full-width, circled or invisible ones. */
function asRead(text: string): string {
  return [...text.normalize('NFKC').replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '')].map(plainDigit).join('');
}

/** Every script has its ten digits in one row, the zero first. */
function plainDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ...DIGIT_WORDS_BESIDE,
};
const DIGIT_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.keys(DIGIT_WORDS).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** What has many digits and is no number to call: each ends a row of digits. */
const HARMLESS_NUMBERS = [
  /\b(?:19|20)\d\d[-/. ](?:0?[1-9]|1[0-2])[-/. ](?:0?[1-9]|[12]\d|3[01])\b/g,
  /\b(?:0?[1-9]|[12]\d|3[01])[-/. ](?:0?[1-9]|[12]\d|3[01])[-/. ](?:19|20)\d\d(?![-/.]?\d)/g,
  /\b(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|[12]\d|3[01])(?:[/.]\d\d)?(?:\.(?!\d)|(?![-/.\d]))/g,
  /(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])/g,
  /\b(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d)(?![-/.]?\d)/g,
  /[$€£]\s?\d[\d,]*(?:\.\d+)?/g,
] as const;

function hasPhone(text: string): boolean {
  const digits = text
    .replace(DIGIT_WORD, (word) => DIGIT_WORDS[word.toLowerCase()] ?? word)
    .replace(/(?<=\d[\s.-]?)o(?=[\s.-]?[\do])|(?<=\d)[il|](?=\d)/gi, (letter) =>
      /o/i.test(letter) ? '0' : '1',
    )
    // A list of numbers has a blank after each comma; a number read out digit by digit may have it too.
    .replace(/(?<=\b\d), ?(?=\d\b)/g, '');
  const rest = HARMLESS_NUMBERS.reduce((kept, pattern) => kept.replace(pattern, ' ; '), digits);
  const rows = rest.match(/\d(?:[\s.\-–—()/+:_*~·|]{0,4}(?:,(?!\s))?\d)*/g) ?? [];
  return rows.some((row) => row.replace(/\D/g, '').length >= PHONE_DIGITS);
}
