import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import { errorCopy } from '#domain/wording/error-copy.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const READ = '{ districts { id } }';
const CHANGE = `mutation ($list: [ID!]!) {
  updateChariteer(id: "volunteer", favoriteDistrictsList: $list) { favoriteDistricts { id } }
}`;
/** Longer than half of a session's life: then it is extended, which is a write. */
const TWENTY_DAYS_MS = 20 * 86_400_000;

const change = (world: World, list: readonly string[]) => world.gql(CHANGE, { list }, { as: 'volunteer' });
const favorites = async (world: World) =>
  (await world.gql('{ chariteer(id: "volunteer") { favoriteDistricts { id } } }', {}, { as: 'volunteer' }))
    .data;

describe('a database that takes no changes', () => {
  it('locked by another process: is read on, refuses together those who wait, and heals by itself [OPS-13]', async () => {
    const world = await openWorld();
    await change(world, ['1']);
    const before = await favorites(world);
    const other = new Sqlite(world.databaseFile);
    other.exec('BEGIN IMMEDIATE');

    const started = performance.now();
    const ready = world.request('/readyz').then(async (answer) => [answer.status, await answer.text()]);
    const refused = Promise.all(Array.from({ length: 70 }, () => change(world, ['2'])));
    expect((await world.gql(READ)).errors).toBeUndefined();
    expect(performance.now() - started, 'a reader waits for nobody').toBeLessThan(2_000);
    expect(await ready).toEqual([503, 'not ready: database unwritable\n']);
    expect(performance.now() - started).toBeLessThan(6_000);
    const codes = (await refused).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['DATABASE_UNWRITABLE']));
    expect(performance.now() - started, 'all of them at one deadline').toBeLessThan(15_000);

    // Who reads is not kept from it by the extension of a session, which is for later.
    world.clock.advance(TWENTY_DAYS_MS);
    const asked = performance.now();
    expect(await favorites(world)).toEqual(before);
    expect(performance.now() - asked).toBeLessThan(2_000);

    other.exec('COMMIT');
    expect((await change(world, ['2'])).errors).toBeUndefined();
    expect((await world.request('/readyz')).status).toBe(200);
    other.close();
    await world.close();
  }, 60_000);

  const disk = mountSmallDisk(12);
  if (disk === null) console.warn('Skipped: a small disk can only be mounted by root.');
  it.skipIf(disk === null)(
    'on a full disk: is read on, loses nothing acknowledged, and heals by itself [OPS-13]',
    async () => {
      if (disk === null) return;
      const world = await openWorld({ disk: disk.folder });
      await change(world, ['1']);
      const before = await favorites(world);
      const acknowledged: string[] = [];
      disk.fill();
      const refusal = await writeUntilRefused(world, acknowledged);
      expect(refusal).toBe('DATABASE_UNWRITABLE');

      expect(await favorites(world)).toEqual(before);
      expect((await world.gql(READ)).errors).toBeUndefined();
      const answer = await change(world, ['2']);
      expect(answer.code).toBe('DATABASE_UNWRITABLE');
      expect(errorCopy(answer.errors?.[0]?.extensions ?? {})).toContain('so this wasn’t saved.');
      world.clock.advance(TWENTY_DAYS_MS);
      expect(await favorites(world)).toEqual(before);
      const ready = await world.request('/readyz');
      expect([ready.status, await ready.text()]).toEqual([503, 'not ready: database unwritable\n']);

      disk.empty();
      expect((await world.request('/readyz')).status).toBe(200);
      expect((await change(world, ['2'])).errors).toBeUndefined();
      const reopened = openStore({ url: `file:${world.databaseFile}`, cells: TEST_CELLS });
      const kept = (await reopened.read.select({ id: district.id }).from(district)).map(({ id }) => id);
      expect(kept).toEqual(expect.arrayContaining(acknowledged));
      await reopened.close();
      await world.close();
      disk.remove();
    },
  );
});

/** The journal is written over from its beginning now and then, so the first changes may still fit. */
async function writeUntilRefused(world: World, acknowledged: string[]): Promise<string | undefined> {
  for (let number = 0; number < 5_000; number += 1) {
    const id = `filling-${number}`;
    try {
      await world.store.write((tx) => insertDistrict(tx, { id }));
      acknowledged.push(id);
    } catch {
      return (await change(world, ['2'])).code;
    }
  }
  return 'never';
}
