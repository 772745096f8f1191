import { SITE_SETTING_KEYS } from '../installation/site-setting.ts';
import type { Catalogue } from '../texts/catalogue-of.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { charityRequestTexts } from '../texts/generated/charity-request.ts';
import { consoleAccountsTexts } from '../texts/generated/console-accounts.ts';
import { consoleAlertFiltersTexts } from '../texts/generated/console-alert-filters.ts';
import { consoleContestTexts } from '../texts/generated/console-contest.ts';
import { consoleGuildLetterTexts } from '../texts/generated/console-guild-letter.ts';
import { consolePictureRefusalsTexts } from '../texts/generated/console-picture-refusals.ts';
import { consoleQuestFieldsTexts } from '../texts/generated/console-quest-fields.ts';
import { consoleQuestRulesTexts } from '../texts/generated/console-quest-rules.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { consoleRulesTexts } from '../texts/generated/console-rules.ts';
import { consoleSiteSettingsTexts } from '../texts/generated/console-site-settings.ts';
import { consoleTrainingFieldsTexts } from '../texts/generated/console-training-fields.ts';
import { consoleTrainingRecordsTexts } from '../texts/generated/console-training-records.ts';
import { consoleWalletTexts } from '../texts/generated/console-wallet.ts';
import { fieldLabelsTexts } from '../texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { findRefusalsTexts } from '../texts/generated/find-refusals.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { guildFieldsTexts } from '../texts/generated/guild-fields.ts';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import { FIRST_LOCALE, isConsoleLocale, type Locale } from '../texts/locale.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import {
  keysOf,
  messagesOf,
  type Pattern,
  patternsOf,
  type Said,
  type Value,
  type Values,
} from './refusal-pattern.ts';

/*
 * The API says in English what is wrong with what was sent, whatever the language, and other clients read that. Pages
 * need it in their own: since the API takes its words from the catalogue too, each leads back to its key and values.
 */

const SAID_BY_API: readonly Said[] = [
  { catalogue: fieldProblemsTexts },
  { catalogue: formRefusalsTexts },
  { catalogue: findRefusalsTexts },
  { catalogue: trainingWordsTexts },
];
/** What only the console is told, and only in the languages that it speaks. */
const SAID_TO_CONSOLE: readonly Said[] = [
  { catalogue: consoleRefusalsTexts },
  { catalogue: consolePictureRefusalsTexts },
  { catalogue: consoleQuestRulesTexts },
  { catalogue: consoleQuestFieldsTexts },
  { catalogue: consoleTrainingFieldsTexts },
  keysOf(consoleAlertFiltersTexts, [
    ...['ages', 'ageSpan', 'options', 'monthSpan', 'nobody', 'noEmails', 'noTexts', 'noPush'],
    ...['manyNeighborhoods', 'longPeriod', 'manyVolunteers'],
  ] as const),
  { catalogue: consoleRulesTexts },
  keysOf(consoleAccountsTexts, ['reasonMissing', 'reasonTooLong']),
  keysOf(consoleContestTexts, ['yearOutside']),
  keysOf(consoleTrainingRecordsTexts, ['wholeDate', 'afterStart', 'before2100']),
  keysOf(consoleWalletTexts, ['wholeNumber', 'most', 'tooLittle', 'reasonMissing', 'reasonTooLong']),
  keysOf(consoleSiteSettingsTexts, [
    ...['problem', 'oneOnly', 'mostEntries', 'tooLong', 'noPassword'],
    ...['mustBeMail', 'mustBePricingTable', 'mustBeStripeKey', 'mustBeWeb'],
  ] as const),
];
/** What stands before a refusal and a colon where the text alone would not tell which field it means. */
const LABELS: readonly Catalogue<unknown>[] = [
  fieldLabelsTexts,
  guildFieldsTexts,
  charityRequestTexts,
  consoleGuildLetterTexts,
];

/** What the API says of a value that it refuses, in a language; null for words that the catalogue has not. */
export function refusalIn(locale: Locale, message: string): string | null {
  if (locale === FIRST_LOCALE) return message;
  return (
    saidBy(saidToSite(), locale, message) ??
    ofNamedField(locale, message) ??
    toConsole(locale, message) ??
    ofPerson(locale, message)
  );
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
    if (given.some(([, value]) => value === null)) continue;
    return typeof text === 'string' ? text : text({ ...chosen, ...Object.fromEntries(given) });
  }
  return null;
}

/** A value may be a refusal in its turn: “Item 2: This is no draft.” Null for one without words in that language. */
function valueIn(locale: Locale, { name, isNumber }: Value, text: string): string | number | null {
  if (isNumber) return Number(text.replaceAll(',', ''));
  if (name === 'date') return dateIn(locale, text);
  if (name === 'label') return settingLabels(locale)[keyOfSetting(text)] ?? null;
  return name === 'problem' ? refusalIn(locale, text) : text;
}

/** “Saturday, November 28, 2026” as the language says it. */
function dateIn(locale: Locale, text: string): string {
  const noon = Date.parse(`${text} 12:00 EST`);
  return Number.isNaN(noon) ? text : formatsFor(locale).longDate(newYorkDay(noon));
}

/** How the settings of the site are called. */
function settingLabels(locale: Locale): Readonly<Record<string, string>> {
  return isConsoleLocale(locale) ? (consoleSiteSettingsTexts(locale) as never) : {};
}

const keyOfSetting = (label: string) =>
  SITE_SETTING_KEYS.find((key) => consoleSiteSettingsTexts(FIRST_LOCALE)[key] === label) ?? '';

/** “First Name: Please fill out this field.” */
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

/** “ada: This volunteer has dropped out of the Quest.” Whom the console names stays as it is. */
function ofPerson(locale: Locale, message: string): string | null {
  const [, person = '', rest = ''] = /^([^\s:]+): (.+)$/s.exec(message) ?? [];
  const said = rest === '' ? null : toConsole(locale, rest);
  return said === null ? null : `${person}: ${said}`;
}
