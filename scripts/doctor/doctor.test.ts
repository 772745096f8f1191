// Long because every finding of the doctor is made here for real.
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readNewestSeal, sealFileBeside } from '#api/access/audit/keep-seal.ts';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { sealAudit } from '#api/access/audit/seal-audit.ts';
import { beginKeyChange } from '#api/access/auth/change-data-key.ts';
import { isOwnDataKey } from '#api/access/auth/data-key-proof.ts';
import { sealContent } from '#api/access/outbox/seals/seal-mail.ts';
import { createDataKey, newDataKey } from '#api/process/config/data-key.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { migrateEmbedded, readMigrations } from '#db/migrate.ts';
import { openStore } from '#db/open-store.ts';
import { picture } from '#db/schema/picture.ts';
import { TRIGGERS } from '#db/triggers.ts';
import { writtenSeal } from '#domain/audit/kept-seal.ts';
import { startBucket } from '../../tests/support/bucket-peer.ts';
import { BACKENDS, temporaryFolder } from '../../tests/support/store-backends.ts';
import { TEST_CELLS } from '../../tests/support/test-key.ts';
import { upcomingQuest } from '../../tests/support/upcoming-quest.ts';
import { dataKeyBeside } from '../data-key-file.ts';
import { clockFinding } from './check-clock.ts';
import { spaceFinding } from './check-disk.ts';
import { examine, exitCodeOf, type NamedFinding } from './examine.ts';

const NOW = Date.UTC(2026, 11, 1);

let place: ReturnType<typeof temporaryFolder>;
let file: string;
let env: Record<string, string>;
beforeEach(() => {
  place = temporaryFolder();
  chmodSync(place.folder, 0o700);
  file = path.join(place.folder, 'app.db');
  env = { NODE_ENV: 'test', DATABASE_URL: `file:${file}` };
});
afterEach(() => place.remove());

/** A migrated database with a key beside it, private to its owner, as a first start leaves it. */
async function begin(): Promise<void> {
  copyFileSync(inject('emptyDatabase'), file);
  const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  await isOwnDataKey(store, createDataKey(dataKeyBeside(file)), NOW);
  await store.close();
  chmodSync(file, 0o600);
}

/** Changes the database as nothing of the product would. */
function tamper(...statements: string[]): void {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = OFF');
  for (const statement of statements) db.exec(statement);
  db.close();
}

const findings = (changes: Record<string, string> = {}) => examine({ ...env, ...changes }, NOW);
const bad = (found: readonly NamedFinding[]) => found.filter(({ severity }) => severity !== 'fine');
const told = (check: string, severity: string, text: string | RegExp, remedy: string | RegExp) =>
  expect.objectContaining({
    check,
    severity,
    text: expect.stringMatching(text),
    remedy: expect.stringMatching(remedy),
  });

describe('an installation that is well [OPS-06]', () => {
  for (const backend of BACKENDS) {
    it.skipIf(backend.isMissing)(
      `has nothing but good findings, of each kind: ${backend.name} [OPS-06]`,
      async () => {
        const there = await backend.start();
        const secret = newDataKey();
        try {
          const store = openStore({ url: there.url, cells: TEST_CELLS });
          await isOwnDataKey(store, createDataKey(secret), NOW);
          await store.close();
          for (const name of readdirSync(there.folder)) chmodSync(path.join(there.folder, name), 0o700);
          const found = await examine(
            { NODE_ENV: 'test', DATABASE_URL: there.url, DATA_KEY: secret },
            Date.now(),
          );
          const kinds = [
            'configuration',
            'database',
            'migrations',
            'key',
            'ledgers',
            'audit',
            'mail',
            'clock',
          ];
          const ofFiles = there.url.startsWith('http') ? [] : ['files', 'disk'];
          expect(bad(found)).toEqual([]);
          expect(found.map(({ check }) => check)).toEqual(expect.arrayContaining([...kinds, ...ofFiles]));
          expect(exitCodeOf(found)).toBe(0);
        } finally {
          await there.close();
        }
      },
    );
  }

  it('is as it was afterwards, to the byte [OPS-06]', async () => {
    await begin();
    const shown = () =>
      readdirSync(place.folder).map((name) => {
        const one = path.join(place.folder, name);
        return [name, statSync(one).mtimeMs, readFileSync(one).toString('base64')];
      });
    const before = shown();
    expect(bad(await findings())).toEqual([]);
    expect(shown()).toEqual(before);
  });

  it('before the first start only the database is missing, and nothing is made [OPS-06]', async () => {
    const found = await findings();
    expect(bad(found)).toEqual([told('database', 'warning', /no database yet/, /first start/)]);
    expect(exitCodeOf(found)).toBe(1);
    expect(readdirSync(place.folder)).toEqual([]);
  });
});

