import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAtTime as isAtTimeSql, startsWithin } from '#api/discovery/discovery/listing-where.ts';
import { sweepListing } from '#api/discovery/discovery/rebuild-listing.ts';
import { repairLedger } from '#api/operations/ledger/ledger.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest, type Quest } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { questListing } from '#db/schema/quest-listing.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db, Store } from '#db/store.ts';
import { matchOf, wordsToFind } from '#domain/discovery/find-words.ts';
import { FIND_TIMES, isAtTime } from '#domain/discovery/time-of-day.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { TEST_NOW as NOW } from '../support/cast.ts';
import { listingFaultsIn } from '../support/ledger-is-right.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';

for (const backend of BACKENDS) {
  describe.skipIf(backend.isMissing)(`the words of quests, on ${backend.name}`, () => {
    let open: OpenBackend;
    let store: Store;
    beforeAll(async () => {
      open = await backend.start();
      store = openStore({ url: open.url, cells: TEST_CELLS });
      await store.write(async (tx) => {
        await insertDistrict(tx, { id: 'd', name: 'Ironbound' });
        await insertProvider(tx, { id: 'c', name: 'St. Brigid’s Café', districtId: 'd' });
        await insertLocation(tx, { id: 'l', providerId: 'c', name: 'Undercroft', address: '9 Ferry Street' });
        await write(tx, {
          id: 'q',
          eventTitle: 'Tutoría',
          description: '<p>Read <strong>al</strong>oud &amp; sing</p>',
        });
        await insertTraining(tx, { id: 't', providerId: 'c' });
      });
    });
    afterAll(async () => {
      await store.close();
      await open.close();
    });

    const write = (tx: Db, row: Partial<Quest>) =>
      insertQuest(tx, {
        providerId: 'c',
        locationId: 'l',
        startedAt: NOW + DAY_MS,
        serviceTags: ['food'],
        ...row,
      });

    async function found(text: string): Promise<string[]> {
      const match = matchOf(wordsToFind(text));
      const rows = await store.read.all<{ questId: string }>(sql`SELECT "questId" FROM quest_words
        JOIN quest_listing AS listed ON listed."id" = quest_words.rowid WHERE quest_words MATCH ${match} ORDER BY 1`);
      return rows.map(({ questId }) => questId);
    }

    it.each([
      'tutoria',
      'TUTORÍA',
      'tut',
      'aloud',
      'cafe',
      'brigid',
      'food',
      'comida',
      'طعام',
      'undercroft',
      'ferry',
      'ironb',
      'aloud sing cafe',
    ])('%s finds a quest by title, description, charity, type and place [DSC-05: API, db]', async (words) =>
      expect(await found(words)).toEqual(['q']),
    );

    it.each(['strong', 'amp', 'water', 'tutoria water'])(
      '%s does not find it [DSC-05: API, db]',
      async (words) => {
        expect(await found(words)).toEqual([]);
      },
    );

    it('whoever changes a quest, its charity, place or translation changes its words [DSC-05: db]', async () => {
      await store.write(async (tx) => {
        await tx.update(quest).set({ eventTitle: 'Orchard' }).where(eq(quest.id, 'q'));
        await tx.update(provider).set({ name: 'Harvesters' }).where(eq(provider.id, 'c'));
        await tx.update(location).set({ name: 'Belfry' }).where(eq(location.id, 'l'));
        await tx.update(district).set({ name: 'Roseville' }).where(eq(district.id, 'd'));
        await tx.insert(questTranslation).values({
          questId: 'q',
          locale: 'es',
          eventTitle: 'Huerto',
          description: 'Recoger manzanas',
          sourceDigest: 'x',
          updatedAt: NOW,
        });
      });
      for (const word of ['orchard', 'harvesters', 'belfry', 'roseville', 'huerto', 'manzanas'])
        expect(await found(word), word).toEqual(['q']);
      for (const word of ['tutoria', 'brigid', 'undercroft', 'ironbound'])
        expect(await found(word), word).toEqual([]);
      await store.write(async (tx) => void (await tx.delete(questTranslation)));
      expect(await found('huerto')).toEqual([]);
      expect(await listingFaultsIn(store.read, NOW)).toEqual([]);
    });

    it('what is listed follows every change, and what is taken back or deleted leaves no word [DSC-02, DSC-05: db]', async () => {
      const listed = async () => {
        const [row] = await store.read.select().from(questListing).where(eq(questListing.questId, 'r'));
        return row;
      };
      const change = (set: Partial<Quest>) =>
        store.write(async (tx) => void (await tx.update(quest).set(set).where(eq(quest.id, 'r'))));
      await store.write(
        async (tx) => void (await write(tx, { id: 'r', eventTitle: 'Xylophone', publishingStatus: 'Draft' })),
      );
      expect(await found('xylophone')).toEqual([]);
      await change({ publishingStatus: 'Published' });
      expect(await found('xylophone')).toEqual(['r']);
      expect(await listed()).toMatchObject({
        category: 'food',
        shareOfMinimum: 0,
        needsPeople: true,
        isForChildren: true,
        isForBeginners: true,
      });
      await change({ takenCount: 1 });
      expect(await listed()).toMatchObject({ shareOfMinimum: 500, needsPeople: true });
      await change({ takenCount: 5 });
      expect(await listed()).toMatchObject({ shareOfMinimum: 1000, needsPeople: false });
      await store.write(
        async (tx) =>
          void (await tx.insert(questRequiredOrientation).values({ questId: 'r', templateId: 't' })),
      );
      expect(await listed()).toMatchObject({ isForBeginners: false });
      await store.write(async (tx) => void (await tx.delete(questRequiredOrientation)));
      expect(await listed()).toMatchObject({ isForBeginners: true });
      await change({ agePolicyIndex: 0 });
      expect(await listed(), 'names ages that are not there').toMatchObject({ isForChildren: null });
      await store.write(
        async (tx) => void (await tx.update(provider).set({ agePolicies: '[{"supervisedAge":13}]' })),
      );
      expect(await listed()).toMatchObject({ isForChildren: true });
      await store.write(
        async (tx) => void (await tx.update(provider).set({ agePolicies: '[{"supervisedAge":14}]' })),
      );
      expect(await listed()).toMatchObject({ isForChildren: false });
      await change({ agePolicyIndex: null });
      expect(await listed(), 'open to all ages').toMatchObject({ isForChildren: true });
      await change({ publishingStatus: 'Cancelled' });
      expect(await found('xylophone')).toEqual([]);
      await change({ publishingStatus: 'Published' });
      await store.write(async (tx) => void (await tx.delete(quest).where(eq(quest.id, 'r'))));
      expect([await found('xylophone'), await listed()]).toEqual([[], undefined]);
      expect(await listingFaultsIn(store.read, NOW)).toEqual([]);
    });

    it('as the domain says, also in the nights when the clock changes [DSC-02: times of day, SQL]', async () => {
      // Quarters of the hours around each change, and at each border of a time of day.
      const starts = ['2026-11-01', '2027-03-14', '2027-11-07'].flatMap((day) =>
        Array.from({ length: 3 * 96 }, (_, quarter) => instantOf(day, '00:00') - DAY_MS + quarter * 900_000),
      );
      await store.write(async (tx) => {
        for (const [at, startedAt] of starts.entries()) await write(tx, { id: `night-${at}`, startedAt });
      });
      for (const time of FIND_TIMES) {
        for (const around of [starts.slice(0, 288), starts.slice(288, 576), starts.slice(576)]) {
          const [from, until] = [around[0] ?? 0, (around.at(-1) ?? 0) + 60_000];
          const rows = await store.read.all<{ startedAt: number }>(sql`SELECT quest."startedAt"
            FROM quest_listing AS listed JOIN quest ON quest.id = listed."questId"
            WHERE ${startsWithin(from, until)} AND ${isAtTimeSql([time], from, until)} ORDER BY listed."id"`);
          const expected = around.filter((instant) => isAtTime([time], instant));
          expect(rows.map(({ startedAt }) => startedAt)).toEqual(expected);
          expect(expected.length, time).toBeGreaterThanOrEqual(60);
        }
      }
      await store.write(async (tx) => void (await tx.delete(quest).where(like(quest.id, 'night-%'))));
    });

    it('what is wrong is found and made anew, and what began is swept [DSC-05: db]', async () => {
      await store.write(async (tx) => {
        await tx.run(sql`DELETE FROM quest_words`);
        await tx.run(sql`UPDATE quest_listing SET category = 'war'`);
      });
      expect(await listingFaultsIn(store.read, NOW)).not.toEqual([]);
      await repairLedger(store, NOW);
      expect(await listingFaultsIn(store.read, NOW)).toEqual([]);
      expect(await found('orchard')).toEqual(['q']);
      await sweepListing(store, NOW + 2 * DAY_MS + 60_000);
      expect(await found('orchard')).toEqual([]);
      expect(await listingFaultsIn(store.read, NOW + 2 * DAY_MS)).toEqual([]);
    });

    /** What stands in the folder of the database, in all its files. */
    const isOnDisk = (word: string) =>
      readdirSync(open.folder, { recursive: true, withFileTypes: true }).some(
        (entry) =>
          entry.isFile() &&
          readFileSync(join(entry.parentPath, entry.name)).toString('latin1').toLowerCase().includes(word),
      );

    // A server looks after its own file.
    it.skipIf(backend.name === 'libSQL server').each([
      ['deleted', (tx: Db) => tx.delete(quest).where(eq(quest.id, 's'))],
      ['edited', (tx: Db) => tx.update(quest).set({ eventTitle: 'Soup' }).where(eq(quest.id, 's'))],
    ])('a name that was %s is nowhere in the files [SAF-25: the index of words]', async (_, change) => {
      await store.write(async (tx) => {
        await tx.delete(quest).where(eq(quest.id, 's'));
        await write(tx, { id: 's', eventTitle: 'Zanzibarquest' });
      });
      // Others after it, so that its page is written again.
      for (const id of ['s1', 's2', 's3'])
        await store.write(async (tx) => {
          await tx.delete(quest).where(eq(quest.id, id));
          await write(tx, { id });
        });
      expect(await found('zanzibarquest')).toEqual(['s']);
      expect(isOnDisk('zanzibarquest'), 'it stands there before').toBe(true);
      await store.write(async (tx) => void (await change(tx)));
      await store.scrub();
      expect(isOnDisk('zanzibarquest'), 'zeroed where it stood').toBe(false);
      // As the hourly sweep does: moved rows leave copies between the pages.
      await store.compact();
      expect(isOnDisk('zanzibarquest')).toBe(false);
    });

    it('the index itself forgets the word [SAF-25: the index of words]', async () => {
      await store.write(async (tx) => {
        await tx.delete(quest).where(eq(quest.id, 's'));
        await write(tx, { id: 's', eventTitle: 'Zanzibarquest' });
      });
      await store.write(async (tx) => void (await tx.delete(quest).where(eq(quest.id, 's'))));
      const rows = await store.read.all<{ left: number }>(
        sql`SELECT count(*) AS "left" FROM quest_words_data WHERE instr(block, CAST('anzibarquest' AS BLOB)) > 0`,
      );
      expect(rows).toEqual([{ left: 0 }]);
    });
  });
}
