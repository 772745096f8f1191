import { describe, expect, it } from 'vitest';
import { atLeast } from '../../../../tests/support/at-least.ts';
import { QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { questPictureSvg, sitePictureSvg } from './share-picture.ts';

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
    const words = writtenIn(questPictureSvg(quest, 'Chariteers')).map(([word]) => word);
    expect(words).toEqual([
      'Harbor Table Kitchen',
      'Sort rescued',
      'groceries',
      'Saturday, March 7, 2026',
      '9:00 am – 1:00 pm',
      'Chariteers',
    ]);
    expect(questPictureSvg(quest, 'Chariteers')).toContain(`fill="${QUEST_CATEGORIES.food.color}"`);
  });

  it.each(['W'.repeat(25), 'Twelve words of one single', 'i'])('gives the title «%s» room', (title) => {
    for (const [word, size] of atLeast(3, writtenIn(questPictureSvg({ ...quest, title }, 'C')))) {
      expect(String(word).length * Number(size) * 0.45).toBeLessThan(1200 - 452);
    }
  });

  it('cuts the name of a charity that is too long, and leaves out a day that there is not', () => {
    const long = { ...quest, charityName: 'Saint '.repeat(20), day: null, time: null };
    const words = writtenIn(questPictureSvg(long, 'Chariteers')).map(([word]) => word);
    expect(words[0]).toMatch(/^Saint .*…$/);
    expect(words).toHaveLength(4);
  });

  it.each([
    ['Soup 🍲 für Zoë – ½', ['Harbor Table Kitchen', 'Soup für', 'Zoë – ½']],
    ['👩🏽‍🚒 🚒', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
    ['مرحبا بالعالم', ['Harbor Table Kitchen', QUEST_CATEGORIES.food.label]],
  ])('QD-02 of «%s» it shows what its letters can write, else the kind of quest', (title, shown) => {
    const words = writtenIn(questPictureSvg({ ...quest, title, day: null, time: null }, 'C'));
    expect(words.map(([word]) => word)).toEqual([...shown, 'C']);
  });

  it('QD-03 leaves out the name of a charity that its letters cannot write', () => {
    const words = writtenIn(questPictureSvg({ ...quest, charityName: 'מטבח' }, 'C'));
    expect(words[0]?.[0]).toBe('Sort rescued');
  });

  it('writes brackets and quotes as they are', () => {
    expect(questPictureSvg({ ...quest, title: '<b>"Soup" & more' }, 'C')).toContain(
      '&lt;b&gt;&quot;Soup&quot;',
    );
  });
});

it('the picture of every other page shows the name of the site', () => {
  expect(writtenIn(sitePictureSvg('Good Neighbors'))[0]?.[0]).toBe('Good Neighbors');
});
