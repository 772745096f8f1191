import { describe, expect, it } from 'vitest';
import {
  filtered,
  filterOf,
  isNarrowed,
  type ListFilter,
  listed,
  searchOf,
  typesOf,
  wholeList,
} from './list-filter.ts';
import type { ListedQuest } from './quest-card.ts';

const WHOLE_LIST = wholeList('day');
/** How a list opens. */
const OPENING: ListFilter = { ...WHOLE_LIST, isWhole: false };
/** A Wednesday, noon in New York. */
const NOW = Date.parse('2026-11-18T17:00:00Z');
const quest = (href: string, changes: Partial<ListedQuest> = {}): ListedQuest => ({
  href,
  eventType: 'OSV',
  startedAt: NOW,
  endedAt: null,
  title: 'Lunch line',
  category: { id: 'food', label: 'Food' },
  takenCount: 1,
  maxNumber: 2,
  flavour: 'Last spot!',
  flag: 'open',
  ringLevel: 'volunteer',
  icon: null,
  claim: null,
  picture: '/picture/2/food.hot-meal-m0000.svg',
  asks: [],
  need: null,
  status: null,
  seriesKey: '',
  ...changes,
});
const at = (text: string) => quest(text, { startedAt: Date.parse(text) });
const hrefs = (quests: readonly ListedQuest[]) => quests.map(({ href }) => href);

describe('the filter of a charity’s list', () => {
  it('stands in the address and comes back from it', () => {
    const filter = {
      when: 'weekend',
      type: 'food',
      hasRoom: true,
      order: 'series',
      isWhole: true,
    } as const;
    expect(searchOf(filter)).toBe('?by=series&when=weekend&type=food&open=1&all=1');
    const said = new URLSearchParams(searchOf(filter));
    const typed = {
      when: said.get('when'),
      type: said.get('type'),
      open: said.get('open'),
      by: said.get('by'),
      all: said.get('all'),
    };
    expect(filterOf(typed, [{ id: 'food' }], 'day')).toEqual(filter);
    expect(searchOf(OPENING)).toBe('?by=day');
  });

  it('takes what it does not know for not said', () => {
    const typed = { when: 'constructor', type: 'nothing', open: '', by: '<b>', all: '' };
    expect(filterOf(typed, [{ id: 'food' }], 'day')).toEqual(OPENING);
  });

  it('shows the coming weekend by days of New York', () => {
    const quests = [
      '2026-11-21T04:59:00Z',
      '2026-11-21T05:00:00Z',
      '2026-11-23T04:59:00Z',
      '2026-11-23T05:00:00Z',
    ];
    expect(hrefs(filtered(quests.map(at), { ...WHOLE_LIST, when: 'weekend' }, NOW))).toEqual(
      quests.slice(1, 3),
    );
  });

  it('shows seven days with today, and what has no day on any day only', () => {
    const quests = [at('2026-11-18T13:00:00Z'), at('2026-11-25T04:59:00Z'), at('2026-11-25T05:00:00Z')];
    const role = quest('role', { startedAt: null });
    expect(hrefs(filtered([...quests, role], { ...WHOLE_LIST, when: 'week' }, NOW))).toEqual(
      hrefs(quests.slice(0, 2)),
    );
    expect(filtered([role], WHOLE_LIST, NOW)).toEqual([role]);
  });

  it('shows one type, and what has room', () => {
    const water = quest('water', { category: { id: 'water', label: 'Water' } });
    const full = quest('full', { takenCount: 2 });
    expect(hrefs(filtered([water, full], { ...WHOLE_LIST, type: 'water' }, NOW))).toEqual(['water']);
    expect(hrefs(filtered([water, full], { ...WHOLE_LIST, hasRoom: true }, NOW))).toEqual(['water']);
    expect(typesOf([water, full, quest('lunch')]).map(({ id }) => id)).toEqual(['food', 'water']);
  });

  it('stands in the order of the address, else in the remembered one [DEC-83]', () => {
    const said = { when: null, type: null, open: null, all: null };
    expect(filterOf({ ...said, by: 'day' }, [], 'series').order).toBe('day');
    expect(filterOf({ ...said, by: null }, [], 'series').order).toBe('series');
  });

  it('opens with two weeks by day and all roles, the rest when it is asked for [DEC-83, QL-06]', () => {
    const role = quest('role', { startedAt: null });
    const near = [at('2026-11-18T13:00:00Z'), at('2026-12-02T04:59:00Z')];
    const later = at('2026-12-02T05:00:00Z');
    const all = [...near, later, role];
    expect(hrefs(listed(all, OPENING, NOW))).toEqual(hrefs([...near, role]));
    expect(listed(all, WHOLE_LIST, NOW)).toEqual(all);
    expect(listed(all, { ...OPENING, order: 'series' }, NOW)).toEqual(all);
    // A choice shows all that it fits.
    expect(hrefs(listed(all, { ...OPENING, type: 'food' }, NOW))).toEqual(hrefs(all));
    // A list without anything near is not empty.
    expect(listed([later, role], OPENING, NOW)).toEqual([later, role]);
  });

  it('has no room where another guild has the spots, or all are held for someone [DSC-16]', () => {
    const guildName = 'Rowing Club';
    const quests = [
      quest('open'),
      quest('own', { claim: { guildName, whose: 'own-guild' } }),
      quest('reserved', { claim: { guildName, whose: 'rival-guild' } }),
      quest('held', { flag: 'full' }),
    ];
    expect(hrefs(filtered(quests, { ...WHOLE_LIST, hasRoom: true }, NOW))).toEqual(['open', 'own']);
  });

  it('narrows by all but the order', () => {
    expect(isNarrowed({ ...WHOLE_LIST, order: 'series' })).toBe(false);
    for (const choice of [{ when: 'week' }, { type: 'food' }, { hasRoom: true }] as const)
      expect(isNarrowed({ ...WHOLE_LIST, ...choice })).toBe(true);
  });
});
