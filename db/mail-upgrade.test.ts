import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/store-backends.ts';
import { migrateEmbedded, readMigrations } from './migrate.ts';

/** The last one that left the texts of emails in the clear. */
const BEFORE = '0005_calendar_feed';

let folder: string;
let remove: () => void;
let db: Sqlite.Database;
beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
  db = new Sqlite(join(folder, 'app.db'));
  db.pragma('secure_delete = ON');
});
afterEach(() => {
  db.close();
  remove();
});

it('an upgrade keeps which mails there were, and none of their texts [SAF-18]', () => {
  const all = readMigrations();
  migrateEmbedded(db, all.slice(0, all.findIndex(({ tag }) => tag === BEFORE) + 1));
  const insert = db.prepare(`INSERT INTO outbox_message
    (id, channel, recipient, subject, body, status, nextAttemptAt, leasedUntil, lastError, createdAt, sentAt)
    VALUES (@id, 'email', 'Rosa@demo.example', 'canary', 'canary', @id, 1, @leasedUntil, 'canary', 1, @sentAt)`);
  insert.run({ id: 'waiting', leasedUntil: null, sentAt: null });
  insert.run({ id: 'sending', leasedUntil: 2, sentAt: null });
  insert.run({ id: 'sent', leasedUntil: null, sentAt: 2 });
  insert.run({ id: 'failed', leasedUntil: null, sentAt: null });
  migrateEmbedded(db, all);
  const rows = db
    .prepare(
      'SELECT id, status, kind, recipientKey, sealed, leasedUntil, lastError FROM outbox_message ORDER BY id',
    )
    .all();
  const gone = {
    kind: 'older',
    recipientKey: 'rosa@demo.example',
    sealed: null,
    leasedUntil: null,
    lastError: null,
  };
  expect(rows).toEqual([
    { id: 'failed', status: 'failed', ...gone },
    { id: 'sending', status: 'expired', ...gone },
    { id: 'sent', status: 'sent', ...gone },
    { id: 'waiting', status: 'expired', ...gone },
  ]);
  const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  expect(bytes.includes('canary')).toBe(false);
});
