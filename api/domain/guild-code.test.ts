import { expect, it } from 'vitest';
import { guildCodeOf } from './guild-code.ts';

it.each([
  ['run7', 'RUN7'],
  [' Run7 ', 'RUN7'],
  ['RUN', null],
  ['RUN77', null],
  ['', null],
])('GUI-38 «%s» is taken as %s', (typed, expected) => {
  expect(guildCodeOf(typed)).toBe(expected);
});
