import { ERRORS, type ErrorCode, isErrorCode } from '../errors/errors.ts';
import { OPEN_INVITATIONS_MAX } from '../groups/invitation-limits.ts';
import { supportFacts } from '../installation/support-words.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { operationErrorWordsTexts } from '../texts/generated/operation-error-words.ts';
import { FIRST_LOCALE, type Locale } from '../texts/locale.ts';
import {
  type ErrorCopyContext,
  type ErrorOperation,
  isRetryable,
  isUnnamed,
  type ShownError,
} from './shown-error.ts';

/** What the words of an error may name; “known” says that there is something to name. */
type Values = {
  surface: 'console' | 'other';
  support: 'known' | 'other';
  email: string;
  limit: 'known' | 'other';
  wait: string;
  payer: 'known' | 'other';
  provider: string;
  max: number;
};
export type Words = string | ((values: Values) => string);

/** Codes that have no words of their own: what is told is in the message, or no one foresaw it. */
type Wordless = 'BAD_USER_INPUT' | 'INTERNAL' | 'INVALID_TITLE_ID';
export type WordsByCode = Record<Exclude<ErrorCode, Wordless>, Words>;
/** The words for codes in a language: for all, or for those that a surface says itself. */
type WordsIn = (locale: Locale) => Partial<WordsByCode>;

type Told = {
  wordsIn: WordsIn;
  locale: Locale;
  error: ShownError;
  context: ErrorCopyContext;
  values: Values;
};
type Wording = (told: Told) => string | undefined;

const GROUP_MEMBER_CODE = '1359';

/** Tells errors by these words: the text a person is shown, in a language; never empty, never a server's internals. */
export function copyBy(wordsIn: WordsIn) {
  return (locale: Locale, error: ShownError, context: ErrorCopyContext = {}): string => {
    if (context.isWrite && error.code === 'NOT_LOGGED_IN') return errorWordsTexts(locale).sessionEnded;
    const told = { wordsIn, locale, error, context, values: valuesOf(locale, error, context) };
    const special = context.operation === undefined ? undefined : BY_OPERATION[context.operation];
    return special?.(told) ?? wordsOfCode(told) ?? unknownError(told);
  };
}

function valuesOf(
  locale: Locale,
  { retryAfterSeconds }: ShownError,
  { surface, supportEmail, providerName }: ErrorCopyContext,
): Values {
  return {
    surface: surface === 'console' ? 'console' : 'other',
    ...supportFacts(supportEmail),
    limit: retryAfterSeconds ? 'known' : 'other',
    wait: formatsFor(locale).duration(Math.ceil((retryAfterSeconds ?? 0) / 60)),
    payer: providerName === undefined ? 'other' : 'known',
    provider: providerName ?? '',
    max: OPEN_INVITATIONS_MAX,
  };
}

/** Codes whose message says what to fix, and so comes before their words. */
const WITH_MESSAGE: readonly string[] = ['BAD_USER_INPUT', 'CONTACT_DETAILS_TO_YOUNG', 'LOCATION_IN_USE'];

function wordsOfCode(told: Told): string | undefined {
  const { code = '' } = told.error;
  const own = WITH_MESSAGE.includes(code) ? ownMessage(told) : ofItem(told);
  if (own !== undefined || !isErrorCode(code)) return own;
  return wordsOf(told, code);
}

/** Words for a code; the ones sent with the error where this surface has none. */
function wordsOf({ wordsIn, locale, error, values }: Told, code: ErrorCode): string | undefined {
  const words = (wordsIn(locale) as Partial<Record<ErrorCode, Words>>)[code];
  return (typeof words === 'function' ? words(values) : words) ?? error.words;
}

