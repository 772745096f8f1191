import { oneLine } from '../text/plain-text.ts';
import { consoleGuildLetterTexts } from '../texts/generated/console-guild-letter.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { type ConsoleLocale, FIRST_LOCALE } from '../texts/locale.ts';

/** What a charity writes to the admins of a guild that has reserved a quest, or is asked about it. */
export type GuildLetter = {
  message: string;
  /** How the charity can be reached: answers to the email reach no one. */
  contact: string;
};

/** Characters as people count them. */
export const GUILD_LETTER_LIMITS = { messageMax: 1000, contactMax: 120 } as const;

/** The problem of each field that has one. */
export function checkGuildLetter(
  locale: ConsoleLocale,
  { message, contact }: GuildLetter,
): Partial<Record<keyof GuildLetter, string>> {
  const { messageMax, contactMax } = GUILD_LETTER_LIMITS;
  const found = {
    message: problemOf(locale, message, messageMax),
    contact: problemOf(locale, contact, contactMax),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The first problem with the name of its field, or null. */
export function problemOfGuildLetter(letter: GuildLetter): string | null {
  const problems = checkGuildLetter(FIRST_LOCALE, letter);
  const field = (['message', 'contact'] as const).find((one) => problems[one] !== undefined);
  return field === undefined ? null : `${consoleGuildLetterTexts(FIRST_LOCALE)[field]}: ${problems[field]}`;
}

/** The letter as it is sent: lines stay, other control characters and marks that turn the reading direction go. */
export function tidyGuildLetter({ message, contact }: GuildLetter): GuildLetter {
  const lines = message.trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  return { message: lines.map(oneLine).join('\n'), contact: oneLine(contact) };
}

function problemOf(locale: ConsoleLocale, text: string, max: number): string | null {
  const t = fieldProblemsTexts(locale);
  if (oneLine(text) === '') return t.required;
  return [...text.trim()].length > max ? t.tooLong({ max: String(max) }) : null;
}
