import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { newYorkClock, newYorkDay } from '#domain/time/new-york-time.ts';
import { TEST_CONFIG } from '../../../tests/support/test-config.ts';
import { TEST_CELLS } from '../../../tests/support/test-key.ts';
import { reportLines } from '../import-report.ts';
import { IMPORTER } from '../importer-viewer.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { importFoodPrograms } from './import-food-programs.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../../tests/fixtures/food-programs.json');
const REAL_FILE = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/food-programs-bronx-staten-island.json',
);
/** Noon of November 16, 2026 in New York. */
const NOW = Date.UTC(2026, 10, 16, 17);

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  store = openStore({ url: `file:${path.join(folder, 'app.db')}`, cells: TEST_CELLS });
  await store.migrate();
});

afterEach(() => store.close());

function run(file: string, change: { isDryRun?: boolean; month?: string } = {}) {
  const { isDryRun = false, month = null } = change;
  return importFoodPrograms(file, {
    store,
    config: TEST_CONFIG,
    viewer: IMPORTER,
    now: NOW,
    isDryRun,
    month,
    onProgress: () => {},
  });
}

const providers = () => store.read.select().from(provider).orderBy(asc(provider.importId));
const postedQuests = () =>
  store.read.select().from(quest).where(isNotNull(quest.startedAt)).orderBy(asc(quest.startedAt));

async function bookOf(importId: string) {
  const [row] = await store.read.select().from(provider).where(eq(provider.importId, importId));
  return parseQuestConfiguration(row?.questConfiguration).bundleBook.monthly_schedule;
}

