import { describe, expect, it } from 'vitest';
import { parseQuestConfiguration, serializeQuestConfiguration } from '#domain/books/quest-configuration.ts';
import {
  type Books,
  groupOf,
  inOrder,
  looseStamps,
  problemOfGroupName,
  withBundle,
  withGroup,
  withGroupMoved,
  withGroupName,
  withoutBundle,
  withoutGoneStamps,
  withoutGroup,
  withStampAt,
} from './book-changes.ts';

const OLDER = JSON.stringify({
  version: 3,
  stampBook: [
    {
      name: 'Kitchen',
      color: 'red',
      stamps: [
        { id: 'b', index: 5, pinned: true },
        { id: 'a', index: 1 },
      ],
      bundles: [{ name: 'Evening', stampIds: ['a', 'b'], note: 'both' }],
    },
    { name: 'Door', stamps: [{ id: 'c', index: 0 }], bundles: [] },
  ],
  bundleBook: { monthly_schedule: [], monthly_reservations: [], yearly: [1] },
});
const books = () => parseQuestConfiguration(OLDER);
const ids = (of: Books, group: number) => inOrder(of.stampBook[group] ?? { stamps: [] }).map(({ id }) => id);

describe('stamp book', () => {
  it('a stamp is put anywhere in its group or in another, and the order is written down [OPEN-STM-01, STM-05]', () => {
    expect(ids(books(), 0)).toEqual(['a', 'b']);
    const turned = withStampAt(books(), 'b', { group: 0, position: 0 });
    expect(ids(turned, 0)).toEqual(['b', 'a']);
    expect(turned.stampBook[0]?.stamps.map(({ index }) => index)).toEqual([0, 1]);
    const moved = withStampAt(turned, 'a', { group: 1, position: 1 });
    expect([ids(moved, 0), ids(moved, 1)]).toEqual([['b'], ['c', 'a']]);
    expect(groupOf(moved, 'a')).toBe(1);
  });

  it('a stamp that stands in no group gets its place', () => {
    expect(looseStamps(books(), ['a', 'x'])).toEqual(['x']);
    expect(ids(withStampAt(books(), 'x', { group: 1, position: 0 }), 1)).toEqual(['x', 'c']);
  });

  it('keys of older books that nobody knows here survive every change', () => {
    const changed = [
      (one: Books) => withStampAt(one, 'b', { group: 1, position: 0 }),
      (one: Books) => withGroupName(one, 0, 'Cooking'),
      (one: Books) => withBundle(one, 0, 0, { name: 'Late', stampIds: ['a'] }),
      (one: Books) => withGroup(one, 'New'),
    ].reduce((one, change) => change(one), books());
    expect(JSON.parse(serializeQuestConfiguration(changed))).toMatchObject({
      version: 3,
      stampBook: [
        { name: 'Cooking', color: 'red', bundles: [{ name: 'Late', stampIds: ['a'], note: 'both' }] },
        { stamps: [{ id: 'b', pinned: true }, { id: 'c' }] },
        { name: 'New' },
      ],
      bundleBook: { yearly: [1] },
    });
  });

  it('groups are ordered and taken away without their stamps being lost', () => {
    expect(withGroupMoved(books(), 1, -1).stampBook.map(({ name }) => name)).toEqual(['Door', 'Kitchen']);
    expect(withGroupMoved(books(), 1, 1).stampBook.map(({ name }) => name)).toEqual(['Kitchen', 'Door']);
    expect(looseStamps(withoutGroup(books(), 0), ['a', 'b', 'c'])).toEqual(['a', 'b']);
  });

  it('a group needs a name of its own', () => {
    expect(problemOfGroupName(books(), ' ', null)).toBe('Name the group.');
    expect(problemOfGroupName(books(), 'Door', null)).toBe('Another group has this name.');
    expect(problemOfGroupName(books(), 'Other stamps', null)).toBe('Another group has this name.');
    expect(problemOfGroupName(books(), 'Door', 1)).toBeNull();
  });

  it('bundles are named lists of stamps [OPEN-STM-02]', () => {
    const more = withBundle(books(), 1, null, { name: 'Morning', stampIds: ['c'] });
    expect(more.stampBook[1]?.bundles).toEqual([{ name: 'Morning', stampIds: ['c'] }]);
    expect(withoutBundle(more, 1, 0).stampBook[1]?.bundles).toEqual([]);
  });

  it('stamps that are gone have no place on the page', () => {
    expect(ids(withoutGoneStamps(books(), new Set(['a', 'c'])), 0)).toEqual(['a']);
  });

  it('what an edit does not touch is written as it was found [STM-05]', () => {
    const found = JSON.parse(OLDER);
    const { stampBook, ...rest } = JSON.parse(serializeQuestConfiguration(withGroupName(books(), 1, 'Gate')));
    expect(rest).toMatchObject(found.bundleBook ? { bundleBook: found.bundleBook } : {});
    expect(stampBook[0]).toEqual(found.stampBook[0]);
  });
});
