import { expect, it } from 'vitest';
import { LOCALES } from '#domain/texts/locale.ts';
import { DATA_KEPT, keptText, lengthIn } from './data-kept.ts';

const HOUR_MS = 3_600_000;

it.each([
  [{ ms: HOUR_MS }, '1 hour'],
  [{ ms: 24 * HOUR_MS }, '24 hours'],
  [{ ms: 36 * HOUR_MS }, '36 hours'],
  [{ ms: 60 * 24 * HOUR_MS }, '60 days'],
  [{ ms: 730 * 24 * HOUR_MS }, '2 years'],
  [{ months: 24 }, '24 months'],
])('how long data are kept is said of %j as %s [JOI-17: the figures]', (length, words) => {
  expect(lengthIn('en', length)).toBe(words);
});

const figures = DATA_KEPT.flatMap((row) => (row.time ? [[row.what, row] as const] : []));

it.each(LOCALES)('in %s each row says its figure, and why and who [JOI-17: the figures]', (locale) => {
  for (const row of DATA_KEPT)
    for (const key of [row.what, row.why, row.who, row.howLong]) {
      const text = keptText(locale, key, row);
      expect(text.length).toBeGreaterThan(3);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  for (const [, row] of figures) {
    const text = keptText(locale, row.howLong, row);
    if (row.time) expect(text).toContain(lengthIn(locale, row.time));
    if (row.secretTime) expect(text).toContain(lengthIn(locale, row.secretTime));
  }
  expect(figures.length).toBeGreaterThan(10);
});

it('another figure in the code is another one on the page [JOI-17: the figures, OPS-15]', () => {
  const row = DATA_KEPT.find(({ what }) => what === 'log');
  if (!row) throw new Error('No such row');
  expect(keptText('en', row.howLong, row)).toBe('2 years at most.');
  expect(keptText('en', row.howLong, { ...row, time: { ms: 5 * 24 * HOUR_MS } })).toBe('5 days at most.');
});
