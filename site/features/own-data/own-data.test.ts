import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { offeredOn } from './offered-on.ts';

const COPY = { askedAt: '2026-11-16T15:00:00Z', madeAt: null, expiresAt: null, bytes: null, nextAskAt: null };

it.each([
  ['none', null, 'askFor'],
  ['being made', { ...COPY, state: 'making' }, null],
  ['ready today', { ...COPY, state: 'ready', nextAskAt: '2026-11-17T15:00:00Z' }, null],
  ['ready since yesterday', { ...COPY, state: 'ready' }, 'askAnew'],
  ['failed', { ...COPY, state: 'failed' }, 'tryAgain'],
] as const)(
  'of a file that is %s the page offers what can be asked for [JOI-15: states]',
  (_case, copy, offer) => {
    expect(offeredOn(copy)).toBe(offer);
  },
);

it.each([
  [1, '1 kB'],
  [999_999, '1,000 kB'],
  [1_000_000, '1 MB'],
  [9_849_000, '9.8 MB'],
] as const)('%i bytes are said as people read them [JOI-15: size]', (bytes, text) => {
  expect(fileSize('en', bytes)).toBe(text);
});
