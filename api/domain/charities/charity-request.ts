import { checkEmailAddress } from '../identity/registration.ts';
import type { FormTexts } from '../texts/form-texts.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** What a charity tells that asks to join: a row a field, in the order of the form; their labels are texts. */
export const CHARITY_REQUEST_FIELDS = {
  charityName: { most: 150, isRequired: true, isLong: false },
  districtId: { most: 64, isRequired: false, isLong: false },
  place: { most: 200, isRequired: true, isLong: false },
  contactName: { most: 150, isRequired: true, isLong: false },
  emailAddress: { most: 254, isRequired: true, isLong: false },
  phoneNumber: { most: 40, isRequired: false, isLong: false },
  website: { most: 200, isRequired: false, isLong: false },
  taxNumber: { most: 20, isRequired: false, isLong: false },
  message: { most: 2000, isRequired: true, isLong: true },
  times: { most: 200, isRequired: false, isLong: false },
} as const satisfies Record<string, { most: number; isRequired: boolean; isLong: boolean }>;

export type CharityRequestField = keyof typeof CHARITY_REQUEST_FIELDS;
export type CharityRequest = Record<CharityRequestField, string>;

/** Maximum length of what staff write to whoever asks: why they decline, or a question. */
export const STAFF_WORDS_MAX = 500;
/** Maximum length of the answer to a question of staff. */
export const REQUEST_ANSWER_MAX = 1000;

/** A text as it is kept and mailed: without blanks around it, and with no controls but line breaks. */
export function requestWordsOf(typed: string): string {
  return typed.replace(/[^\P{Cc}\n]/gu, '').trim();
}

/** Why such a text cannot be sent, or null. */
export function problemOfRequestWords<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  words: string,
  max: number,
): Text | null {
  if (words === '') return t.required;
  return [...words].length > max ? t.tooLong({ max: String(max) }) : null;
}

const FIELDS = Object.keys(CHARITY_REQUEST_FIELDS) as CharityRequestField[];

/** A request that no one has answered is kept for a year. */
export const CHARITY_REQUEST_KEPT_MS = 365 * 24 * 3_600_000;

/** The request as it is kept: lines of a browser's form as our own, and no blanks around a text. */
export function charityRequestOf(given: CharityRequest): CharityRequest {
  const texts = FIELDS.map((field) => [field, given[field].replaceAll('\r\n', '\n').trim()] as const);
  return Object.fromEntries(texts) as CharityRequest;
}

/** What is wrong with each field of a request as it is kept; nothing for one that can be sent. */
export function problemsOfCharityRequest<Text>(
  t: TextsAs<FormTexts, Text>,
  request: CharityRequest,
): Partial<Record<CharityRequestField, Text>> {
  const problems = FIELDS.flatMap((field) => {
    const problem = problemOf(t, field, request[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(problems);
}

function problemOf<Text>(t: TextsAs<FormTexts, Text>, field: CharityRequestField, text: string): Text | null {
  const { most, isRequired, isLong } = CHARITY_REQUEST_FIELDS[field];
  if (text === '') return isRequired ? t.required : null;
  if ([...text].length > most) return t.tooLong({ max: String(most) });
  const withoutBreaks = isLong ? text.replaceAll('\n', '') : text;
  if (/\p{Cc}/u.test(withoutBreaks)) return t.plainLine;
  if (field === 'taxNumber' && readTaxNumber(text) === null) return t.taxNumber;
  return field === 'emailAddress' ? checkEmailAddress(t, text) : null;
}

/** The nine digits of an EIN, where a spreadsheet dropped the zeros in front; null for anything else. */
export function readTaxNumber(text: string): string | null {
  const match = /^(?:(\d{2})-(\d{7})|(\d{1,9}))$/.exec(text.trim());
  if (!match) return null;
  const [, prefix = '', rest = '', digits = ''] = match;
  const number = (prefix + rest + digits).padStart(9, '0');
  return /^0+$/.test(number) ? null : number;
}
