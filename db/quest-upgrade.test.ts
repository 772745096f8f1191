import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

const BEFORE = '0008_ten_seconds_and_seals';

it('quests from before keep what they hold; what no form would have taken is cut off', () => {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  migrateEmbedded(db, migrations.slice(0, migrations.findIndex(({ tag }) => tag === BEFORE) + 1));
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p', 'Harbor Table', '1', 0);
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, takenCount, createdAt, updatedAt, equipment, stampTitle)
      SELECT value, 'p', 'Soup', 'OSV', 'Published', 1000, 2000, 1, 1, 1, 1, 0, 9,
        iif(value = 'long', hex(zeroblob(501)), 'Gloves'), iif(value = 'long', hex(zeroblob(26)), NULL)
      FROM json_each('["long", "plain"]');
    UPDATE quest SET templateQuestId = 'long' WHERE id = 'plain';`);
  const before = db.prepare('SELECT * FROM quest ORDER BY id').all() as Record<string, unknown>[];
  migrateEmbedded(db);
  const after = db.prepare('SELECT * FROM quest ORDER BY id').all();
  const [long, plain] = before.map((row) => ({
    ...row,
    ...{
      firstMinutes: null,
      heldCount: 0,
      waitingCount: 0,
      isWaitingListClosed: 0,
      titleKey: 'soup',
      othersMax: 0,
    },
    ...{ slotStartedAt: row.templateQuestId ? row.startedAt : null, slotLocationId: null },
  }));
  expect(after).toEqual([{ ...long, equipment: '0'.repeat(1000), stampTitle: '0'.repeat(50) }, plain]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.close();
});
