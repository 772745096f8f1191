import { REQUIRED } from '../identity/registration.ts';
import { GUILD_KINDS, guildKindOf } from './guild-kind.ts';

/** The rules for founding a guild, field by field. */

/** Characters as people count them. */
export const GUILD_LIMITS = { nameMax: 60, descriptionMax: 1000, questionMax: 200 } as const;

export type GuildForm = {
  /** The kind, by id or by label. */
  classification: string;
  name: string;
  description: string;
  /** Asked of those who apply to join; may stay empty. */
  question: string;
};
export type GuildField = keyof GuildForm;

/** How the fields are called, in the order of the form. */
export const GUILD_FIELDS = {
  classification: 'Kind of Guild',
  name: 'Guild Name',
  description: 'Description',
  question: 'Question',
} as const satisfies Record<GuildField, string>;

/** The problem of each field that has one; empty when the guild can be founded. */
export function checkGuild(form: GuildForm): Partial<Record<GuildField, string>> {
  const { descriptionMax, questionMax } = GUILD_LIMITS;
  const found: Record<GuildField, string | null> = {
    classification: guildKindOf(form.classification) ? null : 'Please choose one of the kinds.',
    name: problemOfGuildName(form.name),
    description: required(form.description) ?? tooLong(form.description, descriptionMax),
    question: tooLong(form.question, questionMax),
  };
  const problems = Object.entries(found).filter(([, problem]) => problem !== null);
  return Object.fromEntries(problems);
}

/** The first problem of a form with the name of its field, or null. */
export function problemOfGuild(form: GuildForm): string | null {
  const problems = checkGuild(form);
  const fields = Object.keys(GUILD_FIELDS) as GuildField[];
  const field = fields.find((one) => problems[one] !== undefined);
  return field === undefined ? null : `${GUILD_FIELDS[field]}: ${problems[field]}`;
}

/** What is kept of a form without problems: the kind by its label. */
export function newGuildOf({ name, classification, description, question }: GuildForm) {
  return {
    name: tidyGuildName(name),
    classification: GUILD_KINDS[guildKindOf(classification) ?? 'guild'].label,
    description: description.trim(),
    question: question.trim() || null,
  };
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
