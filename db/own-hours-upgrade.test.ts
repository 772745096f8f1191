import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

/** A database from before marks of one's own were told apart: three people marked present, two of them by themselves. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  const last = migrations.findIndex(({ tag }) => tag.endsWith('own_hours'));
  migrateEmbedded(db, migrations.slice(0, last));
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p', 'Harbor Table', '1', 0);
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      VALUES ('q', 'p', 'Soup', 'OSV', 'Published', 1000, 2000, 1, 1, 9, 0, 0);`);
  const known = db.prepare(`INSERT INTO chariteer (id, createdAt, removedAt) VALUES (?, 0, 1)`);
  for (const id of ['ada', 'eve', 'ned']) known.run(id);
  const held = db.prepare(`INSERT INTO contract (id, questId, chariteerId, claimedAt, status, markedAt,
    actualArrivalAt, actualDepartureAt) VALUES (?, 'q', ?, 5, 'Present', ?, 1000, 2000)`);
  const told = db.prepare(`INSERT INTO audit_entry (id, at, actorId, action, subjectType, subjectId, detail)
    VALUES (?, ?, ?, 'attendance', 'contract', ?, '{}')`);
  held.run('own', 'ada', 2100);
  told.run('a1', 2050, 'ben', 'own');
  told.run('a2', 2100, 'ada', 'own');
  held.run('confirmed', 'eve', 2200);
  told.run('a3', 2100, 'eve', 'confirmed');
  told.run('a4', 2200, 'ben', 'confirmed');
  held.run('untold', 'ned', 2300);
  return db;
}

it('keeps older marks of one’s own credited and lists them for staff [DEC-79]', () => {
  const db = oldDatabase();
  migrateEmbedded(db);
  const rows = db.prepare('SELECT id, status, ownMarkedAt, creditedUntil FROM contract ORDER BY id').all();
  expect(rows).toEqual([
    { id: 'confirmed', status: 'Present', ownMarkedAt: null, creditedUntil: null },
    { id: 'own', status: 'Present', ownMarkedAt: 2100, creditedUntil: null },
    { id: 'untold', status: 'Present', ownMarkedAt: null, creditedUntil: null },
  ]);
  db.close();
});
