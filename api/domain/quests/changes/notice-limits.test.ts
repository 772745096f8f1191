import { expect, it } from 'vitest';
import { MOST_NOTICES_A_DAY, refusalOfNotice } from './notice-limits.ts';

const NONE = { told: 0, cancelledWithWords: 0, messagesLeft: 3 };

it.each([
  ['the first move', 'moved', null, NONE, null],
  ['a move with words', 'moved', 'x', { ...NONE, messagesLeft: 1 }, null],
  ['words after three messages', 'moved', 'x', { ...NONE, messagesLeft: 0 }, 'QUEST_MESSAGES_SPENT'],
  ['a move after three messages', 'moved', null, { ...NONE, messagesLeft: 0 }, null],
  ['the last move', 'moved', null, { ...NONE, told: MOST_NOTICES_A_DAY - 1 }, null],
  ['one more move', 'moved', null, { ...NONE, told: MOST_NOTICES_A_DAY }, 'RATE_LIMITED'],
  ['one more return', 'reinstated', null, { ...NONE, told: MOST_NOTICES_A_DAY }, 'RATE_LIMITED'],
  ['a cancellation after many moves', 'cancelled', null, { ...NONE, told: 20 }, null],
  ['its reason', 'cancelled', 'x', { ...NONE, told: 20, messagesLeft: 0 }, null],
  [
    'a second reason',
    'cancelled',
    'x',
    { told: 3, cancelledWithWords: 1, messagesLeft: 0 },
    'QUEST_MESSAGES_SPENT',
  ],
] as const)('limits notices and words in them: %s [SAF-29, MSG-20]', (_, kind, words, today, refusal) => {
  expect(refusalOfNotice({ kind, words }, today)).toBe(refusal);
});
