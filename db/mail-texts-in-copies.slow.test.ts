import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase } from '../tests/support/copy-database.ts';
import { hasLibsqlServer, startLibsqlServer } from '../tests/support/libsql-server.ts';
import { mail } from '../tests/support/row-makers.ts';
import { BACKENDS, temporaryFolder } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { FACTORY_NOW as NOW } from './factories/sequence.ts';
import { openStore } from './open-store.ts';
import { restoreEmbedded, restoreLibsql } from './restore.ts';
import { outboxMessage } from './schema/outbox-message.ts';
import type { Store } from './store.ts';

const CANARY = 'sealed-canary';
const STATES = [
  { id: 'failed', status: 'failed', sealed: null },
  { id: 'sending', status: 'expired', sealed: null },
  { id: 'waiting', status: 'expired', sealed: null },
];

async function queueEach(store: Store): Promise<void> {
  await store.write(mail({ id: 'waiting', sealed: CANARY }));
  await store.write(mail({ id: 'sending', status: 'sending', leasedUntil: NOW, sealed: CANARY }));
  await store.write(mail({ id: 'failed', status: 'failed', sealed: CANARY }));
}

function statesIn(file: string): unknown[] {
  const db = new Sqlite(file, { readonly: true });
  const rows = db.prepare('SELECT id, status, sealed FROM outbox_message ORDER BY id').all();
  db.close();
  return rows;
}

const isIn = (file: string) => readFileSync(file).includes(CANARY);

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('a backup from $name', (backend) => {
  it('holds no text of a mail, not even sealed; what waited is told as not sent in time [SAF-18]', async () => {
    const open = await backend.start();
    const store = openStore({ url: open.url, cells: TEST_CELLS });
    await queueEach(store);
    const copy = join(open.folder, 'copy.db');
    await copyDatabase(open.url, copy);
    expect(isIn(copy)).toBe(false);
    expect(statesIn(copy)).toEqual(STATES);
    const kept = await store.read.select({ sealed: outboxMessage.sealed }).from(outboxMessage);
    expect(kept.map(({ sealed }) => sealed)).toEqual([CANARY, CANARY, CANARY]);
    await store.close();
    await open.close();
  });
});

describe('restoring', () => {
  let folder: string;
  let remove: () => void;
  let raw: string;

  beforeEach(async () => {
    ({ folder, remove } = temporaryFolder());
    const store = openStore({ url: `file:${join(folder, 'source.db')}`, cells: TEST_CELLS });
    await store.migrate();
    await queueEach(store);
    await store.close();
    // Copied by hand, as no backup is.
    raw = join(folder, 'raw.db');
    copyFileSync(join(folder, 'source.db'), raw);
    expect(isIn(raw)).toBe(true);
  });
  afterEach(() => remove());

  it('a copy made by hand brings no text back, and none stays in the file that it replaces [SAF-18]', async () => {
    const target = join(folder, 'source.db');
    await restoreEmbedded(raw, target);
    for (const file of [target, `${target}.before-restore`]) {
      expect(isIn(file)).toBe(false);
      expect(statesIn(file)).toEqual(STATES);
    }
  });

  it('a copy of an older version, where texts lay in the clear, brings none back [SAF-18]', async () => {
    const db = new Sqlite(raw);
    db.exec(`DROP TABLE outbox_message;
      CREATE TABLE outbox_message (id TEXT, body TEXT);
      INSERT INTO outbox_message VALUES ('m', '${CANARY}')`);
    db.close();
    const target = join(folder, 'restored.db');
    await restoreEmbedded(raw, target);
    expect(isIn(target)).toBe(false);
  });

  it.skipIf(!hasLibsqlServer)('into a libSQL server neither [SAF-18]', async () => {
    const server = await startLibsqlServer(join(folder, 'server'));
    const client = createClient({ url: server.url });
    await restoreLibsql(raw, client);
    const { rows } = await client.execute('SELECT id, status, sealed FROM outbox_message ORDER BY id');
    expect(rows).toMatchObject(STATES);
    client.close();
    await server.stop();
  });
});
