import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/texts/locale.ts';
import { provenByTests, unproven } from '../../../tests/support/proven.ts';
import { TERMS_PROMISES } from '../../../tests/support/terms-promises.ts';
import { PRIVACY_SECTIONS, privacyText } from './privacy-promises.ts';

const proven = provenByTests();
const promises = PRIVACY_SECTIONS.flatMap((section) => section.promises);

describe('the Privacy Policy', () => {
  it.each(promises)('SAF-39 «$key» is kept by tests', ({ keptBy }) => {
    expect(unproven(keptBy, proven)).toEqual([]);
  });

  it('SAF-39 holds no promise without a row that keeps it, and none twice', () => {
    expect(promises.length).toBeGreaterThan(15);
    for (const { keptBy } of promises) expect(keptBy.length).toBeGreaterThan(0);
    expect(new Set(promises.map(({ key }) => key)).size).toBe(promises.length);
  });

  it('STA-06 DEC-47 DEC-48 says the smallest age of the installation', () => {
    const texts = promises.map(({ key }) => privacyText('en', key, { minimumAge: 11 }));
    expect(texts.filter((text) => text.includes('No one under 11 may use the service'))).toHaveLength(1);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});

it.each(LOCALES)('LNG-11 (part: the smallest age) says it in %s as well', (locale) => {
  const text = privacyText(locale, 'noOneUnder', { minimumAge: 11 });
  expect(text).toMatch(/\b11\b/);
  expect(text).not.toMatch(/[{}]/);
});

describe('the Terms of Service', () => {
  it.each(TERMS_PROMISES)('SAF-39 «$key» is kept by tests', ({ keptBy }) => {
    expect(unproven(keptBy, proven)).toEqual([]);
  });
});

it('SAF-39 a promise whose row or test is nowhere would be noticed', () => {
  expect(unproven(['SAF-02', 'XYZ-99', 'a test that nobody wrote'], proven)).toEqual([
    'XYZ-99',
    'a test that nobody wrote',
  ]);
});
