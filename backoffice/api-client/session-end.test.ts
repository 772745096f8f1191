import { beforeEach, describe, expect, it } from 'vitest';
import { hearForWhom, isSessionOver, noteWhoIsHere, settleSessionEnd } from './session-end.ts';

const FOR_NOBODY = new Headers({ 'x-viewer': 'none' });

beforeEach(() => {
  settleSessionEnd();
  noteWhoIsHere(true);
});

describe('a session that has ended while the console is open', () => {
  it('is told by the next answer that is for nobody [NAV-23: when it is told]', () => {
    hearForWhom()(new Headers());
    expect(isSessionOver()).toBe(false);
    hearForWhom()(FOR_NOBODY);
    expect(isSessionOver()).toBe(true);
  });

  it('is not told again by an answer that was under way when it was waved away [NAV-23: once]', () => {
    const first = hearForWhom();
    const late = hearForWhom();
    first(FOR_NOBODY);
    settleSessionEnd();
    late(FOR_NOBODY);
    expect(isSessionOver()).toBe(false);
    hearForWhom()(FOR_NOBODY);
    expect(isSessionOver(), 'but by that to a later question').toBe(true);
  });

  it('is told to nobody who has not been logged in here [ACC-38: visitors]', () => {
    noteWhoIsHere(false);
    hearForWhom()(FOR_NOBODY);
    expect(isSessionOver()).toBe(false);
  });
});
