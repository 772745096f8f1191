import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

type Column = { name: string; notnull: number };

/** A database of this version, empty. */
function newDatabase() {
  const db = new Sqlite(':memory:');
  migrateEmbedded(db);
  return db;
}

/** Every CHECK that asks json_valid() of a column: “table.column”, what it says, and whether the column may be null. */
function jsonChecks(db: InstanceType<typeof Sqlite>) {
  const tables = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL")
    .all();
  return (tables as { name: string; sql: string }[]).flatMap(({ name, sql }) => {
    const columns = db.pragma(`table_info("${name}")`) as Column[];
    return sql
      .split('\n')
      .filter((line) => /CHECK/.test(line) && /json_valid/.test(line))
      .flatMap((line) =>
        [...line.matchAll(/json_valid\("(\w+)"\)/g)].map(([, column = '']) => ({
          at: `${name}.${column}`,
          line,
          mayBeNull: columns.find((one) => one.name === column)?.notnull === 0,
          saysNull: line.includes(`"${column}" IS NULL OR`),
        })),
      );
  });
}

describe('CHECKs of JSON', () => {
  it('say that null is right wherever a column may be null: in older SQLite json_valid(NULL) is 0', () => {
    const db = newDatabase();
    const checks = jsonChecks(db);
    db.close();
    const nullable = checks.filter(({ mayBeNull }) => mayBeNull);
    expect(nullable.map(({ at }) => at).sort()).toEqual([
      'chariteer.celebratedTypes',
      'chariteer.profileParts',
      'contract.formJSON',
      'contract.party',
      'member_group.goalSettings',
      'provider_messaging.reminders',
    ]);
    expect(checks.length).toBeGreaterThan(nullable.length);
    expect(nullable.filter(({ saysNull }) => !saysNull)).toEqual([]);
  });
});

const BEFORE = '0006_safety';

/** A database as it stood before memberships were kept: a guild with two members, one of them twice, and a contract. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  const last = migrations.findIndex(({ tag }) => tag === BEFORE);
  expect(last).toBeGreaterThan(0);
  migrateEmbedded(db, migrations.slice(0, last + 1));
  db.exec(`
    INSERT INTO district (id, name, acronym, county, state, noun, centerLatitude, centerLongitude, zoomLevel)
      VALUES ('1', 'Harborside', 'HBR', 'Hudson', 'NJ', 'District', 40.7, -74, 12);
    INSERT INTO provider (id, name, districtId, createdAt) VALUES ('p', 'Harbor Table', '1', 0);
    INSERT INTO account (id, email, emailKey, username, usernameKey, displayName, accountType, entityId, createdAt) VALUES
      ('ada', 'ada@demo.example', 'ada@demo.example', 'ada', 'ada', 'Ada', 'Chariteer', 'a', 0),
      ('kim', 'kim@demo.example', 'kim@demo.example', 'kim', 'kim', 'Kim', 'Chariteer', 'k', 0);
    INSERT INTO member_group (id, groupName, groupType, goalSettings, createdAt)
      VALUES ('g', 'Runners', 'guild', NULL, 0), ('h', 'Pupils', 'guild', '{"targets":[]}', 0);
    INSERT INTO group_role (groupId, roleId, roleName)
      VALUES ('g', 'admins', 'Admins'), ('g', 'members', 'Members');
    INSERT INTO group_member (groupId, accountId, roleId, joinedAt)
      VALUES ('g', 'ada', 'members', 5), ('g', 'ada', 'admins', 9), ('g', 'kim', 'members', 7);
    INSERT INTO guild (id, name, nameKey, classification, description, easyJoinCode, createdAt)
      VALUES ('g', 'Runners', 'runners', 'Family', 'We run.', 'RUN7', 5);
    INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt, resourceMinNumber,
        resourceDesiredNumber, resourceMaxNumber, createdAt, updatedAt)
      VALUES ('q', 'p', 'Soup', 'OSV', 'Published', 1000, 2000, 1, 1, 1, 0, 0);
    INSERT INTO contract (id, questId, chariteerId, guildId, claimedAt, formJSON)
      VALUES ('c', 'q', 'ada', 'g', 7, NULL);`);
  return db;
}

describe('the upgrade to kept memberships', () => {
  it('of memberships from before only the beginning is known [DEC-63]', () => {
    const db = oldDatabase();
    migrateEmbedded(db);
    expect(db.prepare('SELECT * FROM membership_period ORDER BY accountId').all()).toEqual([
      { accountId: 'ada', groupId: 'g', startedAt: 5, endedAt: null },
      { accountId: 'kim', groupId: 'g', startedAt: 7, endedAt: null },
    ]);
    db.close();
  });

  it('keeps rows, indexes and triggers of the tables that it writes anew', () => {
    const db = oldDatabase();
    const indexes = () =>
      db
        .prepare("SELECT name FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL")
        .pluck()
        .all();
    const rows = () => [
      db.prepare('SELECT id, questId, chariteerId, guildId, claimedAt, formJSON, status FROM contract').all(),
      db.prepare('SELECT * FROM member_group ORDER BY id').all(),
    ];
    const before = { indexes: indexes(), rows: rows() };
    expect(before.indexes.length).toBeGreaterThan(50);
    migrateEmbedded(db);
    expect(rows()).toEqual(before.rows);
    expect(before.indexes.filter((name) => !indexes().includes(name))).toEqual([]);
    expect(db.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(db.pragma('foreign_key_check')).toEqual([]);
    db.close();
  });
});
