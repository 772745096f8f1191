import { mayAt, reachAt, type Subject } from '../permissions/permissions.ts';
import type { Locale } from '../texts/locale.ts';
import { newYorkDay } from '../time/new-york-time.ts';

/** For whom a letter is: it changes the wording only. */
export const LETTER_VARIANTS = ['school', 'court', 'employer'] as const;
export type LetterVariant = (typeof LETTER_VARIANTS)[number];

/** Languages in which letters are written, whatever the account's. */
export const LETTER_LOCALES = ['en', 'es'] as const satisfies readonly Locale[];
export type LetterLocale = (typeof LETTER_LOCALES)[number];

export const LETTER_PAPERS = ['letter', 'a4'] as const;
export type LetterPaper = (typeof LETTER_PAPERS)[number];

export const LETTER_STATES = ['valid', 'superseded', 'revoked'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** Minutes credited at a charity on a quest. `at` in epoch ms. */
export type ServedTime = { at: number; providerId: string; minutes: number };

/** What a letter covers: days in New York, both included, and one charity or (null) all. */
export type LetterSpan = { firstDay: string; lastDay: string; providerId: string | null };

/** The served times that a letter covers. */
export function coveredBy<Time extends ServedTime>(
  times: readonly Time[],
  { firstDay, lastDay, providerId }: LetterSpan,
): Time[] {
  return times.filter((time) => {
    const day = newYorkDay(time.at);
    return day >= firstDay && day <= lastDay && (providerId === null || time.providerId === providerId);
  });
}

/** Lines of a letter at most: its file stays below 300 kB. */
export const MOST_LINES = 400;

/** Sum of the minutes served. */
export function minutesOf(times: readonly ServedTime[]): number {
  return times.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** All that must not change while a letter is valid, the same for the same times in any order. */
export function contentOf(times: readonly ServedTime[]): string {
  return times
    .map(({ at, providerId, minutes }) => `${newYorkDay(at)} ${providerId} ${minutes}`)
    .sort()
    .join('\n');
}

/** A letter is superseded as soon as any minute in it is another one: nothing has to tell it. */
export function letterState(letter: { revokedAt: number | null }, isUnchanged: boolean): LetterState {
  if (letter.revokedAt !== null) return 'revoked';
  return isUnchanged ? 'valid' : 'superseded';
}

/** Whether someone may make letters for a charity: they bear full names, so it's for those who read names on any day. */
export function mayIssueLetters(viewer: Subject | null, providerId: string): boolean {
  return mayAt(viewer, providerId, 'takeAttendance') && reachAt(viewer, providerId, 'readNames') === 'always';
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The initials of a person: 'A. D.'; null once the names are gone. */
export function initialsOf(person: { nameFirst: string | null; nameLast: string | null }): string | null {
  const names = [person.nameFirst, person.nameLast].map((name) => name?.trim()).filter((name) => !!name);
  const initials = names.map((name) => [...graphemes.segment(name ?? '')][0]?.segment.toUpperCase());
  return initials.length > 0 ? initials.map((initial) => `${initial}.`).join(' ') : null;
}
