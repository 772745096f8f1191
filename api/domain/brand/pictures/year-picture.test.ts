import { expect, it } from 'vitest';
import { QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { LOCALES } from '../../texts/locale.ts';
import { yearPictureSvg, yearStorySvg } from './year-picture.ts';

const year = {
  year: 2025,
  username: 'ada<12',
  minutes: 2550,
  quests: 12,
  charities: 3,
  types: ['food', 'dragons'],
  weeksInARow: 5,
};

it('show arms, user name and year, 1,200 by 630 and upright, in every language [VHM-05: pictures]', () => {
  for (const locale of LOCALES) {
    const [wide, upright] = [yearPictureSvg, yearStorySvg].map((drawn) => drawn(locale, year, 'Chariteers'));
    expect(wide).toContain('width="1200" height="630"');
    expect(upright).toContain('width="1080" height="1920"');
    for (const svg of [wide, upright]) {
      expect(svg).toContain(QUEST_CATEGORIES.food.color);
      expect(svg).toContain('ada&lt;12');
      expect(svg).toContain('2025');
    }
  }
});

it('say hours, quests, charities and the longest row of weeks [VHM-05: pictures]', () => {
  const said = (drawn: typeof yearPictureSvg) =>
    [...drawn('en', year, 'C').matchAll(/<text [^>]*>([^<]*)</g)].map(([, words]) => words);
  for (const drawn of [yearPictureSvg, yearStorySvg])
    expect(said(drawn)).toEqual([
      'ada&lt;12',
      '2025 in numbers',
      '42.5 hours · 12 Quests',
      '3 charities',
      '5 weeks in a row',
      '2 of 25 Quest types discovered',
      'C',
    ]);
});

it('of a year without quests boast of nothing [VHM-05: pictures]', () => {
  const svg = yearPictureSvg('en', { ...year, quests: 0, minutes: 0, charities: 0, weeksInARow: 0 }, 'C');
  expect(svg).not.toContain('0 hours');
});
