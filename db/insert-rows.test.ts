import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataKey } from '#api/process/config/data-key.ts';
import { BACKENDS, type OpenBackend } from '../tests/support/store-backends.ts';
import { insertAccount } from './factories/insert-account.ts';
import { insertRows, tableOfRows } from './insert-rows.ts';
import { openStore } from './open-store.ts';
import { messageChoice, messageWords } from './schema/message.ts';
import { outboxMessage } from './schema/outbox-message.ts';
import type { Store } from './store.ts';

const { cells } = createDataKey('ab'.repeat(32));
const NOW = 1_800_000_000_000;
const WORDS = 'Soup “to go” – ’quoted’, مرحبًا\n{"a": [1]} \\ 🥣';

const deliveryOf = (id: string) => ({
  id,
  channel: 'email' as const,
  kind: 'reminder' as const,
  recipient: cells.seal('outbox_message.recipient', id, 'ada@demo.example'),
  recipientKey: 'key',
  sealed: WORDS,
  contentUntil: NOW,
  nextAttemptAt: NOW,
  createdAt: NOW,
});

describe.each(BACKENDS)('many rows at once on $name', (kind) => {
  let backend: OpenBackend;
  let store: Store;
  beforeEach(async () => {
    if (kind.isMissing) return;
    backend = await kind.start();
    store = openStore({ url: backend.url, cells });
  });
  afterEach(async () => {
    if (kind.isMissing) return;
    await store.close();
    await backend.close();
  });

  it.skipIf(kind.isMissing)(
    'come back as they were given, with the defaults of their columns [MSG-01: rows]',
    async () => {
      await store.write((tx) => insertRows(tx, outboxMessage, ['one', 'two'].map(deliveryOf)));
      const rows = await store.read.select().from(outboxMessage);
      expect(rows.map(({ id, recipient }) => cells.open('outbox_message.recipient', id, recipient))).toEqual([
        'ada@demo.example',
        'ada@demo.example',
      ]);
      const { recipient: _, ...plain } = deliveryOf('two');
      const byDefault = { status: 'waiting', urgency: 2, attempts: 0, deferrals: 0, changes: '[]' };
      expect(rows[1]).toMatchObject({
        ...plain,
        ...byDefault,
        ownerId: null,
        leasedUntil: null,
        sentAt: null,
      });
    },
  );

  it.skipIf(kind.isMissing)(
    'of any number go in one statement; none where there are none [MSG-01: rows]',
    async () => {
      const statementsOf = async (count: number) => {
        const rows = Array.from({ length: count }, (_, index) => {
          const id = `${count}-${index}`;
          return { id, words: cells.seal('message_words.words', id, WORDS), createdAt: NOW };
        });
        const before = store.statementCount();
        await store.write((tx) => insertRows(tx, messageWords, rows));
        return store.statementCount() - before;
      };
      const none = await statementsOf(0);
      expect(await statementsOf(1)).toBe(none + 1);
      expect(await statementsOf(3_000)).toBe(none + 1);
      expect(await store.read.$count(messageWords)).toBe(3_001);
    },
  );

  it.skipIf(kind.isMissing)('keep the rules of their table, all or none [MSG-01: rows]', async () => {
    const { id: accountId } = await store.write((tx) => insertAccount(tx));
    const choice = (channel: 'email' | 'push', of = accountId) => ({
      ...{ accountId: of, class: 'news' as const, channel, isOn: channel === 'email', changedAt: NOW },
    });
    const insert = (rows: ReturnType<typeof choice>[]) =>
      store.write((tx) => insertRows(tx, messageChoice, rows));
    await expect(insert([choice('email'), choice('push', 'nobody')])).rejects.toThrow();
    expect(await store.read.select().from(messageChoice)).toEqual([]);
    await insert([choice('email'), choice('push')]);
    const isOn = await store.read
      .select({ channel: messageChoice.channel, isOn: messageChoice.isOn })
      .from(messageChoice)
      .where(eq(messageChoice.accountId, accountId))
      .orderBy(messageChoice.channel);
    expect(isOn).toEqual([
      { channel: 'email', isOn: true },
      { channel: 'push', isOn: false },
    ]);
  });

  it.skipIf(kind.isMissing)(
    'are a table of a statement, in their order and kinds [ATT-03: rows]',
    async () => {
      const rows = [
        { id: 'one', words: WORDS, count: 7, isOn: true },
        { id: 'two', words: null, count: -1.5, isOn: false },
      ];
      const table = tableOfRows(['words', 'id', 'count', 'isOn'], rows);
      const found = await store.read.all(sql`SELECT one.* FROM ${table} AS one WHERE one."id" IS NOT NULL`);
      expect(found).toEqual(rows.map((row) => ({ ...row, isOn: Number(row.isOn) })));
    },
  );
});