describe('configuration [OPS-06]', () => {
  it('names each setting that cannot be read [OPS-06]', async () => {
    const found = await findings({ PORT: 'rubbish', SMTP_URL: 'http://x' });
    expect(found).toEqual([
      told('configuration', 'error', /^PORT: /, /Mend PORT/),
      told('configuration', 'error', /^SMTP_URL: /, /Mend SMTP_URL/),
    ]);
    expect(exitCodeOf(found)).toBe(2);
  });

  it('names what production does not start with, what it goes without, and a proxy that is not trusted [OPS-06]', async () => {
    const production = { NODE_ENV: 'production' };
    expect(bad(await findings(production))).toEqual(
      expect.arrayContaining([
        told('configuration', 'error', /^PUBLIC_ORIGIN: /, /ALLOW_INSECURE=origin/),
        told('configuration', 'error', /^SMTP_URL: /, /ALLOW_INSECURE=mail/),
      ]),
    );
    const allowed = { ...production, ALLOW_INSECURE: 'origin,mail' };
    expect(bad(await findings(allowed))).toEqual(
      expect.arrayContaining([told('configuration', 'warning', /without «origin»/, /take the word out/)]),
    );
    const behind = { ...production, ALLOW_INSECURE: 'mail', PUBLIC_ORIGIN: 'https://help.example' };
    expect(bad(await findings(behind))).toContainEqual(
      told('configuration', 'warning', /TRUSTED_PROXY/, /127\.0\.0\.1/),
    );
    expect(bad(await findings({ ...behind, TRUSTED_PROXY: '127.0.0.1' }))).not.toContainEqual(
      told('configuration', 'warning', /TRUSTED_PROXY/, /./),
    );
  });
});

