import { expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import {
  checkFeedbackWords,
  feedbackWords,
  type GivenFeedback,
  isFeedbackOpen,
  shownFeedback,
} from './feedback.ts';

const DAY = 24 * 3_600_000;
const yes = (answeredAt: number, words: string | null = null): GivenFeedback => ({
  wouldComeAgain: true,
  words,
  answeredAt,
});
const no = (answeredAt: number, words: string | null = null) => ({
  ...yes(answeredAt, words),
  wouldComeAgain: false,
});

it.each<[string, GivenFeedback[], ReturnType<typeof shownFeedback>]>([
  ['none', [], null],
  ['two', [yes(1), no(2)], null],
  ['three', [yes(1, 'Warm'), no(2, 'Cold'), yes(3)], { yesCount: 2, noCount: 1, words: ['Cold', 'Warm'] }],
  [
    'four, of which the newest waits',
    [no(4, 'Late'), yes(1), yes(2), yes(3)],
    { yesCount: 3, noCount: 0, words: [] },
  ],
  ['six', [yes(1), yes(2), yes(3), no(4), no(5), no(6, 'b')], { yesCount: 3, noCount: 3, words: ['b'] }],
])('of %s answers managers are shown [REM-09: who reads]', (_case, answers, shown) => {
  expect(shownFeedback(answers)).toEqual(shown);
});

it('one more answer, or one that went, never shows what a single person said [REM-09: no difference]', () => {
  const answers = [yes(1, 'a'), yes(2, 'b'), no(3, 'c'), yes(4, 'd'), no(5, 'e')];
  const before = shownFeedback(answers);
  expect(shownFeedback([...answers.slice(0, 4)])).toEqual(before);
  const more = shownFeedback([...answers, no(6, 'f')]);
  expect((more?.yesCount ?? 0) + (more?.noCount ?? 0)).toBe(6);
  expect(shownFeedback(answers.slice(1, 3))).toBeNull();
});

it.each([
  ['the moment it is asked', { askedAt: 0 }, 0, true],
  ['13 days later', { askedAt: 0 }, 14 * DAY - 1, true],
  ['14 days later', { askedAt: 0 }, 14 * DAY, false],
  ['before it is asked', { askedAt: null }, 5, false],
  ['once the mark was taken back', { askedAt: 0, status: 'Absent' }, 5, false],
  ['of a place that was given up', { askedAt: 0, abandonedAt: 1 }, 5, false],
])('an answer %s [REM-09: how long]', (_case, changes, now, isOpen) => {
  const facts = { status: 'Present', abandonedAt: null, ...changes };
  expect(isFeedbackOpen(facts, now)).toBe(isOpen);
});

it('up to 280 characters, as people count them [REM-09: the words]', () => {
  expect(feedbackWords('  So \n warm ')).toBe('So warm');
  for (const nothing of [' \n ', '', null, undefined]) expect(feedbackWords(nothing)).toBeNull();
  expect(checkFeedbackWords('🙂'.repeat(280))).toBeNull();
  expect(inEnglish(checkFeedbackWords('x'.repeat(281)))).toContain('280');
});
