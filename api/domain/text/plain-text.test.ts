import { expect, it } from 'vitest';
import { excerpt, oneLine, plainText, textLines } from './plain-text.ts';

it.each([
  [
    '<p><b>Serve</b> lunch &amp; smile.</p><ul><li>Wear closed shoes</li></ul>',
    'Serve lunch & smile. Wear closed shoes',
  ],
  ['a<br>b<br />c', 'a b c'],
  ['a &amp;lt;b&amp;gt; &lt;c&gt;', 'a &lt;b&gt; <c>'],
  ['', ''],
])('the words of «%s»', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it.each([
  ['short  and\nsweet', 40, 'short and sweet'],
  ['We serve dinner to all our neighbours', 24, 'We serve dinner to all…'],
  ['We serve dinner to all our neighbours', 23, 'We serve dinner to all…'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
  ['👩🏽‍🚒'.repeat(9), 10, '👩🏽‍🚒…'],
  ['😀'.repeat(9), 4, '😀…'],
])('«%s» in %i is cut between words and never through a character [QL-01, QD-05]', (text, most, shown) => {
  expect(excerpt(text, most)).toBe(shown);
  expect(excerpt(text, most).isWellFormed()).toBe(true);
});

it.each([
  [' Lunch\r\nBcc: x@example.org ', 'Lunch Bcc: x@example.org'],
  ['a\u0000b\u2028c', 'a b c'],
  ['Meal \u202Egnp.exe', 'Meal gnp.exe'],
  ['👩‍🍳 Ñam', '👩‍🍳 Ñam'],
  ['\uFEFFJo\u200Bse\u0301\u00AD', 'José'],
])('%j is kept on one line [EDQ-03]', (text, kept) => {
  expect(oneLine(text)).toBe(kept);
});

it.each([
  [
    '<p>Bring:</p><ul><li>gloves</li><li><b>boots</b></li></ul><p>At noon,<br>we eat.</p>',
    'Bring:\n• gloves\n• boots\nAt noon,\nwe eat.',
  ],
  ['<ul><li><p>gloves</p></li><li><p>boots</p></li></ul>', '• gloves\n• boots'],
  ['before<p>one\n  paragraph</p>after', 'before\none paragraph\nafter'],
  ['<ol><li>one</li><li></li></ol><p></p><p>a &lt;b&gt; &amp; c</p>', '• one\na <b> & c'],
  ['', ''],
])('keeps the lines of %s', (html, lines) => {
  expect(textLines(html)).toBe(lines);
});
