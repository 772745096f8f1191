import { expect, it } from 'vitest';
import { claimRefusalWords } from './claim-refusal-words.ts';

const link = {
  givenName: 'Sam',
  lastInitial: 'Q',
  startedAt: '2026-11-16T15:00:00Z',
  endedAt: '2026-11-16T18:00:00Z',
};

it.each([
  ['OTHER_NAME', /^These hours are in the name of Sam Q\./],
  ['NOT_OVER', /November 16, 2026, 1:00 pm/],
  ['TAKES_ATTENDANCE', /^You take attendance here/],
  ['MARKED', /marked already/],
] as const)('%s of a walk-in’s hours is said in words of its page [CHK-08]', (refusal, words) => {
  expect(claimRefusalWords('en', { ...link, refusal })).toMatch(words);
  expect(claimRefusalWords('en', { ...link, refusal: null })).toBeNull();
});
