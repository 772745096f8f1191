import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

const BEFORE = '0007_operations';

/** Drafts as they stood before it was kept whether someone may have seen them. */
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
    INSERT INTO guild (id, name, nameKey, classification, description, easyJoinCode, codeMadeAt, createdAt)
      VALUES ('g', 'Runners', 'runners', 'Family', 'We run.', 'RUN7', 5, 5);
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      SELECT value, 'p', 'Soup', 'OSV', iif(value = 'shown', 'Published', 'Draft'), 1000, 2000, 1, 1, 1, 0, 9
      FROM json_each('["new", "renamed", "hidden", "held", "told", "shown"]');
    INSERT INTO contract (id, questId, chariteerId, guildId, claimedAt, abandonedAt)
      VALUES ('c', 'held', 'managers', 'g', 7, 8);
    INSERT INTO alert (id, providerId, questId, manaCost, filters, createdAt) VALUES ('a', 'p', 'told', 0, '{}', 7);
    INSERT INTO audit_entry (id, at, action, subjectType, subjectId, detail) VALUES
      ('1', 7, 'quest-edited', 'quest', 'renamed', '{"fields":"eventTitle"}'),
      ('2', 7, 'quest-edited', 'quest', 'hidden', '{"fields":"eventTitle publishingStatus"}'),
      ('3', 7, 'quest-edited', 'quest', 'shown', '{"fields":"publishingStatus"}');`);
  return db;
}

it('of the Drafts from before those are marked that somebody may have seen [DSK-04]', () => {
  const db = oldDatabase();
  migrateEmbedded(db);
  const marked = db
    .prepare('SELECT id, unpublishedAt FROM quest WHERE unpublishedAt IS NOT NULL ORDER BY id')
    .all();
  expect(marked).toEqual(['held', 'hidden', 'told'].map((id) => ({ id, unpublishedAt: 9 })));
  db.close();
});
