import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { zipCode } from '#db/schema/area.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

export const FIND_PERSON = 'bench-finder';
const CHARITIES = 500;
const DISTRICTS = 50;
const DAY_MS = 24 * 3_600_000;
const WORDS = [
  'dinner',
  'garden',
  'pantry',
  'library',
  'shelter',
  'harbor',
  'tutoring',
  'laundry',
  'orchard',
  'quilting',
];
const POLICIES = JSON.stringify([{ supervisedAge: 10, soloAge: 16, maxAge: 99 }, { supervisedAge: 16 }]);

/** A database with so many quests ahead of 500 charities, spread over 62 days and a city; the path of the file. */
export async function makeFindWorld(quests: number): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-find-')), 'bench.db');
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.migrate();
  await store.write(async (tx) => {
    for (let index = 0; index < DISTRICTS; index += 1) await insertDistrict(tx, { id: `d${index}` });
    for (let index = 0; index < CHARITIES; index += 1) {
      const id = `c${index}`;
      await insertProvider(tx, { id, districtId: `d${index % DISTRICTS}`, agePolicies: POLICIES });
      // A grid of some 30 by 30 miles.
      const point = {
        latitude: 40.5 + (index % 25) * 0.018,
        longitude: -74.2 + Math.floor(index / 25) * 0.028,
      };
      await insertLocation(tx, { id, providerId: id, ...point });
    }
    await tx
      .insert(zipCode)
      .values({ zip: '10001', latitude: 40.75, longitude: -73.99, city: 'New York', state: 'NY' });
    await insertVolunteer(tx, { account: { id: FIND_PERSON } });
  });
  await store.close();
  insertQuests(file, quests);
  return file;
}

/** Straight through the driver. What differs from quest to quest does so by numbers without a common factor. */
function insertQuests(file: string, quests: number): void {
  const db = new Sqlite(file);
  const insert = db.prepare(
    `INSERT INTO quest (id, providerId, eventTitle, eventType, description, serviceTags, publishingStatus, startedAt, endedAt,
       locationId, resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, takenCount, agePolicyIndex, prerequisiteMinutes,
       createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, 'Published', ?, ?, ?, 4, 6, 10, ?, ?, ?, 0, 0)`,
  );
  db.transaction(() => {
    for (let index = 0; index < quests; index += 1) {
      const mixed = Math.imul(index, 2_654_435_761) >>> 0;
      const of = (count: number, salt: number) => Math.floor(mixed / salt) % count;
      const charity = `c${of(CHARITIES, 1)}`;
      const startedAt = BENCH_NOW + DAY_MS + Math.floor((index / quests) * 60 * DAY_MS);
      const isAtHome = of(20, 7) === 0;
      insert.run(
        `q${index}`,
        charity,
        `Quest ${index}`,
        isAtHome ? 'HYBRID-ROLE' : 'OSV',
        `Help with ${WORDS[of(WORDS.length, 11)]} and ${WORDS[of(WORDS.length, 101)]} number ${of(1000, 3)}.`,
        JSON.stringify([CATEGORY_IDS[of(CATEGORY_IDS.length, 13)]]),
        startedAt,
        startedAt + 3 * 3_600_000,
        charity,
        of(11, 17),
        [null, 0, 1][of(3, 19)],
        of(5, 23) === 0 ? 60 : 0,
      );
    }
  })();
  db.close();
}
