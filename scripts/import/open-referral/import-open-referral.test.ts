import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../../../tests/support/cast.ts';
import { TEST_CONFIG } from '../../../tests/support/test-config.ts';
import { TEST_CELLS } from '../../../tests/support/test-key.ts';
import { addressParts, readOpenReferral } from '../../export/open-referral.ts';
import { IMPORTER } from '../importer-viewer.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { importOpenReferral } from './import-open-referral.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../../tests/fixtures/open-referral.json');

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  store = openStore({ url: `file:${path.join(folder, 'app.db')}`, cells: TEST_CELLS });
  await store.migrate();
});
afterEach(() => store.close());

function run(file: string, isDryRun = false) {
  const seen = { store, config: TEST_CONFIG, viewer: IMPORTER, now: TEST_NOW };
  return importOpenReferral(file, { ...seen, isDryRun, onProgress: () => {} });
}
const providers = () => store.read.select().from(provider).orderBy(asc(provider.importId));

describe('importing organizations of the Human Services Data Specification', () => {
  it('makes of each a charity that is not shown yet, with its locations and a stamp of each active service [EDG-09]', async () => {
    const report = await run(FIXTURE);
    expect(report.created).toBe(2);
    expect((await providers()).map((row) => [row.name, row.mission, row.districtId, row.isVisible])).toEqual([
      ['River Street Pantry', 'Groceries for neighbors, no questions asked.', '1', false],
      ['Bronx Tutors', '', '11', false],
    ]);
    const reach = (await providers()).map(({ website, telephone }) => [website, telephone]);
    expect(reach).toEqual([
      ['https://riverstreet.example', '2015550142'],
      [null, null],
    ]);
    expect(await store.read.select().from(location).orderBy(asc(location.address))).toMatchObject([
      { name: 'Bronx Tutors', address: '1 Main St, Bronx, NY 10451', latitude: null },
      { name: 'Annex', address: '20 River St, Hoboken, NJ 07030', latitude: null },
      { name: 'Main hall', address: '412 River St, Hoboken, NJ 07030', latitude: 40.745, longitude: -74.03 },
    ]);
    const stamps = await store.read.select().from(quest).orderBy(asc(quest.eventTitle));
    expect(stamps.map((stamp) => [stamp.publishingStatus, stamp.eventTitle, stamp.description])).toEqual([
      ['Template', 'Coat drive', ''],
      ['Template', 'Food pantry', '<p>Hand out &lt;b&gt;groceries&lt;/b&gt;.</p>'],
      ['Template', 'Homework help', ''],
    ]);
  });

  it('says what it leaves out and refuses [EDG-09]', async () => {
    const { leftOut, refused } = await run(FIXTURE);
    expect(leftOut).toEqual([
      {
        place: 'row 1 (id a1b2c3d4-0000-4000-8000-000000000001)',
        reason: 'locations without an address in our districts: 1',
      },
    ]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'locations: expected an address in one of our districts, found “2 Elm St, Hoboken, GA”',
      'locations: expected latitude before longitude, found them swapped: -74.03, 40.745',
      expect.stringMatching(/^name: /),
    ]);
  });

  it('changes nothing twice, nor in a dry run, nor from a file that is cut off [EDG-09]', async () => {
    expect((await run(FIXTURE, true)).created).toBe(2);
    expect(await providers()).toEqual([]);
    const cut = path.join(folder, 'cut.json');
    writeFileSync(cut, '[{"id": "1", "name": "Half"');
    await expect(run(cut)).rejects.toThrow(MalformedFileError);
    expect(await providers()).toEqual([]);
    await run(FIXTURE);
    expect(await run(FIXTURE)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('takes what changed at the source of one service, and keeps what people edited [EDG-09]', async () => {
    await run(FIXTURE);
    const edited = eq(quest.eventTitle, 'Homework help');
    await store.write((tx) => tx.update(quest).set({ description: '<p>Ours.</p>' }).where(edited));
    const changed = path.join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(FIXTURE, 'utf8').replace('"Coat drive"', '"Winter coats"'));
    expect(await run(changed, true)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await run(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const stamps = await store.read.select().from(quest).orderBy(asc(quest.eventTitle));
    expect(stamps.map(({ eventTitle, description }) => [eventTitle, description])).toEqual([
      ['Food pantry', '<p>Hand out &lt;b&gt;groceries&lt;/b&gt;.</p>'],
      ['Homework help', '<p>Ours.</p>'],
      ['Winter coats', ''],
    ]);
  });

  it('reads on an empty installation all that is written of the charities that are shown [EDG-09]', async () => {
    const show = () => store.write((tx) => tx.update(provider).set({ isVisible: true }));
    await run(FIXTURE);
    await show();
    const written = await readOpenReferral(store.read);
    expect(written.map(({ name, locations, services }) => [name, locations.length, services.length])).toEqual(
      [
        ['Bronx Tutors', 1, 1],
        ['River Street Pantry', 2, 2],
      ],
    );
    const file = path.join(folder, 'written.json');
    writeFileSync(file, JSON.stringify(written));
    const again = await run(file);
    expect([again.created, again.leftOut.length]).toEqual([0, 2]);
    store.close();
    store = openStore({ url: `file:${path.join(folder, 'empty.db')}`, cells: TEST_CELLS });
    await store.migrate();
    expect(await run(file)).toMatchObject({ created: 2, refused: [], leftOut: [] });
    await show();
    const words = (organizations: typeof written) =>
      organizations.map(({ name, description, website, phones, locations, services }) => ({
        ...{ name, description, website, phones: phones?.map(({ number }) => number) },
        ...{ places: locations.map(addressesOf).sort() },
        services: services.map(({ service_at_locations: at, ...service }) => [
          service.name,
          service.description,
          at.map(({ location: place }) => addressesOf(place)),
        ]),
      }));
    expect(words(await readOpenReferral(store.read))).toEqual(words(written));
  });
});

type Place = Awaited<ReturnType<typeof readOpenReferral>>[number]['locations'][number];
const addressesOf = ({ name, latitude, longitude, addresses }: Place) =>
  JSON.stringify([name, latitude, longitude, addresses.map(({ id: _, ...address }) => address)]);

it.each([
  ['412 River St, Hoboken, NJ 07030', ['412 River St', 'Hoboken', 'NJ', '07030']],
  ['Apt 2, 1 Main St, Bronx, NY', ['Apt 2, 1 Main St', 'Bronx', 'NY', '']],
  ['behind the church', ['behind the church', '', '', '']],
])('the address %s has its parts [EDG-09]', (address, parts) => {
  expect(Object.values(addressParts(address))).toEqual(parts);
});
