import { oneLine } from '../text/plain-text.ts';
import { consoleGuildLetterTexts } from '../texts/generated/console-guild-letter.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { refsOf, type TextRef, textAbout } from '../texts/text-ref.ts';

/** What a charity writes to the admins of a guild that has reserved a quest, or is asked about it. */
export type GuildLetter = {
  message: string;
  /** How the charity can be reached: answers to the email reach no one. */
  contact: string;
};

/** Characters as people count them. */
export const GUILD_LETTER_LIMITS = { messageMax: 1000, contactMax: 120 } as const;

/** The problem of each field that has one. */
export function checkGuildLetter({
  message,
  contact,
}: GuildLetter): Partial<Record<keyof GuildLetter, TextRef>> {
  const { messageMax, contactMax } = GUILD_LETTER_LIMITS;
  const found = {
    message: problemOf(message, messageMax),
    contact: problemOf(contact, contactMax),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The first problem with the name of its field, or null. */
export function problemOfGuildLetter(letter: GuildLetter): TextRef | null {
  const problems = checkGuildLetter(letter);
  const { message, contact } = refsOf(consoleGuildLetterTexts);
  if (problems.message) return textAbout(message, problems.message);
  return problems.contact ? textAbout(contact, problems.contact) : null;
}

/** The letter as it is sent: lines stay, other control characters and marks that turn the reading direction go. */
export function tidyGuildLetter({ message, contact }: GuildLetter): GuildLetter {
  const lines = message.trim().split(/\r\n|[\r\n\u2028\u2029]/u);
  return { message: lines.map(oneLine).join('\n'), contact: oneLine(contact) };
}

function problemOf(text: string, max: number): TextRef | null {
  const t = refsOf(fieldProblemsTexts);
  if (oneLine(text) === '') return t.required;
  return [...text.trim()].length > max ? t.tooLong({ max: String(max) }) : null;
}
