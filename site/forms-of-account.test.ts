import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_ACCOUNT_FIELD } from '#domain/sessions/page-account.ts';
import { withAccountField } from './forms-of-account.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /dist|node_modules|\.test\./.test(name) }).map(
    (name) => [name, readFileSync(path.join(root, name), 'utf8')] as const,
  );
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** Calls by POST that ask and change nothing. */
const QUESTIONS = ['site/ui/notices/new-version-element.ts', 'password-strength-element.ts'];

describe('the field that says whose page a form is on', () => {
  it('is the last part of a form that is sent by POST, and of no other', () => {
    const form = '<form class="a"\n  method="post" action={here}><input /></form>';
    const filled = withAccountField(`${form}<form method="get"><p /></form>`);
    expect(filled).toMatch(
      new RegExp(`<input /><?\\{.*name="${PAGE_ACCOUNT_FIELD}".*\\}</form><form method="get">`),
    );
    expect(count(filled, new RegExp(PAGE_ACCOUNT_FIELD, 'g'))).toBe(1);
  });

  it('is in every form of the site', () => {
    const templates = sources('site/**/*.astro');
    expect(templates.length).toBeGreaterThan(100);
    for (const [name, text] of templates)
      expect(count(withAccountField(text), new RegExp(PAGE_ACCOUNT_FIELD, 'g')), name).toBe(
        count(text, /method="post"/gi),
      );
    const islands = sources('site/**/*.tsx').filter(([, text]) => /method="post"/i.test(text));
    expect(islands.length).toBeGreaterThan(1);
    for (const [name, text] of islands)
      expect(count(text, /<AccountField /g), name).toBe(count(text, /method="post"/gi));
  });

  it('or a header of that name goes with every call of a script', () => {
    const calls = sources('{site,backoffice}/**/*.{ts,tsx}').filter(
      ([name, text]) =>
        /fetch\(|XMLHttpRequest/.test(text) &&
        /'POST'/.test(text) &&
        !QUESTIONS.some((end) => name.endsWith(end)),
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const [name, text] of calls)
      expect(text, name).toMatch(/pageHeaders\(\)|pageAccountHeader\(\)|new FormData\(form/);
  });
});
