import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MailText } from '#domain/messages/letter.ts';
import { EVERY_MAIL, TITLES, WRITTEN } from '../support/every-mail.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LINK = /https:\/\/\S+/g;
const ENGLISH =
  /\b(the|and|of|you|your|with|for|this|that|are|was|have|not|from|please|will|what|who|on|at|to)\b/i;

const MAILS = Object.entries(EVERY_MAIL).flatMap(([kind, writes]) =>
  writes.map((write, index) => ({ kind, index, write })),
);

/** What the product itself says: without links, addresses and what people wrote. */
function ownWords({ subject, body }: MailText): string[] {
  return `${subject}\n${body}`.split('\n').map((line) => {
    const plain = line.replace(LINK, ' ').replace(/[\w.]+@[\w.]+/g, ' ');
    return ['Chariteers', ...Object.values(TITLES), ...WRITTEN]
      .reduce((rest, name) => rest.replaceAll(name, ' '), plain)
      .trim();
  });
}

function linksOf({ body }: MailText): string[] {
  return body.match(LINK) ?? [];
}

describe.each(MAILS)('the mail $kind ($index)', ({ write }) => {
  it('says all that English says, and nothing in English [LNG-01: mails]', () => {
    const english = ownWords(write('en'));
    for (const locale of ['es', 'ar'] as const) {
      const words = ownWords(write(locale));
      expect(words.join('\n')).not.toMatch(/undefined|null|[{}]/);
      for (const line of words) {
        expect(line).not.toMatch(locale === 'ar' ? /[a-z]{2,}/i : ENGLISH);
        if (/\p{L}{4}/u.test(line)) expect(english).not.toContain(line);
      }
      // In Arabic a link may have left the end of a sentence for a line of its own.
      const sayings = (lines: string[]) => lines.filter((line) => /\p{L}/u.test(line)).length;
      expect(sayings(words)).toBe(sayings(english));
      for (const name of ['(201) 555-0123', '012345', ...WRITTEN])
        expect(write(locale).body.split(name)).toHaveLength(write('en').body.split(name).length);
    }
  });

  it('its links lead to pages of the language [LNG-03, LNG-04: parts: links in mails]', () => {
    const english = linksOf(write('en'));
    for (const locale of ['es', 'ar'] as const) {
      const expected = english.map((link) =>
        link.includes('/console') ? link : link.replace('site.example', `site.example/${locale}`),
      );
      expect(linksOf(write(locale))).toEqual(expected);
    }
  });

  it('a quest is called as its charity has translated it for the reader [LNG-08: mails]', () => {
    const said = ({ subject, body }: MailText, title: string) =>
      `${subject}\n${body}`.split(title).length - 1;
    const count = said(write('en'), TITLES.en);
    for (const locale of ['es', 'ar'] as const) {
      expect(said(write(locale), TITLES[locale])).toBe(count);
      expect(said(write(locale), TITLES.en)).toBe(0);
    }
  });

  it('in Arabic each line says that it runs from right to left, and Latin words are set apart [LNG-05: mails]', () => {
    const { subject, body } = write('ar');
    for (const line of [subject, ...body.split('\n')]) {
      if (/[\u0600-\u06ff]/.test(line)) expect(line).toMatch(/^[\u0600-\u06ff\u200f]/);
      const apart = line.match(/\u2068/g)?.length ?? 0;
      expect(line.match(/\u2069/g)?.length ?? 0).toBe(apart);
      if (/[\u0600-\u06ff]/.test(line) && /[A-Za-z]/.test(line)) expect(apart).toBeGreaterThan(0);
      // Programs would take a mark beside a link for a part of it.
      expect(line).not.toMatch(/https:\/\/\S*[\u2066-\u2069\u200f]/);
      if (line.includes('https://')) expect(line).not.toMatch(/[\u0600-\u06ff]/);
    }
  });
});

it('every mail of the product is looked at [LNG-01: mails]', () => {
  const files = globSync('api/**/*.ts', { cwd: ROOT, exclude: (name) => name.endsWith('.test.ts') });
  const made = files.flatMap((file) => {
    const source = readFileSync(`${ROOT}/${file}`, 'utf8');
    return [...source.matchAll(/export function (\w+Mail)\(\s*locale: Locale/g)];
  });
  const looked = readFileSync(`${ROOT}/tests/support/every-mail.ts`, 'utf8');
  expect(made.length).toBeGreaterThan(35);
  for (const [, name] of made) expect(looked).toContain(name);
});
