import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { createDataKey } from '#api/process/config/data-key.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';

/** What the worlds of the bench are sealed with; their parts run in several processes. */
export const BENCH_CELLS = createDataKey('be'.repeat(32)).cells;

export const BENCH_WORLD = { providers: 333, questsEach: 60, contracts: 300_000, volunteers: 5_000 };
/** The bench's clock: all quests lie in the 60 days after it. */
export const BENCH_NOW = Date.UTC(2026, 10, 16, 15);
const DAY_MS = 24 * 60 * 60 * 1000;

export const providerId = (index: number) => `bench-provider-${index}`;

/** A database file with 20,000 quests and 300,000 contracts; the path of the file. */
export async function makeBenchWorld(): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'bench.db');
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.migrate();
  await store.write(async (tx) => {
    await insertDistrict(tx, { id: 'bench-district' });
    for (let index = 0; index < BENCH_WORLD.providers; index += 1) {
      const id = providerId(index);
      await insertProvider(tx, { id, districtId: 'bench-district', createdAt: BENCH_NOW });
      const place = await insertLocation(tx, { providerId: id });
      for (let quest = 0; quest < BENCH_WORLD.questsEach; quest += 1) {
        const startedAt = BENCH_NOW + (quest + 0.5) * DAY_MS;
        await insertQuest(tx, { providerId: id, locationId: place.id, startedAt, resourceMaxNumber: 75 });
      }
    }
  });
  await store.close();
  insertPeopleAndContracts(file);
  return file;
}

/** Straight through the driver: a third of a million rows would take the factories minutes. */
function insertPeopleAndContracts(file: string): void {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = OFF');
  const questIds = db.prepare('SELECT id FROM quest ORDER BY id').pluck().all() as string[];
  const person = db.prepare(
    `INSERT INTO chariteer (id, username, emailAddress, phoneNumber, dateOfBirth, nameFirst, nameLast, createdAt)
     VALUES (?, ?, ?, '2015550100', '1990-05-17', 'Ada', 'Bench', ?)`,
  );
  const contract = db.prepare(
    'INSERT INTO contract (id, questId, chariteerId, claimedAt) VALUES (?, ?, ?, ?)',
  );
  db.transaction(() => {
    for (let index = 0; index < BENCH_WORLD.volunteers; index += 1) {
      person.run(`bench-person-${index}`, `bench${index}`, `bench${index}@demo.example`, BENCH_NOW);
    }
    for (let index = 0; index < BENCH_WORLD.contracts; index += 1) {
      const questId = questIds[index % questIds.length];
      const volunteer = Math.floor(index / questIds.length) * 17 + (index % questIds.length);
      contract.run(
        `bench-contract-${index}`,
        questId,
        `bench-person-${volunteer % BENCH_WORLD.volunteers}`,
        BENCH_NOW,
      );
    }
    db.exec(
      'UPDATE quest SET takenCount = (SELECT count(*) FROM contract WHERE contract.questId = quest.id)',
    );
  })();
  db.close();
}
