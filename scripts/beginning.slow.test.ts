import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataKey } from '#api/process/config/data-key.ts';
import { openStore } from '#db/open-store.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { district } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { OPERATOR_ID } from '#domain/accounts/staff-account.ts';
import { runScript } from '../tests/support/started-process.ts';
import { BACKENDS, temporaryFolder } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';

/** For a process after the other, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://volunteers.example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

async function read<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const store = openStore({ url, cells: TEST_CELLS });
  return work(store.read).finally(() => store.close());
}

describe('npm run seed -- --districts', () => {
  for (const { name, isMissing, startEmpty } of BACKENDS.filter(
    (backend) => backend.name !== 'libSQL file',
  )) {
    it.skipIf(isMissing)(
      `in production brings the districts and nothing else, again nothing: ${name} [ONB-06]`,
      async () => {
        const place = await startEmpty();
        const env = { ...PRODUCTION, DATABASE_URL: place.url, DATA_KEY: newDataKey() };
        const seed = () => runScript('scripts/seed.ts', env, ['--districts']);
        try {
          expect(await seed()).toEqual({ code: 0, output: 'Added 8 districts.\n' });
          const store = openStore({ url: place.url, cells: TEST_CELLS });
          await store.write((tx) => tx.delete(district).where(eq(district.id, '1')));
          await store.write((tx) => tx.update(district).set({ name: 'Renamed' }).where(eq(district.id, '2')));
          await store.close();
          expect(await seed(), 'on a filled database').toEqual({ code: 0, output: 'Added 1 districts.\n' });
          const kept = await read(place.url, async (db) => ({
            renamed: (await db.select().from(district).where(eq(district.id, '2'))).map((one) => one.name),
            charities: await db.select().from(provider),
            accounts: await db.select().from(account),
          }));
          expect(kept).toEqual({ renamed: ['Renamed'], charities: [], accounts: [] });
        } finally {
          await place.close();
        }
      },
      PATIENCE_MS,
    );
  }
});

describe('npm run staff', () => {
  let place: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    place = temporaryFolder();
  });
  afterEach(() => place.remove());

  it(
    'makes the first staff account, prints the link outside production, keeps the last one, and all stands in the audit log [ONB-06]',
    async () => {
      const url = `file:${place.folder}/app.db`;
      const staff = (...words: string[]) => runScript('scripts/staff.ts', { DATABASE_URL: url }, words);
      const added = await staff('add', 'First@office.example');
      expect(added.code).toBe(0);
      expect(added.output).toMatch(/http:\/\/127\.0\.0\.1:3000\/passwordReset\?token=[\w-]{43}\n/);
      expect(await staff('list')).toEqual({
        code: 0,
        output: 'First@office.example  staff1, has not set a password yet\n',
      });
      const refused = await staff('remove', 'first@office.example');
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('last staff account')]);
      await staff('add', 'second@office.example');
      expect((await staff('remove', 'first@office.example')).code).toBe(0);
      const log = await read(url, (db) => db.select().from(auditEntry));
      expect(log.map(({ action, actorId }) => [action, actorId])).toEqual(
        ['staff-added', 'staff-removed-refused', 'staff-added', 'staff-removed'].map((action) => [
          action,
          OPERATOR_ID,
        ]),
      );
    },
    PATIENCE_MS,
  );

  it(
    'in production asks for a mail server before it makes anything, since it shows the link to nobody [ONB-06]',
    async () => {
      const env = { ...PRODUCTION, SMTP_URL: '', DATABASE_URL: `file:${place.folder}/data/app.db` };
      const words = ['add', 'a@office.example'];
      const { code, output } = await runScript('scripts/staff.ts', { ...env, ALLOW_INSECURE: 'mail' }, words);
      expect(code).toBe(1);
      expect(output).toMatch(/^SMTP_URL: [^\n]+\n$/);
      expect(readdirSync(place.folder), 'but the key').toEqual(['data']);
      expect(readdirSync(`${place.folder}/data`)).toEqual(['data.key']);
    },
    PATIENCE_MS,
  );
});
