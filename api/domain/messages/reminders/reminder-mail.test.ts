import { expect, it } from 'vitest';
import { reminderShort } from './reminder-mail.ts';

/** Thursday, November 19, 5:30 pm in New York. */
const startedAt = Date.parse('2026-11-19T22:30:00Z');
const quest = {
  ...{ title: 'Evening meal', charity: 'Harbor Table', startedAt, endedAt: null, link: '/quest' },
  ...{ place: null, equipment: null, giverName: null, firstMinutes: null },
};

it.each([
  ['en', 'Sign first.'],
  ['es', 'Firma antes.'],
  ['ar', 'وقّع أولًا.'],
] as const)('a push tells in %s who has to sign something [WAV-07]', (locale, words) => {
  const saying = (mustSign: boolean) => reminderShort(locale, quest, { now: startedAt, mustSign }).words;
  expect(saying(true).endsWith(` ${words}`)).toBe(true);
  expect(saying(false)).not.toContain(words);
});
