import { expect, it } from 'vitest';
import { maySupportBeAsked, type SupportFacts } from './support-ask.ts';

const NOW = Date.UTC(2026, 2, 7, 12);
const DAY = 24 * 60 * 60 * 1000;
const asked: SupportFacts = { isSubscriber: false, questsDone: 1, lastAskedAt: null, now: NOW };

it.each<[string, Partial<SupportFacts>, boolean]>([
  ['after the first quest', {}, true],
  ['before the first quest done', { questsDone: 0 }, false],
  ['of a subscriber', { isSubscriber: true }, false],
  ['again at once', { lastAskedAt: NOW }, false],
  ['again a day before the month is over', { lastAskedAt: NOW - 30 * DAY }, false],
  ['again after a month', { lastAskedAt: NOW - 31 * DAY }, true],
  ['after a month without a quest done', { questsDone: 0, lastAskedAt: NOW - 40 * DAY }, false],
])('DEC-40 support is asked for %s: %o is %s', (_when, changes, isAsked) => {
  expect(maySupportBeAsked({ ...asked, ...changes })).toBe(isAsked);
});
