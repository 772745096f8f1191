import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '#domain/texts/locale.ts';

const TEXTS = path.resolve(import.meta.dirname, '../../api/domain/texts');
const ENGLISH_ONLY =
  /\b(the|and|of|you|your|with|for|this|that|are|was|have|not|from|please|will|what|who)\b/i;
const NAMES = ['Chariteers', 'App Store', 'Google Play', 'iOS', 'Android', 'The Bronx'];
/** Kept in their own order within Arabic: names from elsewhere. */
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

const known = new Map<string, string[]>();

/** The texts of a language that need no value. */
function plainTexts(locale: string): string[] {
  const texts = known.get(locale) ?? readPlainTexts(locale);
  known.set(locale, texts);
  return texts;
}

function readPlainTexts(locale: string): string[] {
  const files = readdirSync(`${TEXTS}/${locale}`).filter((name) => name !== 'language.json');
  return files.flatMap((name) => {
    const texts = JSON.parse(readFileSync(`${TEXTS}/${locale}/${name}`, 'utf8')) as Record<string, string>;
    return Object.values(texts).filter((text) => !/[{|<]/.test(text));
  });
}

/** What a page still says in English that is not marked as such: in sight, in labels and in its title. */
export async function englishLeft(page: Page, locale: Exclude<Locale, 'en'>): Promise<string[]> {
  const { said, written } = await page.evaluate(wordsOf, locale);
  const own = new Set(plainTexts(locale));
  const english = plainTexts('en').filter((text) => /\p{L}/u.test(text) && !own.has(text));
  const names = [...written, ...NAMES].sort((one, other) => other.length - one.length);
  return said.filter((text) => {
    // Printed, a page says where it was.
    if (NAMES.includes(text) || /^https?:/.test(text)) return false;
    if (english.includes(text)) return true;
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text.replace(ISOLATED, ' '));
    return locale === 'ar' ? /[a-z]{3,}/i.test(rest) : ENGLISH_ONLY.test(rest);
  });
}

/** Runs in the page: texts of its language, and those that others wrote. */
function wordsOf(locale: string): { said: string[]; written: string[] } {
  const said: string[] = [document.title.trim()];
  const written: string[] = [];
  const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('script, style, template')) continue;
    const texts =
      node instanceof Element
        ? ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
        : [node.textContent ?? ''];
    for (const text of texts.map((one) => one.trim()).filter((one) => /\p{L}/u.test(one)))
      (languageOf(element) === locale ? said : written).push(text);
  }
  return { said, written };
}
