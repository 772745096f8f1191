import { describe, expect, it } from 'vitest';
import type { FindFilterName, FindQuestsQuery } from '../../gql/generated.ts';
import { askOf, type FindAsk, NOTHING_ASKED } from './find-address.ts';
import type { FoundCard } from './found-list.ts';
import {
  foundGroups,
  foundTitle,
  leftOutNotes,
  loosenings,
  nothingPicture,
  nothingTitle,
  typeCounts,
  typedProblems,
} from './found-words.ts';

/** Thursday, November 26, 2026, noon in New York. */
const NOW = Date.parse('2026-11-26T17:00:00Z');
const EN = { locale: 'en', now: NOW } as const;
const NONE: FindQuestsQuery['findQuests'] = {
  total: 0,
  isTotalAtLeast: false,
  page: 1,
  hasMore: false,
  place: null,
  leftOut: [],
  loosen: [],
  quests: [],
};
const HOBOKEN = { label: '07030', latitude: 40.74, longitude: -74.03 };
const asking = (ask: Partial<FindAsk>): FindAsk => ({ ...NOTHING_ASKED, ...ask });

describe('what was found, in words', () => {
  it('says how many, when and how far [DSC-01: the count]', () => {
    const found = { ...NONE, total: 11, place: HOBOKEN };
    expect(foundTitle(asking({ day: 'weekend', zip: '07030' }), found, EN)).toBe(
      '11 Quests this weekend within 10 miles of 07030',
    );
    expect(foundTitle(asking({ near: '40.74,-74.03', miles: 1 }), { ...found, total: 1 }, EN)).toBe(
      '1 Quest in the next two months within 1 mile of you',
    );
    const onMap = asking({ near: '40.74,-74.03', hasMap: true });
    expect(foundTitle(onMap, found, EN)).toContain('within 10 miles of the map’s center');
    expect(
      foundTitle(asking({ date: '2026-11-28' }), { ...NONE, total: 500, isTotalAtLeast: true }, EN),
    ).toBe('More than 500 Quests on November 28');
  });

  it('each cause counts its types; what was not counted so far says nothing [DSC-02: types]', () => {
    const counted = (isAtLeast: boolean) =>
      typeCounts(
        [
          { type: 'food', count: 30, isAtLeast },
          { type: 'garment', count: 2, isAtLeast },
        ],
        'en',
      );
    expect(counted(false)).toMatchObject({ 'cause-food': '32', food: '30', hygiene: '0', 'cause-kids': '0' });
    expect(counted(true)).toEqual({ 'cause-food': '32+', food: '30+', garment: '2+' });
  });

  it('an empty list says it in a sentence, in each language [DSC-07: what was asked]', () => {
    const ask = asking({ day: 'tomorrow', zip: '07030', miles: 1 });
    const said = (locale: 'en' | 'es' | 'ar') =>
      nothingTitle(ask, { ...NONE, place: HOBOKEN }, { locale, now: NOW });
    expect(said('en')).toBe('Nothing tomorrow within 1 mile of 07030 matches.');
    expect(said('es')).toContain('mañana a 1 milla como máximo de 07030');
    expect(said('ar')).toContain('غدًا');
    expect(nothingTitle(asking({}), NONE, EN)).toBe('Nothing in the next two months matches.');
  });

  it('each way to loosen has its number, at most 50+, and an address without that filter [DSC-07]', () => {
    const ask = asking({ day: 'tomorrow', withChildren: true, zip: '07030', miles: 1, page: 4 });
    const whole = { day: null, miles: null };
    const loosen = [
      { filter: 'WITH_CHILDREN' as const, ...whole, count: 2, isAtLeast: false },
      { filter: 'PLACE' as const, ...whole, count: 50, isAtLeast: true },
      { filter: 'DAY' as const, ...whole, count: 6, isAtLeast: false },
    ];
    expect(loosenings(ask, { ...NONE, loosen }, 'en')).toEqual([
      { href: '/find?day=tomorrow&children=1', count: '50+', text: 'anywhere' },
      { href: '/find?zip=07030&miles=1&children=1', count: '6', text: 'on any day' },
      { href: '/find?day=tomorrow&zip=07030&miles=1', count: '2', text: 'without children' },
    ]);
    expect(loosenings(ask, { ...NONE, loosen }, 'es')[0]?.href).toMatch(/^\/es\/find\?/);
  });

  it('a step that is enough leads to the list with that step alone [DSC-07: steps]', () => {
    const ask = asking({ day: 'tomorrow', zip: '07030', miles: 1 });
    const loosen = [
      { filter: 'PLACE' as const, day: null, miles: 3, count: 4, isAtLeast: false },
      { filter: 'DAY' as const, day: 'NEXT_7_DAYS' as const, miles: null, count: 6, isAtLeast: false },
    ];
    expect(loosenings(ask, { ...NONE, loosen }, 'en')).toEqual([
      { href: '/find?day=week&zip=07030&miles=1', count: '6', text: 'in the next 7 days' },
      { href: '/find?day=tomorrow&zip=07030&miles=3', count: '4', text: 'within 3 miles' },
    ]);
  });

  it('it has a composed picture, of the one type that was asked for [DSC-07, DSC-13: empty list]', () => {
    expect(nothingPicture(asking({ types: ['food'] }))).toMatch(
      /^\/picture\/\d+\/food\.[a-z-]+-m\d{4}\.svg$/,
    );
    expect(nothingPicture(asking({ types: ['food', 'war'] }))).toBe(nothingPicture(asking({})));
  });

  it('every filter has a way out of its own that takes it away [DSC-07: every filter]', () => {
    const all =
      '?date=2026-11-28&time=evening&type=food&district=3&zip=07030&need=1&children=1&easy=1&home=1&q=soup';
    const ask = askOf(new URL(`http://site.test/find${all}`));
    const filters: FindFilterName[] = [
      'DAY',
      'TIMES',
      'TYPES',
      'DISTRICT',
      'PLACE',
      'NEEDS_PEOPLE',
      'WITH_CHILDREN',
      'NO_EXPERIENCE',
      'AT_HOME',
      'WORDS',
      'TAKEABLE',
    ];
    const loosen = filters.map((filter) => ({ filter, day: null, miles: null, count: 1, isAtLeast: false }));
    const ways = loosenings(ask, { ...NONE, loosen }, 'en');
    expect(new Set(ways.map(({ href }) => href)).size).toBe(filters.length);
    expect(new Set(ways.map(({ text }) => text)).size).toBe(filters.length);
    expect(ways.filter(({ href }) => href === `/find${all}`)).toEqual([]);
  });

  it('a sentence for each reason why something is left out [DSC-02: what is unknown is said]', () => {
    const leftOut = [
      { reason: 'NO_POINT' as const, count: 1, isAtLeast: false },
      { reason: 'NO_AGES' as const, count: 3, isAtLeast: false },
    ];
    expect(leftOutNotes({ ...NONE, leftOut }, 'en')).toEqual([
      'Not shown, not on the map yet: 1.',
      'Not shown, ages unknown: 3.',
    ]);
  });

  it('says so beside its field, as it does of one with four digits [DSC-04: an unknown ZIP code]', () => {
    expect(typedProblems(asking({ zip: '99999' }), NONE, EN).zip).toContain('We don’t know ZIP code 99999.');
    expect(typedProblems(asking({ zip: '07030' }), { ...NONE, place: HOBOKEN }, EN)).toEqual({});
    expect(typedProblems(asking({ zip: '7030' }), NONE, EN)).toEqual({
      zip: 'A ZIP code has five digits, like 07030.',
    });
  });
});

describe('what was found, in groups', () => {
  const cards = ['2026-11-26T22:00:00Z', '2026-11-27T15:00:00Z', '2026-11-28T15:00:00Z', null].map(
    (start) => ({
      href: String(start),
      startedAt: start === null ? null : Date.parse(start),
    }),
  ) as unknown as FoundCard[];

  it('stands under its days, and how far they are [DSC-01: by day]', () => {
    const groups = foundGroups(cards, NOTHING_ASKED, EN);
    expect(groups.map(({ heading, aside }) => [heading, aside])).toEqual([
      ['Thursday', 'November 26 · today'],
      ['Friday', 'November 27 · tomorrow'],
      ['Saturday', 'November 28 · in 2 days'],
      ['Any time', ''],
    ]);
  });

  it('stands in one group where it is sorted by distance or need [DSC-06: other orders]', () => {
    const orders = { distance: 'Nearest first', need: 'Most needed' } as const;
    for (const [sort, heading] of Object.entries(orders))
      expect(foundGroups(cards, asking({ sort: sort as keyof typeof orders }), EN)).toEqual([
        { id: 'all', heading, aside: '', cards },
      ]);
  });
});
