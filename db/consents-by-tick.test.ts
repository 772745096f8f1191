import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrateEmbedded, readMigrations } from './migrate.ts';

/** The migration that made a consent something a guardian decides. */
const isFrom = (statement: string) => statement.includes('`__new_guardian_consent`');

/** How long consents by a tick went on from the upgrade. */
const TICK_GRACE_MS = 14 * 24 * 3_600_000;

it('at the upgrade what was ticked becomes a question to the guardian, and counts for 14 days [SAF-09]', () => {
  const migrations = readMigrations();
  const at = migrations.findIndex(({ statements }) => statements.some(isFrom));
  const db = new Sqlite(':memory:');
  migrateEmbedded(db, migrations.slice(0, at));
  db.exec(`INSERT INTO chariteer (id, username, "emailAddress", "phoneNumber", "dateOfBirth", "nameFirst", "nameLast", "createdAt")
    VALUES ('t', 'teen', 't@b.example', '2015550100', '2012-01-01', 'T', 'E', 1)`);
  for (const id of ['c1', 'c2']) {
    db.exec(`INSERT INTO guardian_consent (id, "chariteerId", "guardianName", "guardianEmail", "consentedAt", "textVersion")
      VALUES ('${id}', 't', 'Pat', 'Pat@Family.Example', 5, '2026-11')`);
  }
  const before = Math.floor(Date.now() / 1000) * 1000;
  migrateEmbedded(db, migrations);
  const rows = db.prepare('SELECT * FROM guardian_consent').all() as Record<string, number | string | null>[];
  expect(rows).toMatchObject([
    {
      id: 'c2',
      chariteerId: 't',
      guardianEmail: 'Pat@Family.Example',
      mailboxKey: 'pat@family.example',
      state: 'asked',
      linkSentAt: null,
      consentedAt: 5,
      signedName: null,
      textVersion: '2026-11',
    },
  ]);
  const until = Number(rows[0]?.tickUntil);
  expect(until).toBeGreaterThanOrEqual(before + TICK_GRACE_MS);
  expect(until).toBeLessThanOrEqual(Date.now() + TICK_GRACE_MS);
  db.close();
});
