import { expect, it } from 'vitest';
import { summaryOf } from './form-problem.ts';

it.each([
  ['First Name', 'First Name: Too short.'],
  ['Describe the meal you will donate.', 'Describe the meal you will donate. Too short.'],
  ['¿Quién ayudará?', '¿Quién ayudará? Too short.'],
  ['من سيساعد؟', 'من سيساعد؟ Too short.'],
])('a problem of «%s» reads as words and not as a row of stops [JOI-20: the summary]', (label, said) => {
  expect(summaryOf({ field: 'a', label, text: 'Too short.' })).toBe(said);
});
