import { expect, it } from 'vitest';
import { isToldOfBrowser } from './new-browser.ts';

const stranger = { isKnown: false, isBrowser: true, hasSessionLikeIt: false, isFirstLogIn: false };

it.each([
  ['a browser that was never seen', stranger, true],
  ['one that has logged in before', { ...stranger, isKnown: true }, false],
  ['the first of all', { ...stranger, isFirstLogIn: true }, false],
  ['a stranger’s browser, on the same network', { ...stranger, hasSessionLikeIt: true }, true],
  ['a program, the first time', { ...stranger, isBrowser: false }, true],
  ['a program again', { ...stranger, isBrowser: false, hasSessionLikeIt: true }, false],
])('a log-in is told of %s: %j [JOI-11: who is told]', (_, facts, isTold) => {
  expect(isToldOfBrowser(facts)).toBe(isTold);
});
