import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

const isFrom = (statement: string) => statement.includes('CREATE TABLE `guild_block`');

/** A database whose blocks were in the audit log alone: of two people, of one whose guardian agreed since, of a merged record. */
function oldDatabase() {
  const db = new Sqlite(':memory:');
  const migrations = readMigrations();
  migrateEmbedded(
    db,
    migrations.slice(
      0,
      migrations.findIndex(({ statements }) => statements.some(isFrom)),
    ),
  );
  for (const id of ['kid', 'back', 'kept', 'dropped'])
    db.exec(`INSERT INTO chariteer (id, username, "emailAddress", "phoneNumber", "dateOfBirth", "nameFirst", "nameLast", "createdAt")
      VALUES ('${id}', '${id}', '${id}@b.example', '2015550100', '2012-01-01', 'T', 'E', 1)`);
  for (const [id, consentedAt] of Object.entries({ kid: 10, back: 30, kept: 30 }))
    db.exec(`INSERT INTO guardian_consent (id, "chariteerId", "guardianName", "guardianEmail", "mailboxKey", state, "consentedAt", "textVersion")
      VALUES ('${id}', '${id}', 'Pat', 'pat@family.example', 'pat@family.example', 'given', ${consentedAt}, '1')`);
  db.exec(`INSERT INTO member_group (id, "groupName", "groupType", "createdAt") VALUES ('g', 'Runners', 'guild', 0);
    INSERT INTO record_merge (id, "keptId", "droppedId", sealed, "mergedAt", "expiresAt")
      VALUES ('m', 'kept', 'dropped', 'x', 40, 50)`);
  for (const id of ['kid', 'back', 'dropped'])
    db.exec(`INSERT INTO audit_entry (id, at, "subjectType", "subjectId", action, detail)
      VALUES ('${id}', 20, 'chariteer', '${id}', 'guild-ended-by-guardian', '{"groupId":"g"}'),
        ('${id}-gone', 20, 'chariteer', '${id}', 'guild-ended-by-guardian', '{"groupId":"gone"}')`);
  return db;
}

it('keeps the guilds that guardians ended before the upgrade closed, also to merged records [DEC-76]', () => {
  const db = oldDatabase();
  migrateEmbedded(db);
  const rows = db.prepare('SELECT * FROM guild_block ORDER BY "chariteerId"').all();
  const block = { groupId: 'g', guardianKey: 'pat@family.example', endedAt: 20 };
  expect(rows).toEqual([
    { chariteerId: 'kept', ...block },
    { chariteerId: 'kid', ...block },
  ]);
  db.close();
});

it('finds addresses of before the upgrade by the aliases of their provider [SAF-08]', () => {
  const db = oldDatabase();
  db.exec(`INSERT INTO account (id, "displayName", username, "usernameKey", email, "emailKey", "accountType", "entityId", "createdAt")
    VALUES ('a', 'Kid', 'kid', 'kid', 'k.i-d@pm.me', 'k.i-d@pm.me', 'Chariteer', 'a', 1)`);
  migrateEmbedded(db);
  const find = db.prepare('SELECT id FROM account WHERE "mailboxKey" = ?').pluck();
  expect(find.all('kid@protonmail.com')).toEqual(['a']);
  db.close();
});