describe('database [OPS-06]', () => {
  it('a damaged page is found [OPS-06]', async () => {
    await begin();
    const db = new Sqlite(file);
    const root = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'contract'").pluck().get();
    db.close();
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096, 0xff), 0, 4096, 4096 * (Number(root) - 1));
    closeSync(descriptor);
    expect(bad(await findings())).toContainEqual(
      told('database', 'error', /damaged/, /restore the last backup/),
    );
  });

  it('a file that is no database is told from one that is another’s [OPS-06]', async () => {
    writeFileSync(
      file,
      'no database, only words, and enough of them to fill a header of a hundred bytes '.repeat(9),
    );
    expect(bad(await findings())).toContainEqual(told('database', 'error', /no database/, /restore/));
    rmSync(file);
    tamper('CREATE TABLE other (x)');
    expect(bad(await findings())).toContainEqual(
      told('database', 'error', /none of this product’s tables/, /DATABASE_URL/),
    );
  });

  it('a reference that leads nowhere is found [OPS-06]', async () => {
    await begin();
    tamper(
      `INSERT INTO session (id, "accountId", "expiresAt", "createdAt") VALUES ('s', 'nobody', 1, ${NOW})`,
    );
    expect(bad(await findings())).toEqual([
      told('database', 'error', /1 from session to account/, /restore the last backup/),
    ]);
  });

  const server = BACKENDS.at(-1);
  it.skipIf(server?.isMissing)(
    'a reference that leads nowhere is found on a libSQL server [OPS-06]',
    async () => {
      const there = await server?.start();
      if (!there) return;
      const client = createClient({ url: there.url });
      try {
        const store = openStore({ url: there.url, cells: TEST_CELLS });
        await store.close();
        await client.migrate([
          `INSERT INTO session (id, "accountId", "expiresAt", "createdAt") VALUES ('s', 'nobody', 1, ${NOW})`,
        ]);
        const found = await examine({ DATABASE_URL: there.url, DATA_KEY: newDataKey() }, NOW);
        expect(bad(found)).toEqual([told('database', 'error', /1 from session to account/, /restore/)]);
      } finally {
        client.close();
        await there.close();
      }
    },
  );

  it('a libSQL server that is away is told as such, and the rest is looked at all the same [OPS-06]', async () => {
    const found = await findings({ DATABASE_URL: 'http://127.0.0.1:1' });
    expect(bad(found)).toEqual([
      told('database', 'error', /libSQL server does not answer/, /Start the server/),
      told('key', 'error', /DATA_KEY is not set/, /Set it/),
    ]);
  });

  it('an older database waits for the next start, a newer one for its version [OPS-06]', async () => {
    const db = new Sqlite(file);
    migrateEmbedded(db, readMigrations().slice(0, -1));
    db.close();
    chmodSync(file, 0o600);
    dataKeyBeside(file);
    expect(bad(await findings())).toEqual([
      told('migrations', 'warning', /older than this version/, /backup/),
    ]);
    tamper("INSERT INTO schema_migration VALUES ('9999_future', 1)");
    expect(bad(await findings())).toEqual([
      told('migrations', 'error', /newer than this version/, /Install/),
    ]);
  });

  it('finds that the newest entries were removed with their seal, by the file and by a seal from an email [SAF-22]', async () => {
    await begin();
    const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
    const key = createDataKey(dataKeyBeside(file));
    const about = { actorId: 'ann', subjectType: 'account', subjectId: 'ann' } as const;
    await store.write((tx) => recordAudit(tx, NOW, { ...about, action: 'log-in' }));
    await sealAudit(store, key, NOW);
    const newest = await readNewestSeal(store.read);
    await store.close();
    const given = newest ?? { block: 0, seal: '' };
    expect(bad(await examine(env, NOW, { givenSeal: given }))).toEqual([]);
    const file2 = new Sqlite(file);
    file2.exec('DROP TRIGGER audit_entry_no_delete; DROP TRIGGER audit_seal_no_delete');
    file2.exec('DELETE FROM audit_entry; DELETE FROM audit_seal');
    file2.close();
    expect(bad(await findings()), 'no seal was kept').toEqual([
      told('audit', 'error', /audit_entry_no_delete, audit_seal_no_delete are missing/, /Keep a copy/),
    ]);
    const lost = [told('audit', 'error', /has lost block 1/, /Keep a copy/)];
    expect(bad(await examine(env, NOW, { givenSeal: given }))).toEqual(lost);
    writeFileSync(sealFileBeside(file), `${writtenSeal(given)}\n`);
    expect(bad(await findings())).toEqual(lost);
  });

  it('finds by a kept seal that entries and all seals were written anew with the key, also in a quick look [SAF-22]', async () => {
    await begin();
    const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
    const key = createDataKey(dataKeyBeside(file));
    const about = { actorId: 'ann', subjectType: 'account', subjectId: 'ann' } as const;
    await store.write((tx) => recordAudit(tx, NOW, { ...about, action: 'log-in' }));
    await sealAudit(store, key, NOW);
    const givenSeal = await readNewestSeal(store.read);
    tamper(`DROP TRIGGER audit_entry_no_update; DROP TRIGGER audit_seal_no_delete;
      UPDATE audit_entry SET "actorId" = 'bob'; DELETE FROM audit_seal`);
    tamper(...(TRIGGERS.audit_entry ?? []), ...(TRIGGERS.audit_seal ?? []));
    await sealAudit(store, key, NOW);
    const newest = await readNewestSeal(store.read);
    await store.close();
    writeFileSync(sealFileBeside(file), `${writtenSeal(newest ?? { block: 0, seal: '' })}\n`);
    expect(bad(await findings()), 'the file beside it was written anew, too').toEqual([]);
    for (const isQuick of [false, true])
      expect(bad(await examine(env, NOW, { givenSeal, isQuick }))).toEqual([
        told('audit', 'error', /was sealed anew/, /Keep a copy/),
      ]);
  });

  it('an audit log that somebody wrote into is found, and one that nobody seals [SAF-22]', async () => {
    await begin();
    const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
    const key = createDataKey(dataKeyBeside(file));
    const record = (at: number) =>
      store.write((tx) =>
        recordAudit(tx, at, { action: 'log-in', actorId: 'ann', subjectType: 'account', subjectId: 'ann' }),
      );
    await record(NOW - 600_000);
    expect(bad(await findings())).toEqual([
      told('audit', 'warning', /wait for their seal/, /Let the server run/),
    ]);
    await sealAudit(store, key, NOW);
    await store.close();
    expect(bad(await findings())).toEqual([]);
    tamper('DROP TRIGGER audit_entry_no_update', `UPDATE audit_entry SET "actorId" = 'bob'`);
    expect(bad(await findings())).toEqual([
      told(
        'audit',
        'error',
        /changed since it was sealed: 0 entries are as they were, those of block 1, up to 2026-11-30T23:50/,
        /Keep a copy/,
      ),
    ]);
  });

  it('a quick look leaves out what reads the whole database, and says so [OPS-06]', async () => {
    await begin();
    const told: string[] = [];
    const quick = await examine(env, NOW, { isQuick: true, tell: (line) => told.push(line) });
    expect(quick.map(({ check }) => check)).not.toContain('ledgers');
    expect(quick.map(({ check }) => check)).not.toContain('audit');
    expect(quick.find(({ check }) => check === 'database')?.text).toMatch(/was not read through/);
    expect(told).toEqual([]);
  });

  it('a whole look tells how far it has come, and each finding as soon as it has it [OPS-06]', async () => {
    await begin();
    const told: string[] = [];
    const found: string[] = [];
    await examine(env, NOW, {
      tell: (line) => told.push(line),
      onFindings: (findings) =>
        found.push(...findings.map(({ check }) => `${check} after ${told.at(-1) ?? 'nothing'}`)),
    });
    expect(told).toContain('… database: contract');
    expect(told.slice(-2)).toEqual(['… ledgers', '… audit']);
    expect(found[0]).toBe('configuration after nothing');
    expect(found).toContain('ledgers after … ledgers');
  });

  it('ledgers that do not follow from the contracts are found, but not recaps that are still being made [OPS-06]', async () => {
    await begin();
    const store = openStore({ url: `file:${file}`, cells: createDataKey(dataKeyBeside(file)).cells });
    await store.write(async (tx) => {
      await insertProvider(tx, { id: 'p' });
      await insertVolunteer(tx, { account: { id: 'ana' } });
      await upcomingQuest(tx, { id: 'q', providerId: 'p', takenCount: 1 });
      await insertContract(tx, { id: 'c', questId: 'q', chariteerId: 'ana' });
    });
    await store.close();
    tamper('UPDATE quest SET takenCount = 3', "INSERT INTO recap_total VALUES ('p', '2026-11', 1, 1, 0, 60)");
    expect(bad(await findings())).toEqual([
      told('ledgers', 'error', /1 counts of places, 1 entries of recaps/, /npm run ledger -- --repair/),
    ]);
    tamper('UPDATE quest SET takenCount = 1', "INSERT INTO setting VALUES ('recapToRebuild', 'true', 0)");
    expect(bad(await findings())).toEqual([told('ledgers', 'warning', /still being made anew/, /log/)]);
  });
});

