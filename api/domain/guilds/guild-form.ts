import { type Fields, newValues, problemsOf, type ValuesOf } from '../fields/field.ts';
import { type FormTexts, formRefs } from '../texts/form-texts.ts';
import { guildFieldsTexts } from '../texts/generated/guild-fields.ts';
import { refsOf, type TextRef, type TextsAs, textAbout } from '../texts/text-ref.ts';
import { GUILD_KINDS, guildKindOf } from './guild-kind.ts';

/** The rules for founding a guild, field by field. */

/** Characters as people count them. */
export const GUILD_LIMITS = { nameMax: 60, descriptionMax: 1000, questionMax: 200 } as const;

/** What people say of a new guild: one row a field, in the order of the form. */
export const GUILD_FIELDS = {
  /** The kind, given by id or by label, kept by its label. */
  classification: {
    label: refsOf(guildFieldsTexts).classification,
    input: { kind: 'choice', isRequired: true },
    first: '' as string,
    tidy: (given: string) => GUILD_KINDS[guildKindOf(given) ?? 'guild'].label as string,
    problem: (given: string) => PROBLEMS.classification(formRefs(), given),
  },
  name: {
    label: refsOf(guildFieldsTexts).name,
    input: { kind: 'line', max: GUILD_LIMITS.nameMax, isRequired: true },
    first: '' as string,
    tidy: tidyGuildName,
    problem: (name: string) => PROBLEMS.name(formRefs(), name),
  },
  description: {
    label: refsOf(guildFieldsTexts).description,
    input: {
      kind: 'passage',
      max: GUILD_LIMITS.descriptionMax,
      isRequired: true,
    },
    first: '' as string,
    tidy: (text: string) => text.trim(),
    problem: (text: string) => PROBLEMS.description(formRefs(), text),
  },
  /** May stay empty. */
  question: {
    label: refsOf(guildFieldsTexts).question,
    input: {
      kind: 'line',
      max: GUILD_LIMITS.questionMax,
    },
    first: null as string | null,
    tidy: (text: string | null) => text?.trim() || null,
    problem: (text: string | null) => PROBLEMS.question(formRefs(), text ?? ''),
  },
} as const satisfies Fields & Record<GuildField, unknown>;

export type GuildField = 'classification' | 'name' | 'description' | 'question';

/** What was typed, all of it text. */
export type GuildForm = Record<GuildField, string>;

/** The problem of each field that has one; empty when the guild can be founded. */
export function checkGuild<Text>(
  t: TextsAs<FormTexts, Text>,
  form: GuildForm,
): Partial<Record<GuildField, Text>> {
  const fields = Object.keys(GUILD_FIELDS) as GuildField[];
  const problems = fields.flatMap((field) => {
    const problem = PROBLEMS[field](t, form[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(problems);
}

const PROBLEMS: Record<GuildField, <Text>(t: TextsAs<FormTexts, Text>, text: string) => Text | null> = {
  classification: (t, given) => (guildKindOf(given) ? null : t.guildKind),
  name: problemOfName,
  description: (t, text) => (text.trim() === '' ? t.required : tooLong(t, text, GUILD_LIMITS.descriptionMax)),
  question: (t, text) => tooLong(t, text, GUILD_LIMITS.questionMax),
};

/** The first problem of a form with the name of its field, or null. */
export function problemOfGuild(form: GuildForm): TextRef | null {
  const [first] = problemsOf(GUILD_FIELDS, form);
  return first ? textAbout(GUILD_FIELDS[first.field].label, first.message) : null;
}

/** What is wrong with a code that a client chose: codes are the product's own (DEC-56). */
export function problemOfGivenCode(code: string | null | undefined): TextRef | null {
  return code == null ? null : formRefs().guildCodeMade;
}

/** What is kept of a form without problems. */
export function newGuildOf(form: GuildForm): ValuesOf<typeof GUILD_FIELDS> {
  return newValues(GUILD_FIELDS, form, null);
}

/** A name without blanks that no one sees. */
export function tidyGuildName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Key for comparing, searching and sorting guild names: case-insensitive in any alphabet. */
export function guildNameKey(name: string): string {
  return tidyGuildName(name).toLowerCase();
}

/** What is wrong with the name of a guild or of its group, or null. */
export function problemOfGuildName(name: string): TextRef | null {
  return problemOfName(formRefs(), name);
}

function problemOfName<Text>(t: TextsAs<FormTexts, Text>, name: string): Text | null {
  const tidy = tidyGuildName(name);
  if (tidy === '') return t.required;
  if (UNSEEN.test(tidy) || !/[\p{L}\p{N}]/u.test(tidy)) return t.guildLetters;
  return tooLong(t, tidy, GUILD_LIMITS.nameMax);
}

/** Marks that turn the direction of writing, or show nothing, would let two names look the same. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

function tooLong<Text>(t: TextsAs<FormTexts, Text>, text: string, max: number): Text | null {
  return [...text.trim()].length > max ? t.tooLong({ max: String(max) }) : null;
}
