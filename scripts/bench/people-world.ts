import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

const DISTRICTS = 8;
const CHARITIES = 24;

/** A database file with a few districts and charities and so many volunteers, each with a district of their own. */
export async function makePeopleWorld(people: number): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'people.db');
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.migrate();
  await store.write(async (tx) => {
    for (let index = 0; index < DISTRICTS; index += 1) await insertDistrict(tx, { id: String(index + 1) });
    for (let index = 0; index < CHARITIES; index += 1) {
      await insertProvider(tx, { districtId: String((index % DISTRICTS) + 1), createdAt: BENCH_NOW });
    }
  });
  await store.close();
  insertPeople(file, people);
  return file;
}

/** Straight through the driver: 200,000 rows would take the factories minutes. */
function insertPeople(file: string, people: number): void {
  const db = new Sqlite(file);
  const numbers = `WITH RECURSIVE person(number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM person WHERE number < ${people})`;
  db.transaction(() => {
    db.exec(`INSERT INTO chariteer (id, username, emailAddress, phoneNumber, dateOfBirth, nameFirst, nameLast, createdAt)
      ${numbers} SELECT 'person-' || number, 'person' || number, 'person' || number || '@demo.example', '2015550100',
        '1990-05-17', 'Ada', 'Bench', ${BENCH_NOW} FROM person`);
    db.exec(`INSERT INTO favorite_district (chariteerId, districtId, position)
      ${numbers} SELECT 'person-' || number, 1 + number % ${DISTRICTS}, 1 FROM person`);
    db.exec(`UPDATE district SET declaredCount =
      (SELECT count(*) FROM favorite_district WHERE districtId = district.id)`);
  })();
  db.close();
}
