import { describe, expect, it } from 'vitest';
import { atLeast } from '../../../../tests/support/at-least.ts';
import { QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import type { Locale } from '../../texts/locale.ts';
import { shieldSvg } from '../arms/heraldry.ts';
import { questPictureSvg, SHARE_FONTS, sitePictureSvg } from './share-picture.ts';

const READ = ['en', 'es', 'ar'] as const;

const quest = {
  title: 'Sort rescued groceries',
  charityName: 'Harbor Table Kitchen',
  day: 'Saturday, March 7, 2026',
  time: '9:00 am – 1:00 pm',
  category: QUEST_CATEGORIES.food,
};
/** What is written, with the size of its letters. */
const writtenIn = (svg: string) =>
  [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map((found) => [
    found[2],
    Number(found[1]),
  ]);

describe('the picture of a shared quest', () => {
  it('shows charity, title in two lines, day, time and the name of the site', () => {
    const words = writtenIn(questPictureSvg('en', quest, 'Chariteers')).map(([word]) => word);
    expect(words).toEqual([
      'Harbor Table Kitchen',
      'Sort rescued',
      'groceries',
      'Saturday, March 7, 2026',
      '9:00 am – 1:00 pm',
      'Chariteers',
    ]);
    expect(questPictureSvg('en', quest, 'Chariteers')).toContain(`fill="${QUEST_CATEGORIES.food.color}"`);
  });

  it.each(['W'.repeat(25), 'Twelve words of one single', 'i'])('gives the title «%s» room', (title) => {
    for (const [word, size] of atLeast(3, writtenIn(questPictureSvg('en', { ...quest, title }, 'C')))) {
      expect(String(word).length * Number(size) * 0.45).toBeLessThan(1200 - 452);
    }
  });

  it('cuts the name of a charity that is too long, and leaves out a day that there is not', () => {
    const long = { ...quest, charityName: 'Saint '.repeat(20), day: null, time: null };
    const words = writtenIn(questPictureSvg('en', long, 'Chariteers')).map(([word]) => word);
    expect(words[0]).toMatch(/^Saint .*…$/);
    expect(words).toHaveLength(4);
  });

  it.each([
    ['Soup 🍲 für Zoë – ½', ['Harbor Table Kitchen', 'Soup für', 'Zoë – ½']],
    ['👩🏽‍🚒 🚒', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['שלום עולם', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['مرحبا بالعالم', ['Harbor Table Kitchen', '\u2068مرحبا بالعالم\u2069']],
  ])('QD-02 of «%s» it shows what its letters can write, else the kind of quest', (title, shown) => {
    const words = writtenIn(questPictureSvg('en', { ...quest, title, day: null, time: null }, 'C'));
    expect(words.map(([word]) => word)).toEqual([...shown, 'C']);
  });

  it('QD-03 leaves out the name of a charity that its letters cannot write', () => {
    const words = writtenIn(questPictureSvg('en', { ...quest, charityName: 'מטבח' }, 'C'));
    expect(words[0]?.[0]).toBe('Sort rescued');
  });

  it('writes brackets and quotes as they are', () => {
    expect(questPictureSvg('en', { ...quest, title: '<b>"Soup" & more' }, 'C')).toContain(
      '&lt;b&gt;&quot;Soup&quot;',
    );
  });
});

it('LNG-01 (part: pictures for sharing) a picture has the words of its language', () => {
  const wordsIn = (locale: Locale) =>
    writtenIn(questPictureSvg(locale, { ...quest, title: 'שלום', day: null, time: null }, 'C'))[1]?.[0];
  expect(READ.map(wordsIn)).toEqual(['Food', 'Comida', '\u2068طعام\u2069']);
  const site = (locale: Locale) => writtenIn(sitePictureSvg(locale, 'C'))[1]?.[0];
  expect(READ.map(site)).toEqual([
    'Do good near home.',
    'Haz el bien cerca de casa.',
    '\u2068افعل الخير قرب بيتك.\u2069',
  ]);
});

it('LNG-05 (pictures for sharing) an Arabic picture begins at the right, and its arms are not mirrored', () => {
  const [english, arabic] = (['en', 'ar'] as const).map((locale) => questPictureSvg(locale, quest, 'C'));
  expect(english).not.toContain('text-anchor');
  expect(arabic?.match(/<text x="(\d+)"/g)).toContain(`<text x="${1200 - 452}"`);
  expect(arabic?.match(/<text /g)?.length).toBe(arabic?.match(/text-anchor="end"/g)?.length);
  expect(arabic).toContain('M820 0h380v630h-380z');
  const shield = shieldSvg(quest.category, { reversed: true, size: 240 });
  expect(arabic).toContain(`translate(890 180)">${shield}`);
});

it('LNG-05 (pictures for sharing) a line with Arabic in it is all in a font that has its letters', () => {
  const svg = questPictureSvg('es', { ...quest, title: 'مرحبا Ćiro' }, 'Ćiro');
  expect(svg).toContain(`font-family="${SHARE_FONTS.arabic}"`);
  expect(writtenIn(svg).map(([words]) => words)).toContain('\u2068مرحبا Ciro\u2069');
  expect(svg).toContain('>Ćiro</text>');
});

it('the picture of every other page shows the name of the site', () => {
  expect(writtenIn(sitePictureSvg('en', 'Good Neighbors'))[0]?.[0]).toBe('Good Neighbors');
});
