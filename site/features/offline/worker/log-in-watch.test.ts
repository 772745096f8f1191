import { expect, it } from 'vitest';
import { afterAnswer, afterLogOut, isOfNow, type Known, NOTHING_KNOWN } from './log-in-watch.ts';

const ADA: Known = { name: 'ada', turn: 4 };

it('the first page tells who is logged in, and a page of another log-in is a change [VHM-06: whose a page is]', () => {
  expect(afterAnswer(NOTHING_KNOWN, 0, 'ada')).toEqual({ name: 'ada', turn: 1 });
  expect(afterAnswer(NOTHING_KNOWN, 0, null)).toEqual({ name: null, turn: 1 });
  expect(afterAnswer(ADA, 4, 'ben')).toEqual({ name: 'ben', turn: 5 });
  expect(afterAnswer(ADA, 4, null), 'a session that is over').toEqual({ name: null, turn: 5 });
});

it('what says nothing changes nothing [VHM-06: whose a page is]', () => {
  expect(afterAnswer(ADA, 4, undefined)).toBe(ADA);
  expect(afterAnswer(ADA, 4, 'ada')).toBe(ADA);
});

it('a page that was asked for before the log-out is nobody’s [VHM-06: nothing after a log-out]', () => {
  const out = afterLogOut(ADA);
  expect(out).toEqual({ name: null, turn: 5 });
  expect(afterAnswer(out, 4, 'ada'), 'it comes late').toBe(out);
  expect(isOfNow(out, 'ada')).toBe(false);
  expect(isOfNow(ADA, 'ada')).toBe(true);
  expect(isOfNow(ADA, 'ben')).toBe(false);
  expect(isOfNow(out, null)).toBe(false);
  expect(isOfNow(NOTHING_KNOWN, undefined)).toBe(false);
});
