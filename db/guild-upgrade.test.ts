import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

const BEFORE = '0005_calendar_feed';

/** A database as it stood before guilds held their own keys: a code of 4 characters, and a draft that is reserved. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  const last = migrations.findIndex(({ tag }) => tag === BEFORE);
  migrateEmbedded(db, migrations.slice(0, last + 1));
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p', 'Harbor Table', '1', 0);
    INSERT INTO member_group (id, groupName, groupType, createdAt) VALUES ('g', 'Runners', 'guild', 0);
    INSERT INTO guild (id, name, nameKey, classification, description, easyJoinCode, createdAt)
      VALUES ('g', 'Runners', 'runners', 'Family', 'We run.', 'RUN7', 5);
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      VALUES ('draft', 'p', 'Soup', 'OSV', 'Draft', 1000, 2000, 1, 1, 1, 0, 0),
        ('open', 'p', 'Soup', 'OSV', 'Published', 1000, 2000, 1, 1, 1, 0, 0);
    INSERT INTO contract (id, questId, chariteerId, guildId, claimedAt)
      VALUES ('of-draft', 'draft', 'managers', 'g', 7), ('of-open', 'open', 'managers', 'g', 7);`);
  return db;
}

it('the upgrade dates old codes, keeps what is reserved, and lets drafts begin with publishing [SAF-31, SAF-16]', () => {
  const db = oldDatabase();
  const startedAt = Date.now() - 1000;
  migrateEmbedded(db);
  const guild = db.prepare('SELECT * FROM guild').get() as Record<string, unknown>;
  expect(guild).toMatchObject({ easyJoinCode: 'RUN7', codeRestsUntil: null, asksFirst: 0, createdAt: 5 });
  expect(guild.codeMadeAt).toBeGreaterThanOrEqual(startedAt);
  const held = db.prepare('SELECT id FROM contract WHERE abandonedAt IS NULL').pluck().all();
  expect(held).toEqual(['of-open']);
  expect(db.prepare('SELECT * FROM reservation_request').all()).toMatchObject([
    {
      questId: 'draft',
      guildId: 'g',
      askedById: 'managers',
      status: 'drafted',
      createdAt: 7,
      decidedAt: null,
    },
  ]);
  db.close();
});
