import { timingSafeEqual } from 'node:crypto';
import type { DataKey } from '#api/process/config/data-key.ts';
import { POSTER_CODE_KINDS, type PosterCode } from '#domain/attendance/check-in.ts';

/** Hexadecimal digits of a signature: 96 bits. */
const SIGNATURE_LENGTH = 24;
const LONGEST_CODE = 200;
const WORDS = 10_000;

/** The code of a poster: signed, and kept nowhere. */
export function posterCode(dataKey: DataKey, code: PosterCode): string {
  const named = nameOf(code);
  return `${named}.${dataKey.hash('poster', named).slice(0, SIGNATURE_LENGTH)}`;
}

/** What a scanned code says; null for one that was not made here, or was changed. */
export function readPosterCode(dataKey: DataKey, text: string): PosterCode | null {
  if (text.length > LONGEST_CODE) return null;
  const [letter = '', value = '', ...rest] = text.split('.');
  const signature = Buffer.from(rest.pop() ?? '');
  const kind = POSTER_CODE_KINDS.find((one) => one.startsWith(letter) && letter.length === 1);
  if (!kind || signature.length !== SIGNATURE_LENGTH) return null;
  const code = { kind, value, questId: rest.join('.') };
  const isOurs = dataKey
    .hashes('poster', nameOf(code))
    .some((hash) => timingSafeEqual(Buffer.from(hash.slice(0, SIGNATURE_LENGTH)), signature));
  return isOurs ? code : null;
}

function nameOf({ kind, value, questId }: PosterCode): string {
  return `${kind.charAt(0)}.${value}.${questId}`;
}

/** The four digits that the manager says at the door. `day`: 'YYYY-MM-DD' in New York. */
export function wordOfDay(dataKey: DataKey, questId: string, day: string): string {
  return digitsOf(dataKey.hash('poster-word', `${questId}.${day}`));
}

/** Whether someone typed the word; it stays good on the day when the key is changed. */
export function isWordOfDay(
  dataKey: DataKey,
  questId: string,
  { day, word }: { day: string; word: string },
): boolean {
  return dataKey.hashes('poster-word', `${questId}.${day}`).some((hash) => digitsOf(hash) === word.trim());
}

function digitsOf(hash: string): string {
  return String(Number.parseInt(hash.slice(0, 12), 16) % WORDS).padStart(4, '0');
}