describe('importing food programs', () => {
  it('makes of each program a provider with an approved place, a stamp and its hours [STM-10, ENT-14]', async () => {
    const report = await run(FIXTURE);
    expect(report).toMatchObject({ created: 3, updated: 0, unchanged: 0 });
    const rows = await providers();
    expect(rows.map(({ name, districtId }) => [name, districtId])).toEqual([
      ['Lantern Hill Community Church', '11'],
      ['Island Bread Line (I.B.L.)', '12'],
      ['Night Van of the Grand Concourse', '11'],
    ]);
    const places = await store.read.select().from(location).where(eq(location.isApproved, true));
    expect(places).toHaveLength(3);
    expect(await bookOf('T-100')).toMatchObject([
      { weeks: [1, 2, 3, 4, 5], days: [3], start_time: '13:00', end_time: '16:00' },
      { weeks: [2, 4], days: [7], start_time: '13:00', end_time: '16:00' },
    ]);
  });

  it('reports each refused row, and each opening that it leaves out, with its place and reason', async () => {
    const { refused, leftOut } = await run(FIXTURE);
    expect(leftOut).toEqual([
      { place: 'row 2 (id T-101), Schedules[1]', reason: 'the days «BY APPOINTMENT» are not understood' },
    ]);
    expect(refused).toEqual([
      {
        place: 'row 4 (id T-103)',
        reason:
          'Schedules: expected opening hours, the hours «09:00 AM or 03:00 PM» to «11:00 AM or 06:00 PM» are not understood',
      },
      { place: 'row 5 (id T-104)', reason: 'Borough: expected one of our districts, found “QN”' },
      {
        place: 'row 6 (id T-100)',
        reason: 'id: expected each id once, found it in row 1 already, with other content',
      },
    ]);
  });

  it('says in the report where the ZIP code decided, and which programs may be one', async () => {
    const changed = path.join(folder, 'changed.json');
    const [first, second] = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { Address: object }[];
    const moved = { ...second, Address: { ...second?.Address, Borough: 'BX' } };
    const lunch = { ...first, id: 'T-200', Type: 'SKH' };
    writeFileSync(changed, JSON.stringify([first, moved, lunch]));
    const report = await run(changed);
    expect(report).toMatchObject({
      created: 3,
      mended: [
        { place: 'row 2 (id T-101)', what: 'ZIP «10301» is in Staten Island, though Borough says «BX»' },
      ],
      likelyDuplicates: [
        {
          place: 'row 3 (id T-200)',
          what: '«Lantern Hill Community Church» may be that of row 1 (id T-100)',
        },
      ],
    });
    expect((await providers()).map(({ districtId }) => districtId)).toEqual(['11', '12', '11']);
    expect(reportLines(report, false, 'old/programs.json')).toEqual(
      expect.arrayContaining([
        'mended     programs.json, row 2 (id T-101): ZIP «10301» is in Staten Island, though Borough says «BX»',
        'double?    programs.json, row 3 (id T-200): «Lantern Hill Community Church» may be that of row 1 (id T-100)',
        '1 mended, 1 likely duplicates',
      ]),
    );
  });

  it('changes nothing the second time, and only what changed at the source the third', async () => {
    await run(FIXTURE, { month: '2026-12' });
    const before = [await providers(), await postedQuests()];
    expect(await run(FIXTURE, { month: '2026-12' })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
      postedQuests: 0,
    });
    expect([await providers(), await postedQuests()]).toEqual(before);
    const changed = path.join(folder, 'changed.json');
    const rows = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { Schedules: unknown }[];
    if (rows[0]) rows[0].Schedules = [{ Days: 'FRI', openingHour: '9 AM', closingHour: '10 AM' }];
    writeFileSync(changed, JSON.stringify(rows));
    expect(await run(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
    expect(await bookOf('T-100')).toMatchObject([{ days: [5], start_time: '09:00', end_time: '10:00' }]);
  });

  it('leaves what people edited, whether the source stays the same or changes its hours', async () => {
    await run(FIXTURE);
    await store.write((tx) =>
      tx
        .update(quest)
        .set({ eventTitle: 'Hand out groceries' })
        .where(eq(quest.publishingStatus, 'Template'))
        .returning(),
    );
    await run(FIXTURE);
    const changed = path.join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(FIXTURE, 'utf8').replace('04:00 PM', '05:00 PM'));
    expect(await run(changed)).toMatchObject({ updated: 1, unchanged: 2 });
    const stamps = await store.read.select().from(quest).where(eq(quest.publishingStatus, 'Template'));
    expect(stamps).toHaveLength(3);
    expect(new Set(stamps.map(({ eventTitle }) => eventTitle))).toEqual(new Set(['Hand out groceries']));
    expect((await bookOf('T-100')).map(({ end_time }) => end_time)).toEqual(['17:00', '17:00']);
  });

  it('posts the month from the weekly hours, in New York time [MSC-09, MSC-12, MSC-13]', async () => {
    const report = await run(FIXTURE, { month: '2026-12' });
    const quests = await postedQuests();
    expect(report.postedQuests).toBe(quests.length);
    expect(new Set(quests.map(({ publishingStatus }) => publishingStatus))).toEqual(new Set(['Published']));
    const van = (await providers()).find(({ importId }) => importId === 'T-102');
    const nights = quests.filter(({ providerId }) => providerId === van?.id);
    expect(nights.map(({ startedAt, endedAt }) => [clockOf(startedAt), clockOf(endedAt)])).toEqual([
      ['2026-12-12 22:00', '2026-12-13 01:00'],
      ['2026-12-26 22:00', '2026-12-27 01:00'],
    ]);
  });

  it('posts of the running month only what is still to come [OPEN-MSC-01]', async () => {
    await run(FIXTURE, { month: '2026-11' });
    const quests = await postedQuests();
    expect(quests.length).toBeGreaterThan(0);
    expect(quests.every(({ startedAt }) => (startedAt ?? 0) > NOW)).toBe(true);
  });

  it('a dry run writes nothing and counts the same', async () => {
    const dry = await run(FIXTURE, { isDryRun: true, month: '2026-12' });
    expect(await providers()).toEqual([]);
    const real = await run(FIXTURE, { month: '2026-12' });
    expect(dry).toEqual(real);
  });

  it('a malformed file changes nothing', async () => {
    const broken = path.join(folder, 'broken.json');
    writeFileSync(broken, readFileSync(FIXTURE, 'utf8').slice(0, -40));
    await expect(run(broken)).rejects.toThrow(MalformedFileError);
    expect(await providers()).toEqual([]);
  });

  it.skipIf(!existsSync(REAL_FILE))('takes the published programs of two boroughs [STM-12]', async () => {
    const report = await run(REAL_FILE, { month: '2026-12' });
    expect(report).toMatchObject({ created: 100, refused: [{ place: 'row 53 (id 85109)' }] });
    const lastSaturday = await store.read
      .select({ startedAt: quest.startedAt })
      .from(quest)
      .innerJoin(provider, eq(provider.id, quest.providerId))
      .where(and(eq(provider.name, 'St. James Place'), isNotNull(quest.startedAt)))
      .orderBy(asc(quest.startedAt));
    expect(lastSaturday.map(({ startedAt }) => clockOf(startedAt))).toEqual([
      '2026-12-12 09:30',
      '2026-12-26 09:30',
    ]);
    const titles = await store.read.select({ title: quest.eventTitle }).from(quest);
    expect(titles.every(({ title }) => title.length <= 25)).toBe(true);
  });
});

const clockOf = (instant: number | null) =>
  instant === null ? null : `${newYorkDay(instant)} ${newYorkClock(instant)}`;
