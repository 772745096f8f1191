import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

/** The migration that brings the column. */
const UPGRADE = readMigrations().findIndex(({ statements }) =>
  statements.some((part) => part.includes('ADD `announcedAt`')),
);

/** A database as it stood before, with a quest of each status and two that were cancelled, one with someone on it. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  expect(UPGRADE).toBeGreaterThan(0);
  migrateEmbedded(db, readMigrations().slice(0, UPGRADE));
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p', 'Harbor Table', '1', 0);
    INSERT INTO chariteer (id, createdAt, removedAt) VALUES ('ada', 0, 1);`);
  const quest = db.prepare(`
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      VALUES (?, 'p', 'Soup', 'OSV', ?, 1000, 2000, 1, 1, 1, 0, 7)`);
  for (const status of ['Draft', 'Published', 'Unlisted', 'Private', 'Template']) quest.run(status, status);
  for (const id of ['cancelled', 'cancelled-with-ada']) quest.run(id, 'Cancelled');
  db.exec(`INSERT INTO contract (id, questId, chariteerId, claimedAt, abandonedAt)
    VALUES ('c', 'cancelled-with-ada', 'ada', 5, 6);`);
  return db;
}

it('what is open counts as announced, and what was cancelled with somebody on it [DSC-17: upgrade]', () => {
  const db = oldDatabase();
  migrateEmbedded(db);
  const announced = () =>
    db.prepare('SELECT id, announcedAt FROM quest WHERE announcedAt IS NOT NULL ORDER BY id').all();
  const before = [
    { id: 'Published', announcedAt: 7 },
    { id: 'Unlisted', announcedAt: 7 },
    { id: 'cancelled-with-ada', announcedAt: 7 },
  ];
  expect(announced()).toEqual(before);
  db.exec(`UPDATE quest SET publishingStatus = 'Published', updatedAt = 9 WHERE id IN ('Draft', 'Unlisted')`);
  expect(announced(), 'the first time counts').toEqual([{ id: 'Draft', announcedAt: 9 }, ...before]);
  db.close();
});
