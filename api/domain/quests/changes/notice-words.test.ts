import { expect, it } from 'vitest';
import { inEnglish } from '../../../../tests/support/in-english.ts';
import { NOTICE_WORDS_MAX, problemOfNoticeWords, tidyNoticeWords } from './notice-words.ts';

it.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' \r\n ', null],
  [' The oven broke.\r\nSorry!\u0007 ', 'The oven broke.\nSorry!'],
  ['one\u202etwo', 'onetwo'],
])('%j is kept as %j [MSG-24: the word to them]', (given, kept) => {
  expect(tidyNoticeWords(given)).toBe(kept);
});

it('has at most 500 characters, as people count them [MSG-24: the word to them]', () => {
  expect(problemOfNoticeWords(null)).toBeNull();
  expect(problemOfNoticeWords('👩‍👧'.repeat(NOTICE_WORDS_MAX))).toBeNull();
  expect(inEnglish(problemOfNoticeWords('x'.repeat(NOTICE_WORDS_MAX + 1)))).toMatch(/500/);
});
