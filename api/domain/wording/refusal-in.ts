import type { Catalogue } from '../texts/catalogue-of.ts';
import { consoleAccountsTexts } from '../texts/generated/console-accounts.ts';
import { consoleAlertFiltersTexts } from '../texts/generated/console-alert-filters.ts';
import { consoleGuildLetterTexts } from '../texts/generated/console-guild-letter.ts';
import { consoleQuestFieldsTexts } from '../texts/generated/console-quest-fields.ts';
import { consoleQuestRulesTexts } from '../texts/generated/console-quest-rules.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { consoleRulesTexts } from '../texts/generated/console-rules.ts';
import { consoleTrainingFieldsTexts } from '../texts/generated/console-training-fields.ts';
import { fieldLabelsTexts } from '../texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { guildFieldsTexts } from '../texts/generated/guild-fields.ts';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import { FIRST_LOCALE, isConsoleLocale, type Locale } from '../texts/locale.ts';
import type { PackedMessage, PackedSubject, Part } from '../texts/message.ts';

/*
 * The API says in English what is wrong with what was sent, whatever the language, and other clients read that. Pages
 * need it in their own: since the API takes its words from the catalogue too, each leads back to its key and values.
 */

type Values = Readonly<Record<string, string | number>>;
/** An English text as it may come: with the choices that led to it, and the values in it by their place. */
type Pattern = {
  catalogue: Catalogue<unknown>;
  key: string;
  regExp: RegExp;
  values: readonly Value[];
  chosen: Values;
};
/** A message with its choices made: what stands between its values, and the values' names. */
type Flat = { chosen: Values; parts: readonly (string | Value)[] };
/** What stands in its place; one that counts is written as the language writes numbers. */
type Value = { name: string; isNumber: boolean };

const SAID_BY_API: readonly Catalogue<unknown>[] = [
  fieldProblemsTexts,
  formRefusalsTexts,
  trainingWordsTexts,
];
/** What only the console is told, and only in the languages that it speaks. */
const SAID_TO_CONSOLE: readonly Catalogue<unknown>[] = [
  consoleRefusalsTexts,
  consoleQuestRulesTexts,
  consoleQuestFieldsTexts,
  consoleTrainingFieldsTexts,
  consoleAlertFiltersTexts,
  consoleRulesTexts,
  consoleAccountsTexts,
];
/** What stands before a refusal and a colon where the text alone would not tell which field it means. */
const LABELS: readonly Catalogue<unknown>[] = [fieldLabelsTexts, guildFieldsTexts, consoleGuildLetterTexts];

/** What the API says of a value that it refuses, in a language; null for words that the catalogue has not. */
export function refusalIn(locale: Locale, message: string): string | null {
  if (locale === FIRST_LOCALE) return message;
  return saidBy(saidToSite(), locale, message) ?? ofNamedField(locale, message) ?? toConsole(locale, message);
}

let ofSite: readonly Pattern[] | undefined;
let ofConsole: readonly Pattern[] | undefined;
const saidToSite = () => {
  ofSite ??= SAID_BY_API.flatMap(patternsOf);
  return ofSite;
};

function toConsole(locale: Locale, message: string): string | null {
  if (!isConsoleLocale(locale)) return null;
  ofConsole ??= SAID_TO_CONSOLE.flatMap(patternsOf);
  return saidBy(ofConsole, locale, message);
}

function saidBy(known: readonly Pattern[], locale: Locale, message: string): string | null {
  for (const { catalogue, key, regExp, values, chosen } of known) {
    const found = regExp.exec(message);
    if (!found) continue;
    const text = (catalogue(locale) as Record<string, string | ((values: Values) => string)>)[key] ?? '';
    const given = values.map((value, index) => [value.name, valueIn(locale, value, found[index + 1] ?? '')]);
    return typeof text === 'string' ? text : text({ ...chosen, ...Object.fromEntries(given) });
  }
  return null;
}

/** A value may be a refusal in its turn: «Item 2: This is no draft.» */
function valueIn(locale: Locale, { name, isNumber }: Value, text: string): string | number {
  if (isNumber) return Number(text.replaceAll(',', ''));
  return name === 'problem' ? (refusalIn(locale, text) ?? text) : text;
}

/** «First Name: Please fill out this field.» */
function ofNamedField(locale: Locale, message: string): string | null {
  const [, label = '', rest = ''] = /^([^:]+): (.+)$/s.exec(message) ?? [];
  for (const catalogue of LABELS) {
    const key = Object.entries(messagesOf(catalogue)).find(([, text]) => text === label)?.[0];
    const said = key === undefined ? null : refusalIn(locale, rest);
    if (key !== undefined && said !== null)
      return `${(catalogue(locale) as Record<string, string>)[key]}: ${said}`;
  }
  return null;
}

function messagesOf(catalogue: Catalogue<unknown>): PackedSubject['messages'] {
  return (JSON.parse(catalogue.packed(FIRST_LOCALE)) as PackedSubject).messages;
}

function patternsOf(catalogue: Catalogue<unknown>): Pattern[] {
  return Object.entries(messagesOf(catalogue)).flatMap(([key, message]) =>
    flattened(message).map(({ chosen, parts }) => {
      const source = parts.map((part) =>
        typeof part === 'string' ? part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&') : '(.+)',
      );
      const values = parts.filter((part) => typeof part !== 'string');
      return { catalogue, key, regExp: new RegExp(`^${source.join('')}$`, 's'), values, chosen };
    }),
  );
}

/** A message with each of its choices made; what counts has no way back from its form to its number. */
function flattened(message: PackedMessage): Flat[] {
  if (typeof message === 'string') return [{ chosen: {}, parts: [message] }];
  let all: Flat[] = [{ chosen: {}, parts: [] }];
  for (const part of message) {
    const ways = flattenedPart(part);
    all = all.flatMap((before) => ways.map((way) => joined(before, way)));
  }
  return all;
}

function joined(before: Flat, after: Flat): Flat {
  return {
    chosen: { ...before.chosen, ...after.chosen },
    parts: [...before.parts, ...after.parts],
  };
}

function flattenedPart(part: Part): Flat[] {
  if (typeof part === 'string') return [{ chosen: {}, parts: [part] }];
  const [name] = part;
  if (part.length !== 3) return [{ chosen: {}, parts: [{ name, isNumber: part.length === 2 }] }];
  if (part[1] !== 'select') return [];
  return Object.entries(part[2]).flatMap(([form, inner]) =>
    flattened(inner).map((way) => joined({ chosen: { [name]: form }, parts: [] }, way)),
  );
}
