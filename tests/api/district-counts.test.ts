import Sqlite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { findLedgerFaults, repairLedger } from '#api/operations/ledger/ledger.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { migrateEmbedded, readMigrations } from '#db/migrate.ts';
import { openStore } from '#db/open-store.ts';
import { district } from '#db/schema/district.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { openScratchStore } from '../support/scratch-store.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const PEOPLE = ['ana', 'ben', 'cleo'];

async function seed(store: Store): Promise<Record<string, string>> {
  const sessions = createSessions(store, config, () => TEST_NOW);
  await store.write(async (tx) => {
    for (const id of ['1', '2', '3']) await insertDistrict(tx, { id });
    for (const id of PEOPLE) {
      await insertVolunteer(tx, { account: { id, username: id, email: `${id}@demo.example` } });
    }
  });
  const tokens: Record<string, string> = {};
  for (const id of PEOPLE) tokens[id] = await sessions.open(id);
  return tokens;
}

/** Asks the API for one of the people. */
function askerOf(store: Store, tokens: Record<string, string>) {
  const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
  return async (id: string, query: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[id]}` };
    const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const incoming = { socket: { remoteAddress: '203.0.113.9' } };
    return (await app.request('http://chariteers.test/graphql', init, { incoming })).json();
  };
}

const countsOf = async (store: Store) =>
  (await store.read.select({ count: district.declaredCount }).from(district).orderBy(district.id)).map(
    ({ count }) => count,
  );

describe.each(BACKENDS)(
  'the kept count of a district’s volunteers on $name [DIS-10]',
  ({ isMissing, start }) => {
    it.skipIf(isMissing)('follows every choice, refused choice and removal', async () => {
      const place = await start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      const ask = askerOf(store, await seed(store));
      const choose = (id: string, ...ids: string[]) =>
        ask(
          id,
          `mutation { updateChariteer(id: "${id}", favoriteDistrictsList: ${JSON.stringify(ids)}) { id } }`,
        );

      await Promise.all([choose('ana', '1', '2'), choose('ben', '1'), choose('cleo', '2', '1')]);
      expect(await countsOf(store)).toEqual([3, 2, 0]);
      await choose('ana', '2', '3');
      // The same once more changes nothing.
      await choose('ana', '2', '3');
      expect(await countsOf(store)).toEqual([2, 2, 1]);
      expect(JSON.stringify(await choose('ana', '1', '99'))).toContain('DISTRICT_NOT_FOUND');
      expect(await countsOf(store)).toEqual([2, 2, 1]);
      await choose('ben');
      await ask('cleo', 'mutation { removeChariteer(input: { emailAddress: "cleo@demo.example" }) { id } }');
      expect(await countsOf(store)).toEqual([0, 1, 1]);
      expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);
      await store.close();
      await place.close();
    });
  },
);

it('the ledger finds a count that is wrong and counts anew [DIS-10]', async () => {
  const scratch = await openScratchStore();
  await scratch.store.write(async (tx) => {
    await insertDistrict(tx, { id: '1' });
    await tx.update(district).set({ declaredCount: 7 }).where(eq(district.id, '1'));
  });
  const fault = { kind: 'declaredCount', districtId: '1', found: 7, expected: 0 };
  expect(await findLedgerFaults(scratch.store.read, TEST_NOW)).toEqual([fault]);
  expect(await repairLedger(scratch.store, TEST_NOW)).toEqual([fault]);
  expect(await findLedgerFaults(scratch.store.read, TEST_NOW)).toEqual([]);
  expect(await countsOf(scratch.store)).toEqual([0]);
  await scratch.end();
});

it('the upgrade counts the favorites that are there, but not of people who are gone [DIS-10]', () => {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  migrateEmbedded(
    db,
    migrations.filter(({ tag }) => tag < '0007'),
  );
  const person = `'x@demo.example', '2015550100', '1990-05-17', 'Ada', 'Lee', 0, NULL`;
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12),
        ('2', 'Riverside', 'RVR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO chariteer (id, username, "emailAddress", "phoneNumber", "dateOfBirth", "nameFirst", "nameLast",
        "createdAt", "removedAt")
      VALUES ('a', 'ana', ${person}), ('b', 'ben', ${person}), ('c', NULL, NULL, NULL, NULL, NULL, NULL, 0, 5);
    INSERT INTO favorite_district (chariteerId, districtId, position) VALUES ('a', '1', 1), ('b', '1', 1), ('c', '1', 1);`);
  migrateEmbedded(db);
  expect(db.prepare('SELECT "declaredCount" FROM district ORDER BY id').pluck().all()).toEqual([2, 0]);
  db.close();
});
