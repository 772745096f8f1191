import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './browser-test.ts';
import { castEmail, DEMO_PASSWORD } from './cast-log-in.ts';

/** A page as it comes over the network, without a browser: its words, and what it offers to press. */
export type AskedPage = {
  status: number;
  html: string;
  /** What stands in the page's own part, in one line. */
  text: string;
  /** Names of the buttons there, as they are read out. */
  buttons: string[];
  fields: string[];
};

/** Opens a session of a member of the cast. */
export async function logInBy(request: APIRequestContext, name: string): Promise<void> {
  const form = { email: castEmail(name), password: DEMO_PASSWORD };
  expect((await request.post('/login', { form, maxRedirects: 0 })).status(), `${name} logs in`).toBe(303);
}

/** Asks for a page, following redirects. */
export async function askPage(request: APIRequestContext, path: string): Promise<AskedPage> {
  return readPage(await request.get(path));
}

/** Sends a form and reads the page that is answered, or that it leads to. */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<AskedPage> {
  return readPage(await request.post(path, { form }));
}

async function readPage(response: APIResponse): Promise<AskedPage> {
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const shown = main.replace(/<(style|script|template)\b[\s\S]*?<\/\1>/g, '');
  return {
    status: response.status(),
    html,
    text: wordsOf(shown),
    buttons: [...shown.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].flatMap(
      ([, attributes = '', inside = '']) =>
        /\shidden\b/.test(attributes) ? [] : (attribute(attributes, 'aria-label') ?? wordsOf(inside)),
    ),
    fields: [...shown.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
      attribute(attributes, 'type') === 'hidden' ? [] : (attribute(attributes, 'name') ?? []),
    ),
  };
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : wordsOf(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&#x27;': "'",
  '&quot;': '"',
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The words of some sources, in one line. */
export function wordsOf(html: string): string {
  return html
    .replace(/<\/?(strong|em|b|i|a|span|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|#x27|quot|#34|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
