import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { isOwnDataKey } from '#api/access/auth/data-key-proof.ts';
import { createSessions } from '#api/access/auth/session.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createDataKey, newDataKey } from '#api/process/config/data-key.ts';
import { SEALED_MARK } from '#db/cells/sealed.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { type ProductProcess, startProduct } from '../support/product-process.ts';
import { AS_COMMAND } from '../support/started-process.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';

const KEY = newDataKey();
const NOT_ITS_KEY = 'DATA_KEY is not the key of this database';
const FILE = BACKENDS[0];
const SERVER = BACKENDS[2];

let place: OpenBackend;
const serving: ProductProcess[] = [];
afterEach(async () => {
  for (const { child } of serving.splice(0)) child.kill();
  await place.close();
});

/** A database begun with the key, with someone whose session is told. */
async function begin(backend: typeof FILE): Promise<string> {
  if (!backend) throw new Error('No such backend');
  place = await backend.start();
  const dataKey = createDataKey(KEY);
  const store = openStore({ url: place.url, cells: dataKey.cells });
  await isOwnDataKey(store, dataKey, 0);
  await store.write((tx) => insertVolunteer(tx, { account: { id: 'ada', phoneNumber: '2015550177' } }));
  const token = await createSessions(store, readConfig({ NODE_ENV: 'test' }), Date.now).open('ada');
  await store.close();
  return token;
}

function run(
  script: string,
  words: readonly string[] = [],
  env: Record<string, string> = {},
): ProductProcess {
  const settings = { NODE_ENV: 'test', DATABASE_URL: place.url, ...env };
  return startProduct(['node', AS_COMMAND, script, ...words], { env: settings });
}

/** What a command said, once it has ended. */
async function ended(process: ProductProcess): Promise<{ code: number | null; said: string }> {
  const [code] = await process.ended;
  const { stdout, stderr } = process.output();
  return { code, said: stdout + stderr };
}

/** A process that serves the API; the address. */
async function serve(key: string): Promise<string> {
  const process = run('tests/support/keyed-process.ts', [], { DATA_KEY: key });
  serving.push(process);
  await process.written(' .\n');
  return /serving (\S+) \./.exec(process.output().stdout)?.[1] ?? '';
}

async function phoneAt(origin: string, token: string, query = '{ ownDetails { phoneNumber } }') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return JSON.stringify(((await answer.json()) as { data: unknown }).data);
}

const PHONE = '{"ownDetails":{"phoneNumber":"2015550177"}}';
const CORRECT = 'mutation { correctOwnDetails(input: { phoneNumber: "2015550188" }) { phoneNumber } }';

describe('another key', () => {
  it.skipIf(SERVER?.isMissing !== false)(
    'two processes on a libSQL server go on while the key is changed, and after it was broken off [SAF-37]',
    async () => {
      const token = await begin(SERVER);
      const keyFile = path.join(place.folder, 'new.key');
      const [one, other] = await Promise.all([serve(KEY), serve(KEY)]);
      const broken = run('scripts/rotate-key.ts', [keyFile], { DATA_KEY: KEY });
      await broken.written('take it up');
      broken.child.kill('SIGKILL');
      await broken.ended;
      const next = readFileSync(keyFile, 'utf8').trim();
      const again = run('scripts/rotate-key.ts', [keyFile], { DATA_KEY: KEY });
      const answers = new Set<string>();
      let isOver = false;
      void again.ended.then(() => (isOver = true));
      while (!isOver) {
        answers.add(await phoneAt(one, token)).add(await phoneAt(other, token));
        // The command needs the processor, too.
        await pause(50);
      }
      expect([...answers], 'all the while').toEqual([PHONE]);
      expect(await ended(again)).toMatchObject({
        code: 0,
        said: expect.stringContaining('set DATA_KEY to it'),
      });
      const corrected = '{"correctOwnDetails":{"phoneNumber":"2015550188"}}';
      expect(await phoneAt(other, token, CORRECT)).toBe(corrected);
      expect(await phoneAt(one, token)).toContain('2015550188');
      const [started, refused] = await Promise.all([
        serve(next),
        ended(run('tests/support/keyed-process.ts', [], { DATA_KEY: KEY })),
      ]);
      expect(await phoneAt(started, token)).toContain('2015550188');
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(NOT_ITS_KEY) });
    },
    120_000,
  );

  it('beside a file the new key takes the place of the former one, for its owner alone [SAF-37]', async () => {
    const token = await begin(FILE);
    const keyFile = path.join(place.folder, 'data.key');
    writeFileSync(keyFile, KEY, { mode: 0o600 });
    expect(await ended(run('scripts/rotate-key.ts'))).toMatchObject({ code: 0 });
    const next = readFileSync(keyFile, 'utf8').trim();
    expect(next).not.toBe(KEY);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(existsSync(`${keyFile}.next`)).toBe(false);
    const store = openStore({ url: place.url, cells: createDataKey(next).cells });
    const rows = await store.read.all<{ phone: string }>(sql`SELECT "phoneNumber" AS phone FROM account`);
    expect(rows.map(({ phone }) => phone.slice(0, 17))).toEqual([
      `${SEALED_MARK}${createDataKey(next).cells.seal('account.phoneNumber', '', '').stored.slice(9, 17)}`,
    ]);
    await store.close();
    // Killed between its last write and the change of the file: the same command ends it.
    copyFileSync(keyFile, `${keyFile}.next`);
    writeFileSync(keyFile, KEY);
    expect(await ended(run('scripts/rotate-key.ts'))).toMatchObject({ code: 0 });
    expect(await phoneAt(await serve(''), token)).toBe(PHONE);
  }, 120_000);
});

it('a copy holds no key, and is restored with the key of its time only [SAF-37]', async () => {
  await begin(FILE);
  writeFileSync(path.join(place.folder, 'data.key'), KEY, { mode: 0o600 });
  const copy = path.join(place.folder, 'copy.db');
  expect(await ended(run('scripts/backup.ts', [copy]))).toMatchObject({ code: 0 });
  expect(readFileSync(copy).includes(KEY)).toBe(false);
  expect(readFileSync(copy).includes('2015550177')).toBe(false);
  const elsewhere = path.join(place.folder, 'elsewhere');
  mkdirSync(elsewhere);
  const there = { DATABASE_URL: `file:${path.join(elsewhere, 'app.db')}` };
  const refused = await ended(run('scripts/restore.ts', [copy], there));
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('was made with another key') });
  expect(existsSync(path.join(elsewhere, 'data.key')), 'none is made for it').toBe(false);
  expect(existsSync(path.join(elsewhere, 'app.db'))).toBe(false);
  const third = { DATABASE_URL: `file:${path.join(place.folder, 'third', 'app.db')}` };
  mkdirSync(path.join(place.folder, 'third'));
  const [right, lost] = await Promise.all([
    ended(run('scripts/restore.ts', [copy], { ...there, DATA_KEY: KEY })),
    ended(run('scripts/restore.ts', [copy, '--key-lost'], { ...third, DATA_KEY: newDataKey() })),
  ]);
  expect([right.code, lost.code]).toEqual([0, 0]);
}, 120_000);
