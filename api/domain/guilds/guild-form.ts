import { type Fields, newValues, problemsOf, type ValuesOf } from '../fields/field.ts';
import { REQUIRED } from '../identity/registration.ts';
import { GUILD_KINDS, guildKindOf } from './guild-kind.ts';

/** The rules for founding a guild, field by field. */

/** Characters as people count them. */
export const GUILD_LIMITS = { nameMax: 60, descriptionMax: 1000, questionMax: 200 } as const;

/** What people say of a new guild: one row a field, in the order of the form. */
export const GUILD_FIELDS = {
  /** The kind, given by id or by label, kept by its label. */
  classification: {
    label: 'Kind of Guild',
    input: { kind: 'choice', isRequired: true },
    first: '' as string,
    tidy: (given: string) => GUILD_KINDS[guildKindOf(given) ?? 'guild'].label as string,
    problem: (given: string) => (guildKindOf(given) ? null : 'Please choose one of the kinds.'),
  },
  name: {
    label: 'Guild Name',
    input: { kind: 'line', max: GUILD_LIMITS.nameMax, isRequired: true },
    first: '' as string,
    tidy: tidyGuildName,
    problem: problemOfGuildName,
  },
  description: {
    label: 'Description',
    input: {
      kind: 'passage',
      max: GUILD_LIMITS.descriptionMax,
      isRequired: true,
      help: 'Who are you, and what brings you together?',
    },
    first: '' as string,
    tidy: (text: string) => text.trim(),
    problem: (text: string) => required(text) ?? tooLong(text, GUILD_LIMITS.descriptionMax),
  },
  /** May stay empty. */
  question: {
    label: 'Question',
    input: {
      kind: 'line',
      max: GUILD_LIMITS.questionMax,
      help: 'Asked of those who apply to join without the Guild Code.',
    },
    first: null as string | null,
    tidy: (text: string | null) => text?.trim() || null,
    problem: (text: string | null) => tooLong(text ?? '', GUILD_LIMITS.questionMax),
  },
} as const satisfies Fields;

export type GuildField = keyof typeof GUILD_FIELDS;

/** What was typed, all of it text. */
export type GuildForm = Record<GuildField, string>;

/** The problem of each field that has one; empty when the guild can be founded. */
export function checkGuild(form: GuildForm): Partial<Record<GuildField, string>> {
  const problems = problemsOf(GUILD_FIELDS, form).map(({ field, message }) => [field, message]);
  return Object.fromEntries(problems);
}

/** The first problem of a form with the name of its field, or null. */
export function problemOfGuild(form: GuildForm): string | null {
  const [first] = problemsOf(GUILD_FIELDS, form);
  return first ? `${GUILD_FIELDS[first.field].label}: ${first.message}` : null;
}

/** What is kept of a form without problems. */
export function newGuildOf(form: GuildForm): ValuesOf<typeof GUILD_FIELDS> {
  return newValues(GUILD_FIELDS, form, null);
}

/** A name without blanks that nobody sees. */
export function tidyGuildName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** By what names are compared, searched and sorted: without regard to capitals, in any alphabet. */
export function guildNameKey(name: string): string {
  return tidyGuildName(name).toLowerCase();
}

/** What is wrong with the name of a guild or of its group, or null. */
export function problemOfGuildName(name: string): string | null {
  const tidy = tidyGuildName(name);
  if (tidy === '') return REQUIRED;
  if (UNSEEN.test(tidy) || !/[\p{L}\p{N}]/u.test(tidy)) return 'Please use letters and numbers.';
  return tooLong(tidy, GUILD_LIMITS.nameMax);
}

/** Marks that turn the direction of writing, or show nothing, would let two names look the same. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

function required(text: string): string | null {
  return text.trim() === '' ? REQUIRED : null;
}

function tooLong(text: string, max: number): string | null {
  return [...text.trim()].length > max ? `Please use at most ${max} characters.` : null;
}
