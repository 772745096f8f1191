import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeMail } from '#domain/messages/html/composed-mail.ts';
import { previewLine } from '#domain/messages/html/mail-page.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { MAIL_KINDS, type MailKind, MESSAGE_CLASSES } from '#domain/messages/mail-kind.ts';
import { SUBJECT_MAX } from '#domain/messages/subject.ts';
import { characterCount } from '#domain/text/plain-text.ts';
import { LOCALES } from '#domain/texts/locale.ts';
import { EVERY_MAIL, LONG_NAMED_MAILS } from '../support/every-mail.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KINDS = Object.keys(MAIL_KINDS) as MailKind[];
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;
const MAILS = KINDS.flatMap((kind) =>
  EVERY_MAIL[kind].flatMap((write, index) => LOCALES.map((locale) => ({ kind, index, locale, write }))),
);

/** Source files that name kinds of email. The domain belongs to them: it picks the kind of a charity’s message. */
const SOURCES = globSync('api/{verbs,access/outbox,domain/quest-messages}/**/*.ts', { cwd: ROOT }).map(
  (file) => readFileSync(`${ROOT}/${file}`, 'utf8'),
);

describe('the kind [MSG-03: the table]', () => {
  it.each(KINDS)('%s has a class, and somebody sends it [MSG-03: the table]', (kind) => {
    expect(MESSAGE_CLASSES).toContain(MAIL_KINDS[kind].class);
    expect(SOURCES.some((source) => source.includes(`'${kind}'`))).toBe(true);
  });
});

/** Words, and the tags between them gone. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<table'), html.lastIndexOf('</table>'));
  const text = body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return squeezed(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

const squeezed = (text: string) => text.replace(MARKS, '').replace(/\s+/g, ' ').trim();

/** Lines of a plain text, without the signs that HTML draws. */
function linesOf({ body }: MailText): string[] {
  const lines = body
    .split('\n')
    .map((line) => squeezed(line.replace(/^(> |- )/, '').replace(/https?:\S+/g, '')));
  return lines.filter((line) => line !== '');
}

describe.each(MAILS)('the mail $kind ($index) in $locale', ({ locale, write }) => {
  const mail = write(locale);
  const { text, html } = composeMail({ ...mail, locale }, 'Chariteers');

  it('has a text, HTML, a subject that fits and a preview line [MSG-03: bodies, subject, preview]', () => {
    expect(text).toBe(mail.body);
    expect(html).toMatch(/^<!doctype html>/);
    expect(characterCount(mail.subject.replace(MARKS, ''))).toBeLessThanOrEqual(SUBJECT_MAX);
    const preview = previewLine(mail.parts);
    expect(preview.length).toBeGreaterThan(9);
    expect(html).toContain('display:none');
    expect(squeezed(html)).toContain(
      squeezed(preview).slice(0, 40).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    );
  });

  it('HTML says what the text says, and each of its addresses can be followed [MSG-04: words]', () => {
    const words = wordsOf(html);
    for (const line of linesOf(mail)) {
      // A short name before a colon has a cell of its own, a greeting has no comma as a heading.
      const spoken = line.replace(/[,،:]$/, '').split(/: /);
      const isButton = mail.parts.some(
        (part) => typeof part !== 'string' && part.said === undefined && line.startsWith(part.words),
      );
      if (!isButton) for (const piece of spoken) expect(words).toContain(piece.replace(/[,،:]$/, ''));
    }
    for (const [address] of mail.body.matchAll(/https:\/\/[^\s\u2069]+/g))
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  });

  it('at most 60 kB, in both looks, with its language, and nothing to fetch [MSG-04: safe and small]', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(
      /<(img|script|link|iframe|object|form|video)\b|\bsrc=|url\(|@import|@font-face|undefined/i,
    );
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/site\.example\//);
  });
});

it.each(LONG_NAMED_MAILS.flatMap((mail) => LOCALES.map((locale) => ({ ...mail, locale }))))(
  'in $locale a subject with long names ends at a word: $name [MSG-03: subject]',
  ({ write, locale }) => {
    const subject = write(locale).subject.replace(MARKS, '');
    expect(characterCount(subject)).toBeLessThanOrEqual(SUBJECT_MAX);
    for (const word of subject.split(/[\s«»:,،]+/).filter((one) => one.includes('…')))
      expect(LONG_WORDS).toContain(word.replace('…', ''));
  },
);

const LONG_WORDS = [
  'Neighborhood',
  'Kitchen',
  'Volunteers',
  'Of',
  'The',
  'Harbor',
  'Serve',
  'evening',
  'the',
  '',
];
