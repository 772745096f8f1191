import { beforeEach, describe, expect, it } from 'vitest';
import { hearForWhom, isSessionOver, noteWhoIsHere, settleSessionEnd } from './session-end.ts';

const FOR_NOBODY = new Headers({ 'x-viewer': 'none' });

beforeEach(() => {
  settleSessionEnd();
  noteWhoIsHere(true);
});

describe('a session that has ended while the console is open', () => {
  it('NAV-23 (part: when it is told) is told by the next answer that is for nobody', () => {
    hearForWhom()(new Headers());
    expect(isSessionOver()).toBe(false);
    hearForWhom()(FOR_NOBODY);
    expect(isSessionOver()).toBe(true);
  });

  it('NAV-23 (part: once) is not told again by an answer that was under way when it was waved away', () => {
    const first = hearForWhom();
    const late = hearForWhom();
    first(FOR_NOBODY);
    settleSessionEnd();
    late(FOR_NOBODY);
    expect(isSessionOver()).toBe(false);
    hearForWhom()(FOR_NOBODY);
    expect(isSessionOver(), 'but by that to a later question').toBe(true);
  });

  it('ACC-38 (part: visitors) is told to nobody who has not been logged in here', () => {
    noteWhoIsHere(false);
    hearForWhom()(FOR_NOBODY);
    expect(isSessionOver()).toBe(false);
  });
});
