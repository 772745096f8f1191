import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipPoint } from '#api/discovery/discovery/find-quests.ts';
import { areaOutline, zipCode } from '#db/schema/area.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { fillAreas } from './fill-areas.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

describe('what comes with the product', () => {
  it('ZIP codes and outlines are there from the first start, in any database [DSC-04: table]', async () => {
    const { store } = scratch;
    await fillAreas(store);
    expect(await zipPoint(store, '07030')).toMatchObject({ city: 'Hoboken', latitude: 40.74493 });
    expect(await zipPoint(store, '07303')).toMatchObject({ city: 'Jersey City' });
    expect(await store.read.$count(zipCode)).toBe(1288);
    expect(await store.read.$count(areaOutline)).toBe(83);
  });

  it('what was imported before the first start is not overwritten, and the rest is filled all the same', async () => {
    const { store } = scratch;
    const own = { zip: '07030', city: 'Elsewhere', state: 'NJ', latitude: 1, longitude: 1 };
    await store.write((tx) => tx.insert(zipCode).values(own).returning());
    await fillAreas(store);
    expect(await zipPoint(store, '07030')).toEqual(own);
    expect(await store.read.$count(zipCode)).toBe(1);
    expect(await store.read.$count(areaOutline)).toBe(83);
  });

  it('what was imported since stays, and each later start asks two short questions only', async () => {
    const { store } = scratch;
    await fillAreas(store);
    await store.write((tx) => tx.update(zipCode).set({ city: 'Elsewhere' }).returning());
    const before = store.statementCount();
    await fillAreas(store);
    expect(store.statementCount() - before).toBe(2);
    expect(await zipPoint(store, '07030')).toMatchObject({ city: 'Elsewhere' });
  });
});
