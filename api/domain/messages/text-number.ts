const MINUTE_MS = 60_000;

/** Which words people agree to; another day for every change of `agreement` in the catalogue. */
export const TEXT_AGREEMENT_VERSION = '2026-11-23';
/** How long a code is good, and for how many tries. */
export const TEXT_CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const TEXT_CODE_TRIES = 5;

/**
 * A number of the United States or Canada as it is called from anywhere, however it was typed; null for any other.
 * Others are dear, and sold by who lets machines ask for codes.
 */
export function textNumberOf(typed: string): string | null {
  if (!/^[\d\s().+-]*$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (typed.trim().startsWith('+') && digits.length !== 11) return null;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null;
}

/** Formats a phone number for people: (201) 555-0123. */
export function shownTextNumber(number: string): string {
  const [, area, first, last] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area ? `(${area}) ${first}-${last}` : number;
}

/** What someone answers to a text message. */
export type TextAnswer = 'STOP' | 'START' | 'HELP' | 'OTHER';

const STOP = [
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
  'ALTO',
  'PARAR',
  'إيقاف',
];
const START = ['START', 'YES', 'UNSTOP', 'COMENZAR', 'ابدأ'];
const HELP = ['HELP', 'INFO', 'AYUDA', 'مساعدة'];

/** The word that an answer is, by itself and in any case; everything else is no one's to read. */
export function textAnswerOf(body: string): TextAnswer {
  const word = body
    .trim()
    .replace(/[\s.!"'’-]+/g, '')
    .toUpperCase();
  if (STOP.includes(word)) return 'STOP';
  if (START.includes(word)) return 'START';
  return HELP.includes(word) ? 'HELP' : 'OTHER';
}
