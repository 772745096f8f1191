import type { Catalogue } from '../texts/catalogue-of.ts';
import { fieldLabelsTexts } from '../texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { guildFieldsTexts } from '../texts/generated/guild-fields.ts';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import { FIRST_LOCALE, type Locale } from '../texts/locale.ts';
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
  names: readonly string[];
  chosen: Values;
};
/** A message with its choices made: what stands between its values, and the values' names. */
type Flat = { chosen: Values; parts: readonly (string | { name: string })[] };

const SAID_BY_API: readonly Catalogue<unknown>[] = [
  fieldProblemsTexts,
  formRefusalsTexts,
  trainingWordsTexts,
];
/** What stands before a refusal and a colon where the text alone would not tell which field it means. */
const LABELS: readonly Catalogue<unknown>[] = [fieldLabelsTexts, guildFieldsTexts];

let known: readonly Pattern[] | undefined;

/** What the API says of a value that it refuses, in a language; null for words that the catalogue has not. */
export function refusalIn(locale: Locale, message: string): string | null {
  if (locale === FIRST_LOCALE) return message;
  known ??= SAID_BY_API.flatMap(patternsOf);
  for (const { catalogue, key, regExp, names, chosen } of known) {
    const found = regExp.exec(message);
    if (!found) continue;
    const text = (catalogue(locale) as Record<string, string | ((values: Values) => string)>)[key] ?? '';
    const given = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
    return typeof text === 'string' ? text : text({ ...chosen, ...given });
  }
  return ofNamedField(locale, message);
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
      const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
      return { catalogue, key, regExp: new RegExp(`^${source.join('')}$`, 's'), names, chosen };
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
  if (part.length !== 3) return [{ chosen: {}, parts: [{ name }] }];
  if (part[1] !== 'select') return [];
  return Object.entries(part[2]).flatMap(([form, inner]) =>
    flattened(inner).map((way) => joined({ chosen: { [name]: form }, parts: [] }, way)),
  );
}
