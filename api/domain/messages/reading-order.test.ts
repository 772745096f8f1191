import { expect, it } from 'vitest';
import { markedLines, markedText, subjectLine } from './reading-order.ts';

it.each([
  ['Arabic itself', 'مرحبًا Rosa', 'مرحبًا Rosa'],
  ['a name first', '\u2068Rosa\u2069 هنا', '\u200f\u2068Rosa\u2069 هنا'],
  ['a sign first', '- مهمة', '\u200f- مهمة'],
  ['a number first', '14 مهمة', '\u200f14 مهمة'],
  ['marked already', '\u200f- مهمة', '\u200f- مهمة'],
  ['a link', 'https://site.example/ar', 'https://site.example/ar'],
  ['nothing', '', ''],
])('a line of an Arabic mail that begins with %s [LNG-05: mails]', (_what, line, expected) => {
  expect(markedText('ar', line)).toBe(expected);
  expect(markedText('es', line)).toBe(line);
});

it('every line of a text has its own direction [LNG-05: mails]', () => {
  expect(markedLines('ar', '1 مهمة\r\nhttps://a.example\n\n> نعم\n')).toBe(
    '\u200f1 مهمة\r\nhttps://a.example\n\n\u200f> نعم\n',
  );
});

it.each([
  ['\u2068One\u2069 و \u2068Two\u2069', '\u2068One\u2069 و \u2068Two\u2069'],
  ['\u2068\u2068One\u2069، اثنان\u2069', '\u2068One\u2069، اثنان'],
  ['\u202eone\u2069 \u2066two', 'one two'],
  ['one\r\ntwo', 'one two'],
])('the subject %j [LNG-05: mails]', (subject, expected) => {
  expect(subjectLine('ar', subject)).toBe(expected);
  expect(subjectLine('en', subject)).toBe(expected.replace(/[\u2068\u2069]/g, ''));
});
