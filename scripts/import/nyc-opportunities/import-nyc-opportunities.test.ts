import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { district } from '#db/schema/district.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questImport } from '#db/schema/quest-import.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { TEST_CONFIG } from '../../../tests/support/test-config.ts';
import { reportLines } from '../import-report.ts';
import { IMPORTER } from '../importer-viewer.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { importNycOpportunities } from './import-nyc-opportunities.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FIXTURE = path.join(ROOT, 'tests/fixtures/nyc-opportunities.csv');
const REAL_FILE = path.join(ROOT, '../shared/data/nyc-volunteer-opportunities.csv');
const HOW_REAL = existsSync(REAL_FILE) ? '' : ' (skipped: ../shared/data is not here)';
/** Noon of November 16, 2026 in New York. */
const NOW = Date.UTC(2026, 10, 16, 17);

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

function run(file: string, change: { isDryRun?: boolean; now?: number } = {}) {
  const { isDryRun = false, now = NOW } = change;
  const { store } = scratch;
  return importNycOpportunities(file, {
    store,
    config: TEST_CONFIG,
    viewer: IMPORTER,
    now,
    isDryRun,
    onProgress: () => {},
  });
}

/** The fixture with some texts replaced. */
function changedFixture(...changes: [from: string, to: string][]): string {
  const file = path.join(scratch.folder, 'changed.csv');
  const text = readFileSync(FIXTURE, 'utf8');
  writeFileSync(
    file,
    changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
  );
  return file;
}

const quests = async () => {
  const rows = await scratch.store.read
    .select({ importId: questImport.importId, quest })
    .from(questImport)
    .innerJoin(quest, eq(quest.id, questImport.questId))
    .orderBy(asc(questImport.importId));
  return new Map(rows.map((row) => [row.importId, row.quest]));
};
const providers = () => scratch.store.read.select().from(provider).orderBy(asc(provider.importId));
const locations = () => scratch.store.read.select().from(location).orderBy(asc(location.id));
const districts = () => scratch.store.read.select().from(district);
const everything = async () => [
  [...(await quests())],
  await providers(),
  await locations(),
  await districts(),
];
const NOTHING = [[], [], [], []];

async function edit(importId: string, values: Partial<typeof quest.$inferInsert>) {
  const id = (await quests()).get(importId)?.id ?? '';
  await scratch.store.write((tx) => tx.update(quest).set(values).where(eq(quest.id, id)).returning());
}

