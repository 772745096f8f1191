import { SITE_SETTING_KEYS } from '../installation/site-setting.ts';
import type { Catalogue } from '../texts/catalogue-of.ts';
import { consoleSiteSettingsTexts } from '../texts/generated/console-site-settings.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { type PackedMessage, type PackedSubject, type Part, packedSubject } from '../texts/message.ts';

/** A subject, or those of its keys that refuse something: what else stands there would be found in many a sentence. */
export type Said = { catalogue: Catalogue<unknown>; keys?: readonly string[] };

export type Values = Readonly<Record<string, string | number>>;
/** An English text as it may come: with the choices that led to it, and the values in it by their place. */
export type Pattern = {
  catalogue: Catalogue<unknown>;
  key: string;
  regExp: RegExp;
  values: readonly Value[];
  chosen: Values;
};
/** A message with its choices made: what stands between its values, and the values' names. */
type Flat = { chosen: Values; parts: readonly (string | Value)[] };
/** What stands in its place; one that counts is written as the language writes numbers. */
export type Value = { name: string; isNumber: boolean };

/** Some texts of a subject. */
export function keysOf<Texts>(catalogue: Catalogue<Texts>, keys: readonly (keyof Texts & string)[]): Said {
  return { catalogue, keys };
}

/** The English texts of a subject, by key. */
export function messagesOf(catalogue: Catalogue<unknown>): PackedSubject['messages'] {
  return packedSubject(catalogue.packed(FIRST_LOCALE)).messages;
}

/** Every way in which the English texts of a subject may come. */
export function patternsOf({ catalogue, keys }: Said): Pattern[] {
  const messages = Object.entries(messagesOf(catalogue)).filter(([key]) => keys?.includes(key) ?? true);
  return messages.flatMap(([key, message]) =>
    flattened(message).map(({ chosen, parts }) => {
      const source = parts.map((part) =>
        typeof part === 'string'
          ? escaped(part)
          : (settingNamed(part) ?? `(${part.isNumber ? NUMBER : '.+'})`),
      );
      const values = parts.filter((part) => typeof part !== 'string');
      return { catalogue, key, regExp: new RegExp(`^${source.join('')}$`, 's'), values, chosen };
    }),
  );
}

const NUMBER = '[-\\d,.]+';
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
/** A setting of the site goes by one of a few names. */
const settingNamed = ({ name }: Value) =>
  name === 'label'
    ? `(${SITE_SETTING_KEYS.map((key) => escaped(consoleSiteSettingsTexts(FIRST_LOCALE)[key])).join('|')})`
    : null;

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
