import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipPoint } from '#api/discovery/discovery/find-quests.ts';
import { zipCode } from '#db/schema/area.ts';
import { district } from '#db/schema/district.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { importZipPoints } from './import-zip-points.ts';

const REAL_FILE = path.resolve(import.meta.dirname, '../../../../shared/data/zip-centroids.csv');
const HOW_REAL = existsSync(REAL_FILE) ? '' : ' (skipped: ../shared/data is not here)';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

const HEADER = 'zip,city,county,state,latitude,longitude\n';

function run(rows: string | readonly string[], isDryRun = false, header = HEADER) {
  const file = path.join(scratch.folder, 'zips.csv');
  writeFileSync(file, typeof rows === 'string' ? rows : header + rows.map((row) => `${row}\n`).join(''));
  return importZipPoints(file, { store: scratch.store, isDryRun, onProgress: () => {} });
}

const kept = () => scratch.store.read.select().from(zipCode);

const HOBOKEN = '07030,Hoboken,Hudson,NJ,40.74493,-74.03237';
const BOX = '07031,HOBOKEN,Hudson,NJ,,';

describe('importing ZIP codes', () => {
  it('keeps the point of each; one without has the middle of its city [DSC-04: table]', async () => {
    const report = await run([HOBOKEN, BOX]);
    expect(report).toMatchObject({ created: 2, refused: [] });
    expect(report.mended).toEqual([{ place: 'line 3 (id 07031)', what: 'no point: the middle of its city' }]);
    expect(await zipPoint(scratch.store, '07031')).toEqual({
      zip: '07031',
      city: 'HOBOKEN',
      state: 'NJ',
      latitude: 40.74493,
      longitude: -74.03237,
    });
    expect(await scratch.store.read.select().from(district)).toEqual([]);
  });

  it('knows no other code, and nothing that is no code [DSC-04: table]', async () => {
    await run([HOBOKEN]);
    for (const text of ['07032', '', '7030', "07030' OR 1=1", '07030\0']) {
      expect(await zipPoint(scratch.store, text)).toBeNull();
    }
  });

  it.each([
    ['1234567,A,B,NJ,40,-74', 'zip: expected five digits, found “1234567”'],
    ['O7030,A,B,NJ,40,-74', 'zip: expected five digits, found “O7030”'],
    ['07030,,B,NJ,40,-74', 'city: expected 1 to 100 characters, found none'],
    [`07030,${'x'.repeat(101)},B,NJ,40,-74`, 'city: expected at most 100 characters, found 101'],
    ['07030,A,B,New Jersey,40,-74', 'state: expected two letters'],
    ['07030,A,B,NJ,north,-74', 'latitude: expected degrees as 40.74493'],
    ['07030,A,B,NJ,1e2,-74', 'latitude: expected degrees as 40.74493'],
    ['07030,A,B,NJ,0,0', 'latitude, longitude: expected a known point, found 0, 0'],
    [
      '07030,A,B,NJ,-74,40',
      'latitude, longitude: expected latitude before longitude, found them swapped: -74, 40',
    ],
    ['07030,A,B,NJ,91,-74', 'latitude, longitude: expected a point in our region, found 91, -74'],
    ['07030,A,B,NJ,40,-180.5', 'latitude, longitude: expected a point in our region, found 40, -180.5'],
    ['07030,A,B,NJ,40,', 'latitude, longitude: expected both or none'],
    [
      '07030,Adelphia,B,NJ,,',
      'latitude, longitude: expected a point, found none, and none is known in its city',
    ],
  ])('%s is refused: %s [DSC-04: odd rows]', async (row, reason) => {
    const { refused, created } = await run([row, '10451,Bronx,Bronx,NY,40.82,-73.92']);
    expect(refused.map((one) => one.reason)).toEqual([reason]);
    expect(created).toBe(1);
  });

  it('takes zeros in front that a spreadsheet dropped, and refuses a code that comes twice', async () => {
    const { refused } = await run([HOBOKEN.slice(1), HOBOKEN, '07030,Elsewhere,Hudson,NJ,40,-74']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'id: expected each id once, found it in line 2 already',
      'id: expected each id once, found it in line 2 already, with other content',
    ]);
    expect(await kept()).toHaveLength(1);
  });

  it('changes what differs, keeps what the file does not name, and nothing the second time', async () => {
    await run([HOBOKEN, '10451,Bronx,Bronx,NY,40.82208,-73.92058']);
    const moved = '07030,Hoboken,Hudson,NJ,40.8,-74.03237';
    expect(await run([moved])).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await run([moved])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect((await zipPoint(scratch.store, '07030'))?.latitude).toBe(40.8);
    expect(await zipPoint(scratch.store, '10451')).not.toBeNull();
  });

  it('a dry run writes nothing and counts the same', async () => {
    const dry = await run([HOBOKEN, BOX, 'x,y,z,NJ,1,1'], true);
    expect(await kept()).toEqual([]);
    expect(await run([HOBOKEN, BOX, 'x,y,z,NJ,1,1'])).toEqual(dry);
  });

  it.each([
    ['without a column', 'zip,city,state,latitude\n07030,Hoboken,NJ,1\n'],
    ['with a row cut off', `${HEADER}${HOBOKEN}\n07031,Hobo`],
    ['empty', ''],
    ['of bytes', `${HEADER}07030,\0,Hudson,NJ,1,1\n`],
  ])('a file %s changes nothing', async (_, text) => {
    await expect(run(text)).rejects.toThrow(MalformedFileError);
    expect(await kept()).toEqual([]);
  });

  it.skipIf(HOW_REAL !== '')(`takes the real file${HOW_REAL} [DSC-04: table]`, async () => {
    const options = { store: scratch.store, isDryRun: false, onProgress: () => {} };
    const report = await importZipPoints(REAL_FILE, options);
    expect(report).toMatchObject({ created: 1288, updated: 0 });
    expect(report.mended).toHaveLength(233);
    expect(report.refused).toHaveLength(60);
    const [hoboken] = await scratch.store.read.select().from(zipCode).where(eq(zipCode.zip, '07030'));
    expect(hoboken).toMatchObject({ city: 'Hoboken', latitude: 40.74493, longitude: -74.03237 });
  });
});
