import { mkdtempSync, writeFileSync } from 'node:fs';
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
  it('makes of each a charity that is not shown yet, with a location and a stamp of its first active service [EDG-09]', async () => {
    const report = await run(FIXTURE);
    expect(report.created).toBe(2);
    expect((await providers()).map((row) => [row.name, row.mission, row.districtId, row.isVisible])).toEqual([
      ['River Street Pantry', 'Groceries for neighbors, no questions asked.', '1', false],
      ['Bronx Tutors', '', '11', false],
    ]);
    expect(await store.read.select().from(location).orderBy(asc(location.address))).toMatchObject([
      { name: 'Bronx Tutors', address: '1 Main St, Bronx, NY 10451', latitude: null },
      { name: 'Main hall', address: '412 River St, Hoboken, NJ 07030', latitude: 40.745, longitude: -74.03 },
    ]);
    const stamps = await store.read.select().from(quest).orderBy(asc(quest.eventTitle));
    expect(stamps.map((stamp) => [stamp.publishingStatus, stamp.eventTitle, stamp.description])).toEqual([
      ['Template', 'Food pantry', '<p>Hand out &lt;b&gt;groceries&lt;/b&gt;.</p>'],
      ['Template', 'Homework help', ''],
    ]);
  });

  it('says what it leaves out and refuses [EDG-09]', async () => {
    const { leftOut, refused } = await run(FIXTURE);
    expect(leftOut).toEqual([
      { place: 'row 1 (id a1b2c3d4-0000-4000-8000-000000000001)', reason: '1 more services' },
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

  it('reads what is written of the charities that are shown [EDG-09]', async () => {
    await run(FIXTURE);
    await store.write(async (tx) => {
      await tx
        .update(provider)
        .set({ isVisible: true })
        .where(eq(provider.name, 'River Street Pantry'))
        .returning();
    });
    const written = await readOpenReferral(store.read);
    expect(written).toMatchObject([
      {
        name: 'River Street Pantry',
        locations: [{ name: 'Main hall', addresses: [{ address_1: '412 River St', postal_code: '07030' }] }],
        services: [{ name: 'Food pantry', description: 'Hand out <b>groceries</b>.', status: 'active' }],
      },
    ]);
    expect(await readOpenReferral(store.read)).toEqual(written);
    const file = path.join(folder, 'written.json');
    writeFileSync(file, JSON.stringify(written));
    expect(await run(file)).toMatchObject({ created: 1, refused: [], leftOut: [] });
  });
});

it.each([
  ['412 River St, Hoboken, NJ 07030', ['412 River St', 'Hoboken', 'NJ', '07030']],
  ['Apt 2, 1 Main St, Bronx, NY', ['Apt 2, 1 Main St', 'Bronx', 'NY', '']],
  ['behind the church', ['behind the church', '', '', '']],
])('the address %s has its parts [EDG-09]', (address, parts) => {
  expect(Object.values(addressParts(address))).toEqual(parts);
});
