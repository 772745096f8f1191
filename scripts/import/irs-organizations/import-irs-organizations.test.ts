import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { TEST_CONFIG } from '../../../tests/support/test-config.ts';
import { IMPORTER } from '../importer-viewer.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { importIrsOrganizations } from './import-irs-organizations.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/irs-organizations.csv');
const REAL_FILE = path.join(ROOT, '../shared/data/irs-exempt-organizations.csv');
const HOW_REAL = existsSync(REAL_FILE) ? '' : ' (skipped: ../shared/data is not here)';

const HEADER_OF_IRS =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,' +
  'ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,' +
  'INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME';
const REST = '3,1000,201001,1,15,000000000,1,01,202312,4,4,01,0,12,250000,300000,300000';
const EXTRACT = [
  `010203040,LANTERN HILL PANTRY INC,% SAM LEE,1 HILL ST,BRONX,NY,10451-1234,0000,03,${REST},K31,`,
  `229000012,HARBOR BLOCKS,,2 QUAY ST,JERSEY CITY,NJ,07302-0001,0000,04,${REST},S22,BLOCKS`,
  `139000011,FAR CLUB,,3 ROAD,ALBANY,NY,12207-0001,0000,07,${REST},,`,
];

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

function run(file: string, isDryRun = false) {
  const { store } = scratch;
  return importIrsOrganizations(file, {
    store,
    config: TEST_CONFIG,
    viewer: IMPORTER,
    now: 1,
    isDryRun,
    onProgress: () => {},
  });
}

/** The fixture with a text replaced. */
function changedFixture(from: string, to: string): string {
  const file = path.join(scratch.folder, 'changed.csv');
  writeFileSync(file, readFileSync(FIXTURE, 'utf8').replace(from, to));
  return file;
}

const providers = () => scratch.store.read.select().from(provider).orderBy(asc(provider.importId));

async function finish(importId: string, values: Partial<typeof provider.$inferInsert>) {
  await scratch.store.write((tx) =>
    tx.update(provider).set(values).where(eq(provider.importId, importId)).returning(),
  );
}

describe('importing registered organizations', () => {
  it('makes of each one a provider with its group, not shown until staff has finished it [ENT-13]', async () => {
    expect(await run(FIXTURE)).toMatchObject({ created: 5, updated: 0, unchanged: 0 });
    const rows = await providers();
    expect(rows.map(({ importId, name, districtId }) => [importId, name, districtId])).toEqual([
      ['000004711', 'Island Bread Line (I.B.L.)', '12'],
      ['139000001', 'Lantern Hill Community Garden Inc', '11'],
      ['139000009', '=CMD|CALC!A1', '11'],
      ['229000003', 'Harbor Friends, Inc.', '2'],
      ['229000004', 'Friends of the Narrows', '5'],
    ]);
    expect(rows.every(({ isVisible }) => !isVisible)).toBe(true);
    const groups = await scratch.store.read.select().from(memberGroup);
    expect(groups.map(({ providerId }) => providerId).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('reports each refused and repeated row, and each part left out, with its place and reason', async () => {
    const { refused, leftOut } = await run(FIXTURE);
    expect(refused.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'line 6 (id 229000005): city: expected a city of our districts, found “SECAUCUS, NJ”',
      'line 7 (id 589000006): city: expected a city of our districts, found “HOBOKEN, GA”',
      'line 8 (id 139000001): id: expected each id once, found it in line 2 already',
      'line 9 (id 139000001): id: expected each id once, found it in line 2 already, with other content',
      'line 10 (id 12-34): ein: expected nine digits, found “12-34”',
      'line 12 (id 139000010): name: expected 1 to 200 characters, found none',
    ]);
    expect(leftOut).toEqual([
      { place: 'line 11 (id 139000009)', reason: 'zip: expected one of the Bronx, found “1046”' },
    ]);
  });

  it('changes nothing the second time', async () => {
    await run(FIXTURE);
    const before = await providers();
    expect(await run(FIXTURE)).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
    expect(await providers()).toEqual(before);
  });

  it('never overwrites what staff has finished, also when the source changes', async () => {
    await run(FIXTURE);
    const finished = { name: 'Harbor Friends', isVisible: true, isSponsor: true };
    await finish('229000003', finished);
    expect(await run(FIXTURE)).toMatchObject({ updated: 0, unchanged: 5 });
    expect((await providers())[3]).toMatchObject(finished);
    const changed = changedFixture('"HARBOR FRIENDS, INC.",JERSEY CITY', '"HARBOR FRIENDS LLC",HOBOKEN');
    expect(await run(changed)).toMatchObject({ updated: 1, unchanged: 4 });
    expect((await providers())[3]).toMatchObject({ ...finished, districtId: '1' });
  });

  it('a dry run writes nothing and counts the same', async () => {
    const dry = await run(FIXTURE, true);
    expect(await providers()).toEqual([]);
    expect(await run(FIXTURE)).toEqual(dry);
  });

  it.each([
    ['commas', ',', ''],
    ['semicolons and a byte order mark', ';', '\uFEFF'],
  ])('takes the extract as the IRS publishes it, with %s', async (_, separator, mark) => {
    const file = path.join(scratch.folder, 'eo.csv');
    const cells = [HEADER_OF_IRS, ...EXTRACT].map((row) => row.split(',').join(separator));
    writeFileSync(file, `${mark}${cells.join('\r\n')}\r\n`);
    expect(await run(file)).toMatchObject({
      created: 2,
      leftOut: [],
      refused: [{ place: 'line 4 (id 139000011)' }],
    });
    expect((await providers()).map(({ importId, name, mission }) => [importId, name, mission])).toEqual([
      [
        '010203040',
        'Lantern Hill Pantry Inc',
        'Focus: Food, Agriculture and Nutrition. Registered as a charity in the Bronx, NY 10451.',
      ],
      [
        '229000012',
        'Harbor Blocks',
        'Focus: Community Improvement. Registered as a tax-exempt organization in Jersey City, NJ 07302.',
      ],
    ]);
  });

  it('a malformed file changes nothing', async () => {
    await expect(run(changedFixture('WEEHAWKEN,NJ', 'WEEHAWKEN'))).rejects.toThrow(MalformedFileError);
    expect(await providers()).toEqual([]);
  });

  it.skipIf(HOW_REAL !== '')(`takes the registered organizations in the districts${HOW_REAL}`, async () => {
    const report = await run(REAL_FILE);
    expect(report).toMatchObject({ created: 276, updated: 0 });
    expect(report.created + report.refused.length).toBe(302);
    const repeated = report.refused.filter(({ reason }) => reason.startsWith('id: expected each id once'));
    expect(repeated).toHaveLength(18);
    const rows = await providers();
    expect(rows.every(({ importId }) => /^\d{9}$/.test(importId ?? ''))).toBe(true);
    expect(await run(REAL_FILE)).toMatchObject({ created: 0, updated: 0, unchanged: 276 });
    expect(await providers()).toEqual(rows);
  });
});
