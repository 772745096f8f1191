import { describe, expect, it } from 'vitest';
import type { Books } from './book-changes.ts';
import { placeByKey, placeOf } from './carry-places.ts';

const BOOKS = {
  stampBook: [group('Kitchen', 'soup', 'bread'), group('Winter'), group('Store', 'shelves')],
  bundleBook: { monthly_schedule: [], monthly_reservations: [] },
} as unknown as Books;

describe('a stamp is carried by the arrow keys [OPEN-STM-01]', () => {
  it.each([
    ['ArrowRight', undefined, 'soup', 'bread'],
    ['ArrowDown', 'bread', 'soup', 'group 1'],
    ['ArrowDown', 'group 1', 'soup', 'shelves'],
    ['ArrowLeft', 'shelves', 'soup', 'group 1'],
    ['ArrowUp', undefined, 'bread', 'soup'],
  ])('%s from over %s, carrying %s, leads to %s', (key, over, carried, place) => {
    expect(placeByKey(BOOKS, key, { over, carried })).toBe(place);
  });

  it('stays at either end, and other keys carry nothing [OPEN-STM-01]', () => {
    expect(placeByKey(BOOKS, 'ArrowLeft', { carried: 'soup' })).toBeUndefined();
    expect(placeByKey(BOOKS, 'ArrowRight', { carried: 'shelves' })).toBeUndefined();
    expect(placeByKey(BOOKS, 'KeyA', { carried: 'bread' })).toBeUndefined();
  });

  it('goes on from where it is when it is over no place of its own [OPEN-STM-01]', () => {
    expect(placeByKey(BOOKS, 'ArrowLeft', { over: 'group 0', carried: 'bread' })).toBe('soup');
  });
});

describe('where a stamp comes to stand [STM-05]', () => {
  it('at the place of the stamp under it, or at the end of the group under it [STM-05]', () => {
    expect(placeOf(BOOKS, 'bread')).toEqual({ group: 0, position: 1 });
    expect(placeOf(BOOKS, 'group 0')).toEqual({ group: 0, position: 2 });
    expect(placeOf(BOOKS, 'unknown')).toBeNull();
  });
});

function group(name: string, ...ids: string[]) {
  return { name, stamps: ids.map((id, index) => ({ id, index })), bundles: [] };
}
