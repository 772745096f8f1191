import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from '../migrate.ts';
import { KEY_TRIGGERS } from './key-triggers.ts';

/** A database as it stood before names had folded keys. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  migrateEmbedded(
    db,
    migrations.slice(
      0,
      migrations.findIndex(({ tag }) => tag.endsWith('_folded_keys')),
    ),
  );
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p', 'Åkesson’s  Table', '1', 0);
    INSERT INTO member_group (id, groupName, groupType, createdAt) VALUES ('g', 'Łódź', 'guild', 0);
    INSERT INTO guild (id, name, nameKey, classification, description, easyJoinCode, createdAt)
      VALUES ('g', 'Łódź', 'łódź', 'Family', 'We run.', 'RUN7', 5);
    INSERT INTO orientation (id, providerId, name) VALUES ('t', 'p', 'Première aide');
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      VALUES ('q', 'p', 'Żurek für alle', 'OSV', 'Published', 1000, 2000, 1, 1, 1, 0, 0);
    INSERT INTO account (id, displayName, username, usernameKey, email, emailKey, accountType, entityId, createdAt,
        nameFirst, nameLast)
      VALUES ('a', 'jo', 'Jo7', 'jo7', 'Jo@mail.example', 'jo@mail.example', 'Chariteer', 'e', 0, 'José', 'O’Neill');
    INSERT INTO chariteer (id, username, emailAddress, dateOfBirth, nameFirst, nameLast, createdAt)
      VALUES ('a', 'Jo7', 'Jo@mail.example', '1990-01-01', 'José', 'O’Neill', 0);`);
  return db;
}

it('gives what was there its folded keys, and words without letters that the index keeps whole', () => {
  const db = oldDatabase();
  migrateEmbedded(db);
  const keyOf = (table: string, column: string) => db.prepare(`SELECT ${column} FROM ${table}`).pluck().get();
  expect(keyOf('account', 'searchKey')).toBe('oneill jose oneill jo7 jo@mail.example');
  expect(keyOf('chariteer', 'nameKey')).toBe('oneill jose oneill jo7');
  expect(keyOf('provider', 'nameKey')).toBe('akessons table');
  expect(keyOf('guild', 'searchKey')).toBe('lodz');
  expect(keyOf('orientation', 'nameKey')).toBe('premiere aide');
  expect(keyOf('quest', 'titleKey')).toBe('zurek fur alle');
  db.prepare('UPDATE chariteer SET nameFirst = ?').run('Łucja');
  expect(keyOf('chariteer', 'nameKey')).toBe('oneill lucja oneill jo7');
  db.close();
});

it('runs the triggers that the code describes', () => {
  const db = new Sqlite(':memory:');
  migrateEmbedded(db);
  const stored = db.prepare(`SELECT sql FROM sqlite_schema WHERE type = 'trigger'`).pluck().all() as string[];
  const bare = (sql: string) => sql.replace('IF NOT EXISTS ', '').replace(/;$/, '');
  const made = Object.values(KEY_TRIGGERS).flat().map(bare);
  expect(made.filter((trigger) => !stored.map(bare).includes(trigger))).toEqual([]);
  db.close();
});