describe('key [OPS-06]', () => {
  it('one that is missing, no key, another one, or shadowed by another is told [OPS-06]', async () => {
    await begin();
    const keyFile = path.join(place.folder, 'data.key');
    const right = readFileSync(keyFile, 'utf8').trim();
    expect(bad(await findings({ DATA_KEY: newDataKey() }))).toEqual([
      told('key', 'error', /not the one that this database was begun with/, /former key/),
      told('key', 'warning', /holds another key/, /Keep the one that fits/),
    ]);
    writeFileSync(keyFile, 'oops');
    expect(bad(await findings())).toEqual([told('key', 'error', /holds no key/, /64 hexadecimal/)]);
    rmSync(keyFile);
    expect(bad(await findings())).toEqual([told('key', 'error', /is missing/, /before the next start/)]);
    expect(bad(await findings({ DATA_KEY: right }))).toEqual([]);
    expect(readdirSync(place.folder), 'none is made').toEqual(['app.db']);
  });

  it('what is not sealed yet, and a change of the key that is not over, are told [OPS-06, SAF-37]', async () => {
    await begin();
    const dataKey = createDataKey(dataKeyBeside(file));
    const store = openStore({ url: `file:${file}`, cells: dataKey.cells });
    await store.write((tx) => insertVolunteer(tx, { account: { id: 'ada' } }));
    expect(bad(await findings())).toEqual([]);
    tamper("UPDATE chariteer SET phoneNumber = '2015550100'");
    expect(bad(await findings())).toEqual([told('key', 'warning', /^1 rows hold telephones/, /let it run/)]);
    await beginKeyChange(store, dataKey, newDataKey(), NOW);
    await store.close();
    expect(bad(await findings())).toEqual([
      told('key', 'warning', /was begun and is not over/, /key:rotate/),
    ]);
  });

  it('of a database without a proof of its key, a sealed mail tells [OPS-06]', async () => {
    await begin();
    tamper('DELETE FROM setting');
    expect(bad(await findings())).toEqual([]);
    const sealed = sealContent(createDataKey(newDataKey()), { locale: 'en', subject: 'x', body: 'y' });
    tamper(`INSERT INTO outbox_message (id, channel, kind, recipient, recipientKey, sealed, contentUntil, nextAttemptAt, createdAt)
      VALUES ('m', 'email', 'booted', 'a@b.example', 'a@b.example', '${sealed}', 1, 1, ${NOW})`);
    expect(bad(await findings())).toContainEqual(told('key', 'error', /not the one/, /former key/));
  });
});