/** What the API says itself, which is English: the site has it in its own language where the catalogue knows it. */
function ownMessage({ locale, error: { code, message, said }, context }: Told): string | undefined {
  if (said) return said;
  const isOfCode = code !== undefined && isErrorCode(code) && message === ERRORS[code].message;
  if (locale === FIRST_LOCALE || (context.surface === 'console' && !isOfCode)) return message || undefined;
  return code === 'BAD_USER_INPUT' ? errorWordsTexts(locale).inputRefused : undefined;
}

function unknownError({ locale, values }: Told): string {
  const t = errorWordsTexts(locale);
  return `${t.UNKNOWN} ${t.advice(values)}`;
}

/** Codes that a training tells as everything else does; all others say that it failed. */
const TOLD_OF_TRAININGS: readonly string[] = [
  'QUEST_NOT_FOUND',
  'PROVIDER_NOT_FOUND',
  'NOT_LOGGED_IN',
  'ORIENTATION_ALREADY_STARTED',
  'EDIT_CONFLICT',
  ...WITH_MESSAGE,
];

const textsOf = ({ locale }: Told) => operationErrorWordsTexts(locale);
const hasCode = ({ error }: Told, ...codes: readonly string[]) => codes.includes(error.code ?? '');
const hasStatus = ({ error: { code = '' } }: Told, statusCode: number) =>
  isErrorCode(code) && ERRORS[code].statusCode === statusCode;

/** What an operation says in words of its own; undefined where it says what all say. */
const BY_OPERATION: { readonly [Operation in ErrorOperation]?: Wording } = {
  login: (told) =>
    hasCode(told, 'RATE_LIMITED') ? `${wordsOfCode(told)} ${textsOf(told).orNewPassword}` : undefined,
  registration: (told) =>
    hasCode(told, 'INVALID_PARAMS') ? textsOf(told).registrationUnreadable : undefined,
  reset: (told) => (hasCode(told, 'ACCOUNT_NOT_FOUND') ? wordsOf(told, 'INVALID_EMAIL_ADDRESS') : undefined),
  'sign-up': (told) =>
    isUnnamed(told.error)
      ? `${textsOf(told).signUpUnnamed} ${errorWordsTexts(told.locale).advice(told.values)}`
      : undefined,
  'quest-update': (told) => (hasStatus(told, 400) ? ownMessage(told) : undefined),
  'monthly-schedule': (told) =>
    ofItem(told) ??
    ofInput(told) ??
    (hasStatus(told, 400) ? errorWordsTexts(told.locale).QUEST_NOT_FOUND : unknownError(told)),
  boot: (told) => (isRetryable(told.error) ? undefined : ownMessage(told)),
  'training-apply': (told) => toldOfTraining(told) ?? textsOf(told).applicationFailed(told.values),
  'training-record-update': (told) => toldOfTraining(told) ?? textsOf(told).trainingNotSaved,
  'group-application': (told) => {
    if (hasCode(told, 'CONTACT_DETAILS_TO_YOUNG')) return wordsOfCode(told);
    return hasCode(told, GROUP_MEMBER_CODE, 'ALREADY_IN_GROUP')
      ? wordsOf(told, 'ALREADY_IN_GROUP')
      : textsOf(told).groupApplicationFailed;
  },
  'group-member': (told) => (hasCode(told, 'ALREADY_IN_GROUP') ? textsOf(told).personInGroup : undefined),
  alert: (told) => (isRetryable(told.error) ? textsOf(told).alertsFailed : undefined),
};

/** A refusal of one item of a list says itself what is wrong with it. */
function ofItem(told: Told): string | undefined {
  return told.error.item === undefined ? undefined : ownMessage(told);
}

/** What was wrong with the input, where the API says more than that. */
function ofInput(told: Told): string | undefined {
  const { code, message } = told.error;
  const saysMore = code === 'BAD_USER_INPUT' && message && message !== ERRORS[code].message;
  return saysMore ? ownMessage(told) : undefined;
}

function toldOfTraining(told: Told): string | undefined {
  return hasCode(told, ...TOLD_OF_TRAININGS) ? wordsOfCode(told) : undefined;
}
