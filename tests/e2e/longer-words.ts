import type { Page } from '@playwright/test';
import { settled } from './axe-looks.ts';
import { expect } from './browser-test.ts';
import { pageProblems } from './whole-page.ts';

/** Factor by which another language may be longer than English. */
const LONGER = 1.4;

/** On a small phone nothing is cut and nothing lies over another, where words are longer than English ones. */
export async function expectWholeWithLongerWords(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await lengthenWords(page);
  await settled(page);
  expect.soft(await pageProblems(page), 'with longer words, on a small phone').toEqual([]);
}

/**
 * Makes every text of the product as long as that of a language which needs more letters, in the page as it stands: what
 * others wrote says its own language and stays, as do numbers. So a page is seen in such a language without one more
 * visit.
 */
async function lengthenWords(page: Page): Promise<void> {
  await wakeIslands(page);
  await page.evaluate(longerEverywhere, LONGER);
}

/**
 * An island that takes over later would find other words than the server's, and complain. It says that it begins by
 * dropping `ssr`; that React is done shows in the elements, which then know their component.
 */
async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island[ssr]'))
      island.firstElementChild?.scrollIntoView();
  });
  await page.waitForFunction(() => {
    const isTaken = (island: Element) =>
      !island.hasAttribute('ssr') &&
      [...island.children].every(
        (child) =>
          ['TEMPLATE', 'SCRIPT', 'LINK', 'STYLE'].includes(child.tagName) ||
          Object.keys(child).some((key) => key.startsWith('__reactFiber$')),
      );
    const isShown = ({ firstElementChild: first }: Element) => first?.checkVisibility() ?? false;
    return [...document.querySelectorAll('astro-island')].every(
      (island) => isTaken(island) || !isShown(island),
    );
  });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page. */
function longerEverywhere(times: number): void {
  // The label in an input of the console ends in dots where it is too long, and so it is in each of its two languages.
  const kept = 'script, style, svg, code, bdi, .MuiInputLabel-root, .MuiOutlinedInput-notchedOutline';
  const isOwn = (element: Element | null) =>
    element?.closest('[lang]') === document.documentElement && !element.closest(kept);
  const longer = (text: string) => {
    const words = text.trim().split(/\s+/);
    const missing = Math.ceil(text.trim().length * (times - 1));
    // A word by itself gets longer; a sentence gets more of its words.
    if (words.length === 1) return text.trimEnd() + 'a'.repeat(missing);
    let more = '';
    for (let at = 0; more.length < missing; at++) more += ` ${words[at % words.length]}`;
    return text.trimEnd() + more;
  };
  // Names of people, addresses and codes are the same in every language.
  const isWorded = (text: string) => /\p{L}{2}/u.test(text) && !/^\s*(\S*[\d@]\S*|Chariteers)\s*$/.test(text);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  for (const node of nodes)
    if (isWorded(node.data) && isOwn(node.parentElement)) node.data = longer(node.data);
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    if (isWorded(field.placeholder) && isOwn(field)) field.placeholder = longer(field.placeholder);
}