describe('files and disk [OPS-06]', () => {
  it('a file that others can read is told [OPS-06]', async () => {
    await begin();
    chmodSync(file, 0o644);
    expect(bad(await findings())).toEqual([told('files', 'warning', /Other users .*app\.db/, /chmod 600/)]);
  });

  it.skipIf(process.getuid?.() === 0)('a folder that cannot be written to is told [OPS-06]', async () => {
    await begin();
    chmodSync(place.folder, 0o500);
    const found = bad(await findings());
    chmodSync(place.folder, 0o700);
    expect(found).toContainEqual(told('files', 'error', /cannot be written to/, /chown/));
  });

  it.skipIf(process.getuid?.() !== 0)('a file of another user is told [OPS-06]', async () => {
    await begin();
    chownSync(path.join(place.folder, 'data.key'), 4711, 4711);
    expect(bad(await findings())).toEqual([told('files', 'error', /belongs to another user/, /chown/)]);
  });

  const MB = 1024 * 1024;
  it.each([
    [50, 1, 'error'],
    [500, 1, 'warning'],
    [3_000, 2_000, 'warning'],
    [5_000, 2_000, 'fine'],
  ])('%i MB free beside a database of %i MB: %s [OPS-06]', (free, database, severity) => {
    const space = { freeBytes: free * MB, databaseBytes: database * MB };
    expect(spaceFinding('/data', space).severity).toBe(severity);
  });
});

