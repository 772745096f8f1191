import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

const migrations = readMigrations();
const at = migrations.findIndex(({ tag }) => tag.endsWith('attendance_entries'));
const HOUR = 3_600_000;

/** A database from before the history: three people at two charities in two months. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  migrateEmbedded(db, migrations.slice(0, at));
  db.exec(`INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
    VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p1', 'Table', '1', 0), ('p2', 'Pantry', '1', 0);`);
  const posted =
    db.prepare(`INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt,
    endedAt, resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
    VALUES (?, ?, 'Soup', 'OSV', 'Published', ?, ?, 1, 1, 9, 0, 0)`);
  const months = [Date.UTC(2026, 4, 2), Date.UTC(2026, 5, 2)];
  const known = db.prepare('INSERT INTO chariteer (id, createdAt, removedAt) VALUES (?, 0, 1)');
  for (const id of ['ada', 'eve', 'ned']) known.run(id);
  const held = db.prepare(`INSERT INTO contract (id, questId, chariteerId, claimedAt, status, markedAt,
    actualArrivalAt, actualDepartureAt, ownMarkedAt, timesReason) VALUES (?, ?, ?, 5, ?, ?, ?, ?, ?, ?)`);
  const earned =
    db.prepare(`INSERT INTO credit (id, playerId, questId, contractId, type, unit, value, creditor, createdAt)
    VALUES (?, ?, ?, ?, 'volunteerTime', 'minutes', ?, 'attendance', 0)`);
  for (const [index, providerId] of ['p1', 'p2'].entries())
    for (const [month, start] of months.entries()) {
      const quest = `${providerId}-${month}`;
      posted.run(quest, providerId, start, start + 3 * HOUR);
      for (const [person, status] of [
        ['ada', 'Present'],
        ['eve', index ? 'Present' : 'Absent'],
        ['ned', null],
      ]) {
        const id = `${quest}-${person}`;
        const isThere = status === 'Present';
        const times = isThere ? [start, start + (2 + month) * HOUR] : [null, null];
        held.run(id, quest, person, status, status && start, ...times, person === 'ada' ? 7 : null, null);
        if (status) earned.run(id, person, quest, id, isThere ? (2 + month) * 60 : 0);
      }
    }
  return db;
}

/** Minutes by person, charity and month. */
const sumsOf = (db: Sqlite.Database, minutes: string) =>
  db
    .prepare(`SELECT held.chariteerId AS person, quest.providerId AS charity,
      strftime('%Y-%m', quest.startedAt / 1000, 'unixepoch') AS month, sum(${minutes}) AS minutes
      FROM contract AS held JOIN quest ON quest.id = held.questId GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)
    .all();
const CREDITS = `ifnull((SELECT value FROM credit WHERE credit.contractId = held.id AND type = 'volunteerTime'), 0)`;
const ENTRIES = `ifnull((SELECT sum(minutesAfter - minutesBefore) FROM attendance_entry AS entry
  WHERE entry.contractId = held.id), 0)`;

it('turns what was recorded into first entries with the same sums by person, charity and month [HRS-01, HRS-02]', () => {
  const db = oldDatabase();
  const before = sumsOf(db, CREDITS);
  expect(before).toContainEqual({ person: 'ada', charity: 'p1', month: '2026-06', minutes: 180 });
  migrateEmbedded(db);
  expect(sumsOf(db, CREDITS)).toEqual(before);
  expect(sumsOf(db, ENTRIES)).toEqual(before);
  const entries = db.prepare('SELECT contractId, number, way, role, statusAfter FROM attendance_entry').all();
  expect(entries).toHaveLength(8);
  const of = { number: 1, way: 'earlier' };
  expect(entries).toContainEqual({
    ...of,
    contractId: 'p1-0-ada',
    role: 'volunteer',
    statusAfter: 'Present',
  });
  expect(entries).toContainEqual({ ...of, contractId: 'p1-0-eve', role: 'manager', statusAfter: 'Absent' });
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
});

it('leaves the database as it was when the migration fails [HRS-01]', () => {
  const db = oldDatabase();
  const read = () =>
    ['sqlite_schema', 'contract', 'credit'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
  const before = read();
  const [broken] = migrations.slice(at, at + 1);
  if (!broken) throw new Error('There is no such migration.');
  const failing = { ...broken, statements: [...broken.statements, 'INSERT INTO nowhere VALUES (1)'] };
  expect(() => migrateEmbedded(db, [...migrations.slice(0, at), failing])).toThrow('nowhere');
  expect(read()).toEqual(before);
  db.close();
});
