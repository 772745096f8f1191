import type { ErrorCode } from '../errors/errors.ts';

export type ScriptOperation = 'script-sign-up' | 'script-bail' | 'script-alter';

/** The number under which an older script knew a refusal. */
const NUMBERS: Record<ScriptOperation, { readonly [Code in ErrorCode]?: string }> = {
  'script-sign-up': {
    // What failed on our side, and a call that asks for more than the script can say.
    INTERNAL: 'ERROR-00',
    BAD_USER_INPUT: 'ERROR-01',
    QUEST_FULL: 'ERROR-02',
    QUEST_NOT_FOUND: 'ERROR-03',
    QUEST_OVER_SIGN_UP: 'ERROR-03',
    ALREADY_SIGNED_UP: 'ERROR-04',
  },
  'script-bail': {
    NOT_SIGNED_UP: 'ERROR-02',
    CONTRACT_NOT_FOUND: 'ERROR-02',
    QUEST_NOT_FOUND: 'ERROR-03',
    QUEST_OVER_BAIL: 'ERROR-03',
  },
  'script-alter': { QUEST_NOT_FOUND: 'ERROR-03' },
};

/** The number of every other refusal, where the script had one. */
const UNNUMBERED: { readonly [Operation in ScriptOperation]?: string } = { 'script-sign-up': 'ERROR-01' };

/** What a person is told of a failure at a sign-up that has no name. */
export const UNNAMED_SIGN_UP_ERROR = 'Not sure what this error is.';

const TEXTS: Record<ScriptOperation, Readonly<Record<string, string>>> = {
  'script-sign-up': {
    'ERROR-00': UNNAMED_SIGN_UP_ERROR,
    'ERROR-01': UNNAMED_SIGN_UP_ERROR,
    'ERROR-02': 'Sorry, this Quest is now at capacity, and we could not sign you up.',
    'ERROR-03': "The Quest you're trying to sign up for no longer exists. Maybe it ended already?",
    'ERROR-04': "You're already signed up for this Quest!",
  },
  'script-bail': {
    'ERROR-02': "You're not signed up for this Quest, so you can't drop out.",
    'ERROR-03': "The Quest you're trying to drop out of no longer exists. Maybe it ended already?",
  },
  'script-alter': { 'ERROR-03': "The Quest you're trying to alter no longer exists." },
};

/** The number under which an older script knows an ErrorCode, 'ERROR-02'; undefined if it does not. */
export function scriptErrorNumber(operation: ScriptOperation, code: ErrorCode): string | undefined {
  return NUMBERS[operation][code] ?? UNNUMBERED[operation];
}

/** The text an older script shows, for its own number ('ERROR-02') or an ErrorCode; undefined if it has none. */
export function scriptErrorCopy(operation: ScriptOperation, code = ''): string | undefined {
  const numbers: Readonly<Record<string, string>> = NUMBERS[operation];
  const number = Object.hasOwn(numbers, code) ? numbers[code] : code;
  const texts = TEXTS[operation];
  return number !== undefined && Object.hasOwn(texts, number) ? texts[number] : undefined;
}
