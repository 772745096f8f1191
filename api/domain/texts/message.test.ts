import { describe, expect, it } from 'vitest';
import { questCardTexts } from './generated/quest-card.ts';
import { questWordsTexts } from './generated/quest-words.ts';
import { directionOf, isLocale, LOCALES, languageName, num, plural, select } from './locale.ts';
import { openMessages, openTexts, type PackedMessage } from './message.ts';

type Greeting = (values: Readonly<Record<string, string | number>>) => unknown;
const opened = (locale: 'en' | 'ar', message: PackedMessage) =>
  openMessages<{ it: Greeting }>(locale, { it: message }).it;

/** Languages whose texts this test checks; adding a language changes nothing here. */
const READ = ['en', 'es', 'ar'] as const;

describe('languages', () => {
  it('are named by themselves, the first one first, and read from their own side', () => {
    expect(LOCALES[0]).toBe('en');
    expect(READ.map(languageName)).toEqual(['English', 'Español', 'العربية']);
    expect(READ.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
    expect(['es', 'fr', 'toString', 7, undefined].map(isLocale)).toEqual([true, false, false, false, false]);
  });

  it('a number has Latin digits in every language [LNG-02]', () => {
    expect(READ.map((locale) => num(locale, 12_345.5))).toEqual(['12,345.5', '12,345.5', '12,345.5']);
  });

  it.each([
    ['en', 1, 'one'],
    ['en', 0, 'other'],
    ['es', 1, 'one'],
    ['es', 2, 'other'],
    ['es', 1_000_000, 'many'],
    ['ar', 0, 'zero'],
    ['ar', 1, 'one'],
    ['ar', 2, 'two'],
    ['ar', 7, 'few'],
    ['ar', 11, 'many'],
    ['ar', 100, 'other'],
  ] as const)('in %s %s is %s [LNG-02]', (locale, count, form) => {
    const forms = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((name) => [name, name]),
    );
    expect(plural(locale, count, forms)).toBe(form);
    expect(plural(locale, count, { ...forms, [`=${count}`]: 'exactly' })).toBe('exactly');
  });

  it('what is none of the choices is «other» [LNG-02]', () => {
    expect(['am', 'pm', 'toString'].map((half) => select(half, { am: 'a', other: 'o' }))).toEqual([
      'a',
      'o',
      'o',
    ]);
  });
});

describe('messages', () => {
  it('a count brings its form and its number [LNG-02]', () => {
    const spots = (count: number) => READ.map((locale) => questWordsTexts(locale).spotsLeft({ count }));
    expect(spots(1)).toEqual(['1 spot left', 'Queda 1 lugar', 'بقي مكان واحد']);
    expect(spots(2)).toEqual(['2 spots left', 'Quedan 2 lugares', 'بقي مكانان']);
    expect(spots(1_000_000)[1]).toBe('Quedan 1,000,000 de lugares');
  });

  it('an element comes apart from the text around it, in the order of the language', () => {
    const parts = [{ tag: 'guild', text: 'Lamplighters' }];
    expect(questCardTexts('en').claimedBy({ name: 'Lamplighters' })).toEqual(['Claimed by ', ...parts]);
    expect(opened('en', [['b', 'tag', 'First'], ', then ', ['name']])({ name: 'x' })).toEqual([
      { tag: 'b', text: 'First' },
      ', then ',
      'x',
    ]);
  });

  it('an element that ends with a full stop is followed by no second one', () => {
    const thanks = opened('en', ['With ', ['charity', 'tag', [['name']]], '. Thank you.']);
    const parts = (name: string, end: string) => ['With ', { tag: 'charity', text: name }, end];
    expect(thanks({ name: 'Harbor Friends, Inc.' })).toEqual(parts('Harbor Friends, Inc.', ' Thank you.'));
    expect(thanks({ name: 'Harbor Friends' })).toEqual(parts('Harbor Friends', '. Thank you.'));
  });

  it('a Latin name or a telephone in Arabic keeps its own order, a number needs no help [LNG-05: names in a line]', () => {
    const named = opened('ar', ['مهام ', ['name']]);
    expect(named({ name: 'Harbor Table' })).toBe('مهام \u2068Harbor Table\u2069');
    expect(named({ name: '(201) 555-0123' })).toBe('مهام \u2068(201) 555-0123\u2069');
    expect(named({ name: '10:05' })).toBe('مهام 10:05');
    expect(named({ name: 'مطبخ' })).toBe('مهام مطبخ');
    expect(opened('en', [['name']])({ name: 'Harbor' })).toBe('Harbor');
  });

  it('what goes to a browser holds one language, and opens as the very same texts [LNG-06]', () => {
    for (const locale of LOCALES) {
      const packed = questCardTexts.packed(locale);
      const others = LOCALES.filter((other) => other !== locale).map((other) => questCardTexts(other).locked);
      for (const other of others) expect(packed).not.toContain(other);
      const texts = openTexts(packed);
      expect(texts.filled({ taken: 2, max: 9 })).toBe(questCardTexts(locale).filled({ taken: 2, max: 9 }));
      expect(texts.locked).toBe(questCardTexts(locale).locked);
    }
  });
});
