import { describe, expect, it } from 'vitest';
import { whoSeesYouTexts } from '#domain/texts/generated/who-sees-you.ts';
import { LOCALES } from '#domain/texts/locale.ts';
import { provenByTests, unproven } from '../../../tests/support/proven.ts';
import { TERMS_PROMISES } from '../../../tests/support/terms-promises.ts';
import { PRIVACY_SECTIONS, privacyText, privacyWords } from './privacy-promises.ts';

const proven = provenByTests();
const promises = PRIVACY_SECTIONS.flatMap((section) => section.promises);

describe('the Privacy Policy', () => {
  it.each(promises)('«$key» is kept by tests [SAF-39]', ({ keptBy }) => {
    expect(unproven(keptBy, proven)).toEqual([]);
  });

  it('holds no promise without a row that keeps it, and none twice [SAF-39]', () => {
    expect(promises.length).toBeGreaterThan(15);
    for (const { keptBy } of promises) expect(keptBy.length).toBeGreaterThan(0);
    expect(new Set(promises.map(({ key }) => key)).size).toBe(promises.length);
  });

  it('says the smallest age of the installation [STA-06, DEC-47, DEC-48]', () => {
    const texts = promises.map(({ key }) => privacyText('en', key, { minimumAge: 11 }));
    expect(texts.filter((text) => text.includes('No one under 11 can use the service'))).toHaveLength(1);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});

it.each(LOCALES)('says it in %s as well [LNG-11: the smallest age]', (locale) => {
  const text = privacyText(locale, 'noOneUnder', { minimumAge: 11 });
  expect(text).toMatch(/\b11\b/);
  expect(text).not.toMatch(/[{}]/);
});

it.each([
  ['en', 'public profile'],
  ['es', 'perfil público'],
  ['ar', 'لملفك العام'],
] as const)(
  'names the switch of the name and that of the profile in %s, and where they are [SAF-03] [SAF-05]',
  (locale, profile) => {
    const words = privacyWords(locale, 'members', { minimumAge: 11 });
    const links = words.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
    expect(links).toEqual([whoSeesYouTexts(locale).title]);
    expect(privacyText(locale, 'members', { minimumAge: 11 })).toContain(profile);
  },
);

describe('the Terms of Service', () => {
  it.each(TERMS_PROMISES)('«$key» is kept by tests [SAF-39]', ({ keptBy }) => {
    expect(unproven(keptBy, proven)).toEqual([]);
  });
});

it('a promise whose row or test is nowhere would be noticed [SAF-39]', () => {
  expect(unproven(['SAF-02', 'XYZ-99', 'a test that nobody wrote'], proven)).toEqual([
    'XYZ-99',
    'a test that nobody wrote',
  ]);
});