describe("importing the city's opportunities", () => {
  it('an opportunity whose day is over becomes a stamp in the book of its organization, and the report counts [STM-06]', async () => {
    const report = await run(FIXTURE);
    expect(report.past).toEqual({ stamps: 2, roles: 0 });
    expect(reportLines(report, false, 'opportunities.csv')).toContain(
      '2 whose days are over: 2 are stamps, to be posted on a new day, 0 are drafts of roles without a date',
    );
    expect(report.leftOut).toContainEqual({
      place: 'line 6 (id T-2)',
      reason: 'its days are over: Sunday, March 8, 2026.',
    });
    const stamp = (await quests()).get('T-2');
    expect(stamp).toMatchObject({
      publishingStatus: 'Template',
      startedAt: null,
      stampTitle: '=SUM(A1:A9) Garden Day',
    });
    const [library] = await providers();
    const { stampBook } = parseQuestConfiguration(library?.questConfiguration);
    expect(stampBook.flatMap(({ stamps }) => stamps)).toEqual([{ id: stamp?.id, index: 0 }]);
  });

  it('makes a stamp of a Draft whose day went by since, unless somebody gave it another day', async () => {
    const early = Date.parse('2026-03-01T12:00:00-05:00');
    expect((await run(FIXTURE, { now: early })).past).toEqual({ stamps: 0, roles: 0 });
    expect((await quests()).get('T-2')).toMatchObject({
      publishingStatus: 'Draft',
      startedAt: Date.parse('2026-03-08T00:00:00-05:00'),
    });
    await edit('T-8', { startedAt: NOW, endedAt: NOW + 3_600_000 });
    expect(await run(FIXTURE)).toMatchObject({ updated: 2, past: { stamps: 2 } });
    const all = await quests();
    expect(all.get('T-2')).toMatchObject({ publishingStatus: 'Template', startedAt: null });
    expect(all.get('T-8')).toMatchObject({ publishingStatus: 'Draft', startedAt: NOW });
    const books = (await providers()).map((row) => parseQuestConfiguration(row.questConfiguration).stampBook);
    expect(books.map((book) => book.length)).toEqual([1, 0, 0]);
    expect(await run(FIXTURE)).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
  });

  it('makes of each one a Draft of its organization, which is not shown yet', async () => {
    const report = await run(FIXTURE);
    expect(report).toMatchObject({ created: 5, organizations: { created: 3 }, uncategorized: 3 });
    const rows = await providers();
    expect(
      rows.map(({ importId, name, districtId, isVisible }) => [importId, name, districtId, isVisible]),
    ).toEqual([
      ['900', 'Lantern Hill Library', '11', false],
      ['901', 'Island Welcome Desk', '12', false],
      ['905', 'Riverside Dance Circle', '1', false],
    ]);
    const all = [...(await quests()).values()];
    const ahead = all.filter(({ publishingStatus }) => publishingStatus !== 'Template');
    expect(ahead.map(({ publishingStatus }) => publishingStatus)).toEqual(['Draft', 'Draft', 'Draft']);
    expect((await quests()).get('T-2')?.providerId).toBe(rows[0]?.id);
  });

  it('keeps what a row says as far as a quest can hold it [QST-01, DEC-11, DEC-12, ENT-21]', async () => {
    await run(FIXTURE);
    const all = await quests();
    expect(all.get('T-1')).toMatchObject({
      eventTitle: 'Reading Buddy',
      eventType: 'HYBRID-ROLE',
      startedAt: null,
      serviceTags: ['mind'],
      resourceMaxNumber: 4,
    });
    expect(all.get('T-2')).toMatchObject({
      eventTitle: '=SUM(A1:A9) Garden Day',
      eventType: 'OSV',
      startedAt: null,
      endedAt: null,
      serviceTags: ['nature'],
      resourceMinNumber: 1,
      resourceDesiredNumber: 75,
      resourceMaxNumber: 75,
    });
    expect(all.get('T-3')?.serviceTags).toEqual([]);
  });

  it('stores formulas and tags of a cell as the text that they are', async () => {
    await run(FIXTURE);
    expect((await quests()).get('T-1')?.description).toBe(
      '<p><b>Reading Buddy for the Lantern Hill Library &amp; Reading Room</b></p>' +
        '<p>Read aloud with &lt;b&gt;children&lt;/b&gt; in grades 3 &amp; 4.</p>' +
        '<p>=HYPERLINK("http://evil.example","Click")</p>' +
        '<p>From Tuesday, March 17, 2026 to Tuesday, March 16, 2027.</p>',
    );
  });

  it('gives quests at the same address the same place [ENT-16]', async () => {
    await run(FIXTURE);
    const all = await quests();
    const places = await locations();
    expect(places.map(({ address }) => address).sort()).toEqual([
      '1 Pier Way, Hoboken, NJ 07030',
      '18 East 401st Street, Bronx, NY 10451',
    ]);
    expect(all.get('T-1')?.locationId).toBe(all.get('T-2')?.locationId);
    expect(all.get('T-3')?.locationId).toBeNull();
  });

  it('reports what it shortened, clamped, left out and refused, each with its place and reason', async () => {
    const report = await run(FIXTURE);
    expect(report.shortened).toEqual([
      {
        place: 'line 2 (id T-1)',
        from: 'Reading Buddy for the Lantern Hill Library & Reading Room',
        to: 'Reading Buddy',
      },
    ]);
    expect(report.clamped).toEqual([{ place: 'line 6 (id T-2)', what: 'vol_requests', from: 2700, to: 75 }]);
    expect(report.leftOut.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'line 6 (id T-2): its days are over: Sunday, March 8, 2026.',
      'line 14 (id T-8): category «Moon Landings» is not known',
      'line 14 (id T-8): its days are over: Saturday, October 31, 2026 to Sunday, November 1, 2026.',
      'line 20 (id T-11): event_time «10:00 AM» is not taken',
      'line 20 (id T-11): hours «12»: it is not known what they count',
      'line 20 (id T-11): the organization is «Island Welcome Desk» in an earlier row',
      'line 20 (id T-11): the organization stays in the district of its first row',
    ]);
    expect(report.refused.map(({ place }) => place)).toEqual([
      'line 10 (id T-4)',
      'line 11 (id T-5)',
      'line 12 (id T-6)',
      'line 13 (id T-7)',
      'line 17 (id T-9)',
      'line 18 (id T-3)',
      'line 19 (id T-10)',
      'line 21 (id T-12)',
    ]);
  });

  it('changes nothing the second time, however much later', async () => {
    await run(FIXTURE);
    const before = await everything();
    expect(await run(FIXTURE, { now: NOW + 1_000_000_000 })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 5,
      organizations: { created: 0, updated: 0, unchanged: 3 },
    });
    expect(await everything()).toEqual(before);
  });

  it('brings a Draft up to date where its source changed, and leaves what people edited', async () => {
    await run(FIXTURE);
    await edit('T-2', { startedAt: NOW, endedAt: NOW + 3_600_000, resourceMaxNumber: 80 - 5 });
    await edit('T-1', { resourceMinNumber: 2 });
    const changed = changedFixture(
      ['Plant bulbs.', 'Plant bulbs and trees.'],
      ['March 08 2026,March 08 2026', 'March 09 2026,March 09 2026'],
      ['Education,ongoing,4', 'Health,ongoing,1'],
      ['1 Pier Way', '2 Pier Way'],
    );
    expect(await run(changed)).toMatchObject({ created: 0, updated: 3, unchanged: 2 });
    const all = await quests();
    expect(all.get('T-2')).toMatchObject({ startedAt: NOW, endedAt: NOW + 3_600_000 });
    expect(all.get('T-2')?.description).toContain('Plant bulbs and trees.');
    expect(all.get('T-1')).toMatchObject({
      serviceTags: ['cure'],
      resourceMinNumber: 2,
      resourceMaxNumber: 4,
    });
    const moved = (await locations()).find(({ id }) => id === all.get('T-8')?.locationId);
    expect(moved?.address).toBe('2 Pier Way, Hoboken, NJ 07030');
    const before = await everything();
    expect(await run(changed)).toMatchObject({ updated: 0, unchanged: 5 });
    expect(await everything()).toEqual(before);
  });

  it('leaves a quest alone that is a Draft no longer', async () => {
    await run(FIXTURE);
    await edit('T-3', { publishingStatus: 'Published' });
    const before = (await quests()).get('T-3');
    const changed = changedFixture(['Welcome visitors.', 'Welcome everybody.']);
    expect(await run(changed)).toMatchObject({ updated: 0, unchanged: 5 });
    expect((await quests()).get('T-3')).toEqual(before);
  });

  it('leaves an organization that staff has finished', async () => {
    await run(FIXTURE);
    const finished = { name: 'Lantern Hill Free Library', mission: 'Books for all.', isVisible: true };
    await scratch.store.write((tx) =>
      tx.update(provider).set(finished).where(eq(provider.importId, '900')).returning(),
    );
    await run(changedFixture(['Lantern Hill Library,900', 'The Lantern Hill Library,900']));
    expect((await providers())[0]).toMatchObject(finished);
  });

  it('a dry run writes nothing and counts the same', async () => {
    const dry = await run(FIXTURE, { isDryRun: true });
    expect(await everything()).toEqual(NOTHING);
    expect(await run(FIXTURE)).toEqual(dry);
    expect(await run(FIXTURE, { isDryRun: true })).toMatchObject({
      unchanged: 5,
      organizations: { unchanged: 3 },
    });
  });

  it.each<[string, string, string]>([
    ['a row with a cell too few', 'T-12,', 'T-12'],
    ['an open quotation mark at the end', 'No place.', '"No place.'],
    ['another header', 'vol_requests', 'volunteers'],
  ])('a file with %s changes nothing', async (_, from, to) => {
    await expect(run(changedFixture([from, to]))).rejects.toThrow(MalformedFileError);
    expect(await everything()).toEqual(NOTHING);
  });

  it.skipIf(HOW_REAL !== '')(
    `takes of the published opportunities those in the districts${HOW_REAL} [DEC-11, DEC-12]`,
    async () => {
      const report = await run(REAL_FILE);
      expect(report).toMatchObject({ created: 25, updated: 0, organizations: { created: 17 } });
      expect(report.created + report.refused.length).toBe(523);
      const all = [...(await quests()).values()];
      expect(all.filter(({ eventType }) => eventType === 'OSV')).toHaveLength(7);
      expect(report.past).toEqual({ stamps: 7, roles: 18 });
      expect(all.filter(({ publishingStatus }) => publishingStatus === 'Template')).toHaveLength(7);
      expect(all.every(({ eventTitle }) => eventTitle.length <= 25)).toBe(true);
      expect(report.clamped.map(({ from }) => from)).toEqual([2700, 250]);
      const tags = all.flatMap(({ serviceTags }) => serviceTags);
      expect(tags.every((tag) => CATEGORY_IDS.includes(tag as (typeof CATEGORY_IDS)[number]))).toBe(true);
      const before = await everything();
      expect(await run(REAL_FILE)).toMatchObject({ created: 0, updated: 0, unchanged: 25 });
      expect(await everything()).toEqual(before);
    },
  );
});

it('refuses more than 10,000 rows before anything is written [EDG-09]', async () => {
  const file = path.join(scratch.folder, 'long.csv');
  const [head = ''] = readFileSync(FIXTURE, 'utf8').split('\n');
  const row = '"x"'.concat(',""'.repeat(head.split(',').length - 1));
  writeFileSync(file, `${head}\n${`${row}\n`.repeat(10_000)}`);
  expect((await run(file, { isDryRun: true })).refused).toHaveLength(10_000);
  writeFileSync(file, `${row}\n`, { flag: 'a' });
  await expect(run(file)).rejects.toThrow('long.csv: expected at most 10,000 rows. Nothing was imported');
  expect(await everything()).toEqual(NOTHING);
});
