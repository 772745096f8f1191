import { expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { checkGuildLetter, problemOfGuildLetter, tidyGuildLetter } from './guild-letter.ts';

const GOOD = { message: 'Please bring gloves.', contact: 'desk@harbor.example' };

it.each([
  [{}, null],
  [{ message: ' \n' }, 'Message: Please fill out this field.'],
  [{ message: '\u202E\u0000' }, 'Message: Please fill out this field.'],
  [{ message: 'x'.repeat(1001) }, 'Message: Use at most 1000 characters.'],
  [{ message: '\u{1F9E4}'.repeat(1000) }, null],
  [{ contact: '' }, 'How they can reach you: Please fill out this field.'],
  [{ contact: 'x'.repeat(121) }, 'How they can reach you: Use at most 120 characters.'],
])('what a charity writes to a guild is limited: %o is answered with %s [SAF-16]', (change, problem) => {
  expect(inEnglish(problemOfGuildLetter({ ...GOOD, ...change }))).toBe(problem);
});

it('both problems are told at their fields [SAF-16]', () => {
  expect(Object.keys(checkGuildLetter({ message: '', contact: '' }))).toEqual(['message', 'contact']);
});

it('lines stay, what nobody sees goes [SAF-16]', () => {
  const typed = { message: ' One.\r\nTwo\u202E.\u0000 \n', contact: ' desk\n@harbor ' };
  expect(tidyGuildLetter(typed)).toEqual({ message: 'One.\nTwo.', contact: 'desk @harbor' });
});
