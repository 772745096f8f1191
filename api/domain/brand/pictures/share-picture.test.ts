import { describe, expect, it } from 'vitest';
import { atLeast } from '../../../../tests/support/at-least.ts';
import { QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import type { Locale } from '../../texts/locale.ts';
import { CATEGORY_FIGURES } from '../generated/figures.ts';
import { sceneOf } from '../scenes/scene.ts';
import { sceneSky } from '../scenes/scene-picture.ts';
import { questPictureSvg, SHARE_FONTS, sitePictureSvg } from './share-picture.ts';

const READ = ['en', 'es', 'ar'] as const;

const quest = {
  title: 'Sort rescued groceries',
  charityName: 'Harbor Table Kitchen',
  day: 'Saturday, March 7, 2026',
  time: '9:00 am – 1:00 pm',
  place: 'Harbor Table Hall',
  placesLeft: '5 spots left',
  photo: null,
  scene: sceneOf({
    eventTitle: 'Dinner',
    serviceTags: ['food'],
    stampIcon: null,
    startedAt: Date.parse('2026-03-07T14:00:00Z'),
    providerId: '1',
    districtId: '1',
  }),
};
/** Quest without any other facts, for titles whose letters can't be drawn. */
const bare = { ...quest, day: null, time: null, place: null, placesLeft: null };
/** What is written, with the size of its letters. */
const writtenIn = (svg: string) =>
  [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].map((found) => [
    found[2],
    Number(found[1]),
  ]);

describe('the picture of a shared quest', () => {
  it('shows picture, charity, title, day, time, places left, place and the name of the site [DSC-21: link previews]', () => {
    const words = writtenIn(questPictureSvg('en', quest, 'Chariteers')).map(([word]) => word);
    expect(words).toEqual([
      'Harbor Table Kitchen',
      'Sort rescued groceries',
      'Saturday, March 7, 2026 · 9:00 am – 1:00 pm',
      '5 spots left · Harbor Table Hall',
      'Chariteers',
    ]);
    expect(questPictureSvg('en', quest, 'Chariteers')).toContain(sceneSky(quest.scene));
  });

  it.each(['W'.repeat(25), 'Twelve words of one single', 'i'])('gives the title «%s» room', (title) => {
    for (const [word, size] of atLeast(3, writtenIn(questPictureSvg('en', { ...quest, title }, 'C')))) {
      expect(String(word).length * Number(size) * 0.45).toBeLessThan(1200 - 128);
    }
  });

  it('draws letters without marks that no font has, whole words and all', () => {
    const words = writtenIn(questPictureSvg('en', { ...bare, title: 'Ẹ̀kọ́ ʻohana' }, 'C')).map(
      ([word]) => word,
    );
    expect(words).toContain('Eko ’ohana');
  });

  it('cuts the name of a charity that is too long, and leaves out a day that there is not', () => {
    const long = { ...bare, charityName: 'Saint '.repeat(20) };
    const words = writtenIn(questPictureSvg('en', long, 'Chariteers')).map(([word]) => word);
    expect(words[0]).toMatch(/^Saint .*…$/);
    expect(words).toHaveLength(3);
  });

  it.each([
    ['Soup 🍲 für Zoë – ½', ['Harbor Table Kitchen', 'Soup für Zoë – ½']],
    ['👩🏽‍🚒 🚒', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['炊き出し', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['Soup 炊き出し 2026', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['🍲 수프 12:00', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['Phở ngon', ['Harbor Table Kitchen', 'Pho ngon']],
    ['שלום עולם', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['مرحبا بالعالم', ['Harbor Table Kitchen', '\u2068مرحبا بالعالم\u2069']],
  ])('of «%s» it shows what its letters can write, else the kind of quest [QD-02]', (title, shown) => {
    const words = writtenIn(questPictureSvg('en', { ...bare, title }, 'C'));
    expect(words.map(([word]) => word)).toEqual([...shown, 'C']);
  });

  it('leaves out the name of a charity that its letters cannot write [QD-03]', () => {
    const words = writtenIn(questPictureSvg('en', { ...quest, charityName: 'מטבח' }, 'C'));
    expect(words[0]?.[0]).toBe('Sort rescued groceries');
  });

  it('writes brackets and quotes as they are', () => {
    expect(questPictureSvg('en', { ...quest, title: '<b>"Soup" & more' }, 'C')).toContain(
      '&lt;b&gt;&quot;Soup&quot;',
    );
  });
});

it('a picture has the words of its language [LNG-01: pictures for sharing]', () => {
  const wordsIn = (locale: Locale) =>
    writtenIn(questPictureSvg(locale, { ...bare, title: 'שלום' }, 'C'))[1]?.[0];
  expect(READ.map(wordsIn)).toEqual(['Food', 'Comida', '\u2068طعام\u2069']);
  const site = (locale: Locale) => writtenIn(sitePictureSvg(locale, 'C'))[1]?.[0];
  expect(READ.map(site)).toEqual([
    'Do good near home.',
    'Haz el bien cerca de casa.',
    '\u2068افعل الخير قرب بيتك.\u2069',
  ]);
});

it('an Arabic picture begins at the right, and its arms are not mirrored [LNG-05: pictures for sharing]', () => {
  const [english, arabic] = (['en', 'ar'] as const).map((locale) => questPictureSvg(locale, quest, 'C'));
  expect(english).not.toContain('text-anchor');
  expect(arabic?.match(/<text x="(\d+)"/g)).toContain(`<text x="${1200 - 64}"`);
  expect(arabic?.match(/<text /g)?.length).toBe(arabic?.match(/text-anchor="end"/g)?.length);
  // The figure goes to the other side, and is not turned itself.
  const figure = `d="${CATEGORY_FIGURES['hot-meal']}"`;
  expect(english).toContain(figure);
  expect(arabic).toContain(figure);
  expect(arabic).not.toContain('scale(-1');
  expect([english, arabic].map((svg) => svg?.match(/xM(ax|in)YMax meet/)?.[1])).toEqual(['ax', 'in']);
});

it('a line with Arabic in it is all in a font that has its letters [LNG-05: pictures for sharing]', () => {
  const svg = questPictureSvg('es', { ...quest, title: 'مرحبا Ćiro' }, 'Ćiro');
  expect(svg).toContain(`font-family="${SHARE_FONTS.arabic}"`);
  expect(writtenIn(svg).map(([words]) => words)).toContain('\u2068مرحبا Ciro\u2069');
  expect(svg).toContain('>Ćiro</text>');
});

it('the picture of every other page shows the name of the site', () => {
  expect(writtenIn(sitePictureSvg('en', 'Good Neighbors'))[0]?.[0]).toBe('Good Neighbors');
});
