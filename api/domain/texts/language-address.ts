import {
  type ConsoleLocale,
  FIRST_LOCALE,
  isConsoleLocale,
  isLocale,
  LOCALES,
  type Locale,
} from './locale.ts';

/** What is the same in every language and has no other address: machines ask for it, or it is of the console. */
const WITHOUT_LANGUAGE =
  /^\/(?:_astro|console|files|graphql|og|healthz|readyz|language|people-files|policy-reports)(?:[/?#]|$)/;
/** A file of that name, as a calendar or a picture. */
const FILE = /^[^?#]*\.[a-z\d]+(?:[?#]|$)/i;

/** The language that a path begins with, and the path behind it, which is that of the English page. */
export function readAddress(path: string): { locale: Locale; path: string } {
  const [, name, rest = ''] = /^\/+([a-z]{2,3})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  if (!isLocale(name) || name === FIRST_LOCALE) return { locale: FIRST_LOCALE, path };
  return { locale: name, path: rest.startsWith('/') ? rest.replace(/^\/+/, '/') : `/${rest}` };
}

/** The address of the same page in a language; what has no language stays as it is. */
export function addressIn(locale: Locale, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  if (WITHOUT_LANGUAGE.test(address) || FILE.test(address)) return address;
  const { path } = readAddress(address);
  if (locale === FIRST_LOCALE) return path;
  return `/${locale}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** The address of a picture for sharing, `/og/…`, with words in a language. */
export function pictureIn(locale: Locale, path: string): string {
  return locale === FIRST_LOCALE ? path : path.replace(/^\/og\//, `/og/${locale}/`);
}

/** The language of ours that a browser asks for first, by its Accept-Language; null where it asks for none. */
export function askedLanguage(acceptLanguage: string | null | undefined): Locale | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, LONGEST_WISH)
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.trim().split(/\s*;\s*q=/i);
      return {
        name: tag.toLowerCase().split('-')[0] ?? '',
        weight: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ name, weight }) => isLocale(name) && weight > 0)
    // Of equal ones the first: sorting keeps their order.
    .sort((one, other) => other.weight - one.weight);
  const [first] = wishes;
  return first && isLocale(first.name) ? first.name : null;
}

/** Keeps the language that someone chose in this browser, a year long. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_LIFETIME = 365 * 86_400;

/**
 * The language that a page of another one offers: what was chosen in this browser, else what the account keeps, else
 * what the browser asks for; null for none.
 */
export function offeredLanguage(
  page: Locale,
  {
    chosen,
    account = null,
    acceptLanguage,
  }: {
    chosen: string | null | undefined;
    /** Language chosen in the account, when logged in. */
    account?: Locale | null;
    acceptLanguage: string | null | undefined;
  },
): Locale | null {
  const wanted = isLocale(chosen) ? chosen : (account ?? askedLanguage(acceptLanguage));
  return wanted === page ? null : wanted;
}

/**
 * The language in which someone goes on who has logged in on a page: the account's, unless this browser was told
 * another one.
 */
export function languageAfterLogIn(
  page: Locale,
  chosen: string | null | undefined,
  account: unknown,
): Locale {
  return isLocale(chosen) || !isLocale(account) ? page : account;
}

/** The choice that a Cookie header brings. */
export function chosenLanguage(cookie: string | null | undefined): Locale | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`).exec(cookie ?? '') ?? [];
  return isLocale(value) ? value : null;
}

/** The address in the language that was chosen in a browser, where the address names none; null where it stays. */
export function addressInChosen(chosen: Locale | null, address: string): string | null {
  if (chosen === null || readAddress(address).locale !== FIRST_LOCALE) return null;
  const inChosen = addressIn(chosen, address);
  return inChosen === address ? null : inChosen;
}

/**
 * In which language someone gets the console: as their account has it, else as it was chosen in this browser, else as
 * the browser asks. A language that the console does not speak is the first one there.
 */
export function consoleLanguage({
  account,
  chosen,
  acceptLanguage,
}: {
  account: Locale | null;
  chosen: Locale | null;
  acceptLanguage: string | null | undefined;
}): ConsoleLocale {
  const wanted = account ?? chosen ?? askedLanguage(acceptLanguage);
  return isConsoleLocale(wanted) ? wanted : FIRST_LOCALE;
}

/** The file of the built console that speaks a language. */
export function consoleIndex(locale: ConsoleLocale): string {
  return locale === FIRST_LOCALE ? 'index.html' : `index.${locale}.html`;
}

/** The addresses of a page in every language. */
export function addressesOf(path: string): { locale: Locale; path: string }[] {
  return LOCALES.map((locale) => ({ locale, path: addressIn(locale, path) }));
}

const LONGEST_WISH = 200;