describe('where pictures lie [OPS-06, DSC-12]', () => {
  const addPicture = async () => {
    const store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
    await store.write(async (tx) => {
      const { id: providerId } = await insertProvider(tx);
      const words = { altText: 'A loaf', color: '#aabbcc', width: 100, height: 80, bytes: 4, createdAt: 1 };
      await tx.insert(picture).values({ id: 'ab'.repeat(16), providerId, place: 'LOGO', ...words });
    });
    await store.close();
  };
  const ofPictures = async (changes: Record<string, string> = {}) =>
    (await findings(changes)).filter(({ check }) => check === 'pictures');

  it('a folder that is not there is fine before the first picture, and grave afterwards [OPS-06]', async () => {
    await begin();
    expect(await ofPictures()).toEqual([
      { check: 'pictures', severity: 'fine', text: expect.stringMatching(/MB are free for pictures at/) },
    ]);
    await addPicture();
    expect(await ofPictures()).toEqual([
      told('pictures', 'error', /pictures is not there, and 1 pictures/, /restore/),
    ]);
    mkdirSync(path.join(place.folder, 'pictures'));
    expect(await ofPictures()).toEqual([expect.objectContaining({ severity: 'fine' })]);
  });

  it.skipIf(process.getuid?.() === 0)('a folder in which nobody can write is told [OPS-06]', async () => {
    await begin();
    const folder = path.join(place.folder, 'pictures');
    mkdirSync(folder, { mode: 0o500 });
    expect(await ofPictures()).toEqual([told('pictures', 'error', /cannot be written to/, /chown/)]);
  });

  it('a bucket is read; one that is empty, closed or away is told, and never with its key [OPS-06]', async () => {
    await begin();
    const bucket = await startBucket();
    try {
      expect(await ofPictures(bucket.settings)).toEqual([expect.objectContaining({ severity: 'fine' })]);
      await addPicture();
      expect(await ofPictures(bucket.settings)).toEqual([
        told('pictures', 'error', /is empty/, /PICTURES_URL/),
      ]);
      const wrong = { ...bucket.settings, PICTURES_SECRET: 'another-secret' };
      const found = await ofPictures(wrong);
      expect(found).toEqual([told('pictures', 'error', /cannot be read/, /_SECRET/)]);
      expect(JSON.stringify(found)).not.toContain('another-secret');
    } finally {
      await bucket.stop();
    }
    expect(await ofPictures(bucket.settings)).toEqual([
      told('pictures', 'error', /cannot be read/, /is there/),
    ]);
  });
});

describe('mail [OPS-06]', () => {
  it('a server that is away, a wrong password and nobody’s sender are told, and nothing is sent [OPS-06]', async () => {
    const seen: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('no')),
      onMailFrom: ({ address }, _session, done) => {
        seen.push(address);
        done();
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await begin();
    const from = { MAIL_FROM: 'Volunteers <no-reply@office.example>' };
    const at = (login: string) => `smtp://${login}@127.0.0.1:${port}`;
    expect(bad(await findings({ ...from, SMTP_URL: at('me:right') }))).toEqual([]);
    expect(bad(await findings({ ...from, SMTP_URL: at('me:wrong') }))).toEqual([
      told('mail', 'error', /did not accept the log-in/, /user and password/),
    ]);
    expect(bad(await findings({ SMTP_URL: at('me:right') }))).toEqual([
      told('mail', 'warning', /MAIL_FROM/, /your own domain/),
    ]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    const away = bad(await findings({ ...from, SMTP_URL: at('me:secret-word') }));
    expect(away).toEqual([told('mail', 'error', /could not be talked to/, /host and port/)]);
    expect(JSON.stringify(away)).not.toContain('secret-word');
    expect(seen).toEqual([]);
  });
});

describe('clock [OPS-06]', () => {
  it('one that is behind what was written is told [OPS-06]', async () => {
    await begin();
    tamper(
      `INSERT INTO audit_entry VALUES ('a', ${NOW + 3 * 3_600_000}, NULL, 'log-in', 'account', NULL, '{}')`,
    );
    expect(bad(await findings())).toEqual([
      told('clock', 'error', /180 minutes in the future/, /set its clock/),
    ]);
  });

  it.each([
    ['in order', {}, 'fine'],
    ['of an empty database', { newestAt: null }, 'fine'],
    ['before this version was made', { now: Date.UTC(2020, 0, 1) }, 'error'],
    ['a minute behind', { newestAt: NOW + 60_000 }, 'fine'],
    ['more than two minutes behind', { newestAt: NOW + 121_000 }, 'error'],
    ['years after the last entry', { newestAt: NOW - 800 * 24 * 3_600_000 }, 'warning'],
    ['a second beside the server', { serverAheadMs: 1_000 }, 'fine'],
    ['ten seconds beside the server', { serverAheadMs: -10_000 }, 'warning'],
    ['two minutes beside the server', { serverAheadMs: 120_000 }, 'error'],
  ])('a clock %s [OPS-06]', (_case, change, severity) => {
    const facts = { now: NOW, newestAt: NOW - 1_000, serverAheadMs: null, ...change };
    expect(clockFinding(facts).severity).toBe(severity);
  });
});
