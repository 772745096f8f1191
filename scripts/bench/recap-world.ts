import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { rebuildRecap } from '#api/recaps/recaps/rebuild-recap.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Days of history in the recap world: the two years before the benchmark's clock. */
const DAYS = 730;
const PLACES = 50;

export type RecapCharity = { id: string; contracts: number; volunteers: number };

/** A database of charities with two years of sign-ups, of which one in 17 was missed and one in 31 bailed out late. */
export async function makeRecapWorld(charities: readonly RecapCharity[]): Promise<Store> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'recap.db');
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.migrate();
  await store.write(async (tx) => {
    await insertDistrict(tx, { id: 'bench-district' });
    for (const { id } of charities) {
      await insertProvider(tx, { id, districtId: 'bench-district', createdAt: BENCH_NOW });
    }
  });
  const db = new Sqlite(file);
  db.pragma('foreign_keys = OFF');
  db.transaction(() => charities.forEach((charity) => void insertCharity(db, charity)))();
  db.close();
  await store.write(rebuildRecap);
  return store;
}

/** Straight through the driver: a million rows would take the factories an hour. */
function insertCharity(db: Sqlite.Database, { id, contracts, volunteers }: RecapCharity): void {
  const person = db.prepare(
    `INSERT INTO chariteer (id, username, emailAddress, phoneNumber, dateOfBirth, nameFirst, nameLast, createdAt)
     VALUES (?, ?, ?, '2015550100', '1990-05-17', ?, ?, ?)`,
  );
  for (let index = 0; index < volunteers; index += 1) {
    const own = `${id}-${index}`;
    person.run(own, `bench${index}`, `${own}@demo.example`, `Ada ${index % 97}`, `Bench ${index}`, BENCH_NOW);
  }
  const quest = db.prepare(
    `INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt,
       resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
     VALUES (?, ?, 'Shift', 'OSV', 'Published', ?, ?, 1, 10, 50, 1, 1)`,
  );
  const contract = db.prepare(
    `INSERT INTO contract (id, questId, chariteerId, claimedAt, status, abandonedAt, actualArrivalAt, actualDepartureAt)
     VALUES (?, ?, ?, 1, ?, ?, ?, ?)`,
  );
  const quests = Math.ceil(contracts / PLACES);
  for (let index = 0; index < contracts; index += 1) {
    const at = Math.floor(index / PLACES);
    const questId = `${id}-quest-${at}`;
    const startedAt = BENCH_NOW - Math.floor(((at + 1) / quests) * DAYS * DAY_MS);
    if (index % PLACES === 0) quest.run(questId, id, startedAt, startedAt + 3 * HOUR_MS);
    const volunteer = `${id}-${(index * 7919) % volunteers}`;
    contract.run(`${id}-contract-${index}`, questId, volunteer, ...outcomeOf(index, startedAt));
  }
}

function outcomeOf(index: number, startedAt: number): (string | number | null)[] {
  if (index % 17 === 0) return ['Absent', null, null, null];
  if (index % 31 === 0) return [null, startedAt - HOUR_MS, null, null];
  return ['Present', null, startedAt, startedAt + 3 * HOUR_MS];
}
