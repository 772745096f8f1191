import { LANGUAGES } from './generated/languages.ts';

/** A language of the product, as it stands in addresses: the name of its folder here. */
export type Locale = keyof typeof LANGUAGES;

/** The language of addresses that name none, and of whatever has no words of its own in another. */
export const FIRST_LOCALE = 'en' satisfies Locale;

/** All languages, the first one first. */
export const LOCALES = Object.keys(LANGUAGES) as Locale[];

/** Whether a text names a language of the product. */
export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
}

/** The language by its own name: “Español”. */
export function languageName(locale: Locale): string {
  return LANGUAGES[locale].name;
}

/** A language that the console speaks. */
export type ConsoleLocale = {
  [Name in Locale]: (typeof LANGUAGES)[Name]['hasConsole'] extends true ? Name : never;
}[Locale];

/** The languages of the console, the first one first. */
export const CONSOLE_LOCALES = LOCALES.filter(isConsoleLocale);

/** Whether a text names a language of the console. */
export function isConsoleLocale(text: unknown): text is ConsoleLocale {
  return isLocale(text) && LANGUAGES[text].hasConsole;
}

/** Reading direction of a language. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return LANGUAGES[locale].direction;
}

/** What readers of a language are told while no one has read its texts over; null afterwards. */
export function reviewNotice(locale: Locale): string | null {
  return LANGUAGES[locale].awaitsReview;
}

const pluralRules = new Map<Locale, Intl.PluralRules>();
const numberFormats = new Map<Locale, Intl.NumberFormat>();

/** A number as the language writes it, always in Latin digits: '12,345.5'. */
export function num(locale: Locale, value: number): string {
  // All languages write them alike, and most numbers of a page are such.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(LANGUAGES[locale].numbers);
  numberFormats.set(locale, format);
  return format.format(value);
}

/** Picks the form for a count: by the exact number ('=0'), or by the language's plural rule. */
export function plural<Form>(locale: Locale, count: number, forms: Readonly<Record<string, Form>>): Form {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return forms[`=${count}`] ?? forms[rules.select(count)] ?? otherOf(forms);
}

/** Picks the form by name, or the one for “other”. */
export function select<Form>(value: string, forms: Readonly<Record<string, Form>>): Form {
  return Object.hasOwn(forms, value) ? (forms[value] as Form) : otherOf(forms);
}

/** ICU asks for it everywhere, and the generator refuses a message without it. */
function otherOf<Form>(forms: Readonly<Record<string, Form>>): Form {
  return forms.other as Form;
}
