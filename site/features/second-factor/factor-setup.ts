import { encode } from 'uqr';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** What an app is told: the key to type, and the address that the square says. */
export type FactorSetup = { secret: string; uri: string };

/** Names of the fields of the page's forms. */
export const FACTOR_FIELDS = { action: 'factorAction', code: 'factorCode', secret: 'secret', uri: 'uri' };

const SECRET = /^[A-Z2-7]{16,64}$/;
const URI = /^otpauth:\/\/totp\/[\w.~%:@-]+\?[\w.~%&=-]+$/;
const MOST_LETTERS = 400;

/**
 * What was shown before a wrong first code, from the form, so that the app need not be told again; null for anything that
 * is none. Only who sent it sees it.
 */
export function setupIn(form: FormData): FactorSetup | null {
  const [secret, uri] = [textIn(form, FACTOR_FIELDS.secret), textIn(form, FACTOR_FIELDS.uri)];
  const isOne = SECRET.test(secret) && uri.length <= MOST_LETTERS && URI.test(uri);
  return isOne ? { secret, uri } : null;
}

/** The key in fours, as people type it. */
export function keyInFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** The square code of a text as the path of an SVG, and the length of its sides. */
export function squarePath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, SQUARE_CODE);
  return { path: barsOf(data), size };
}
