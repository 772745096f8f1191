import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { initialsOf as initialsOfPerson } from '#api/access/auth/initials.ts';
import { initialsOf } from '#domain/brand/arms/coat-of-arms.ts';
import { findContactDetail } from '#domain/contact-details/contact-details.ts';
import { limitTyped } from '#domain/fields/field-input.ts';
import { maskedAddress } from '#domain/identity/masked-address.ts';
import { pushPayload } from '#domain/messages/push-note.ts';
import { subjectWith } from '#domain/messages/subject.ts';
import { textMessage } from '#domain/messages/text-message.ts';
import { cutHtml } from '#domain/text/cut-html.ts';
import {
  charactersOf,
  codePointsOf,
  cutText,
  cutWithEllipsis,
  firstCharacter,
} from '#domain/text/cut-text.ts';
import { excerpt } from '#domain/text/plain-text.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import { atLeast } from '../support/at-least.ts';
import { shippedSources } from '../support/source-imports.ts';

/** A family, a flag, a letter with two accents, a hand in a color of skin: each is one character to people. */
const CHARACTERS = ['👨‍👩‍👧‍👦', '🇵🇷', 'o\u0302\u0323', '👍🏽'];
const LONG = 400;

function pushed(text: string): string {
  const note = { title: 'T', body: text, link: 'https://x.example/', tag: '' };
  return (JSON.parse(pushPayload(note)) as { body: string }).body;
}

const CUTS: [string, (text: string, most: number) => string][] = [
  ['a text', cutText],
  ['a text by code points', (text, most) => cutText(text, most, codePointsOf)],
  ['a text with an ellipsis', cutWithEllipsis],
  ['an excerpt', excerpt],
  ['a description or note in HTML', cutHtml],
  ['a note for a browser', pushed],
  ['a text message', (text) => textMessage({ from: 'A', words: `ж${text}`, link: '' }).slice(4)],
  ['a subject', (text) => subjectWith({ title: text }, ({ title }) => title)],
  [
    'what is typed',
    (text, most) =>
      limitTyped(
        { input: { kind: 'line', max: most, isCut: true }, problem: () => englishOnly('long') },
        text,
      ).value,
  ],
  ['a quoted detail', (text) => findContactDetail(text.repeat(20), [])?.part ?? text],
  ['a masked address', (text) => `${maskedAddress(`${text}@x.example`).split('…')[0]}…`],
  ['the initial of a name', (text) => initialsOfPerson({ nameFirst: text, nameLast: null, username: '' })],
];

describe.each(CUTS)('%s', (_, cut) => {
  it.each(CHARACTERS)('is cut between characters: %s', (character) => {
    const text = character.repeat(LONG);
    for (let most = 61; most < 75; most += 1) {
      const kept = cut(text, most).replace(/…$/u, '');
      expect([...new Set(charactersOf(kept))].map((one) => one.toLowerCase())).toEqual([character]);
      expect(kept.length).toBeLessThan(text.length);
    }
  });
});

describe('a cut', () => {
  it('keeps what fits, and no more than that', () => {
    expect(cutText('abcdef', 6)).toBe('abcdef');
    expect(cutText('abcdef', 4)).toBe('abcd');
    expect(cutText('ab👨‍👩‍👧‍👦', 12)).toBe('ab');
    expect(cutWithEllipsis('ab cd ef', 4)).toBe('ab…');
    expect(firstCharacter('')).toBe('');
    expect(initialsOf('E\u0301toile A\u030Ange')).toBe('E\u0301A\u030A');
  });

  it('of text for people is made by these functions alone', () => {
    // An excerpt is cut by them, then goes back to the end of a word.
    const own = ['api/domain/text/cut-text.ts', 'api/domain/text/plain-text.ts'];
    const files = ['api', 'site', 'backoffice', 'scripts'].flatMap(shippedSources);
    const cutting = atLeast(500, files).filter((file) => {
      const code = own.includes(file)
        ? ''
        : readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
      return /\.slice\(0,[^)]*\)[^`\n]*\}…`|\[\.\.\.(?!new )[^\]\n]*(?:text|word|title|name)[^\]\n]*\](?:\[0\]|\.slice)/i.test(
        code,
      );
    });
    expect(cutting).toEqual([]);
  });
});
