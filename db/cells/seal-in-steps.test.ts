import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { consent, joining, supervised } from '../../tests/support/row-makers.ts';
import { BACKENDS, type Backend } from '../../tests/support/store-backends.ts';
import { insertVolunteer } from '../factories/insert-account.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { createCellKey } from './cell-key.ts';
import { SEALED_TABLES } from './cell-names.ts';
import { Cells } from './cells.ts';
import { countUnsealed, SEAL_FROM, type SealPlace, sealNextRows } from './seal-in-steps.ts';
import { Sealed } from './sealed.ts';

const OLD = createCellKey('0f'.repeat(32));
const NEW = createCellKey('f0'.repeat(32));

/** Rows in every table with sealed cells, as an older version left them: in clear. */
async function inClear(backend: Backend, cells: Cells): Promise<Store> {
  const place = await backend.start();
  const store = openStore({ url: place.url, cells });
  onTestFinished(() => store.close().then(place.close));
  await store.write(async (tx) => {
    for (let number = 0; number < 5; number += 1) {
      await insertVolunteer(tx, { account: { id: `v${number}`, username: `vol${number}` } });
    }
    await consent({})(tx);
    await supervised({
      supervisorId: null,
      state: 'agreed',
      waitsUntil: null,
      guardianName: new Sealed('x'),
    })(tx);
    await joining({})(tx);
    await tx.run(sql`UPDATE account SET "phoneNumber" = '2015550177'`);
    await tx.run(sql`UPDATE chariteer SET "phoneNumber" = '2015550177', "emergencyContactName" = 'Canary',
      "emergencyContactNumber" = '2015550188'`);
    await tx.run(sql`UPDATE guardian_consent SET "guardianName" = 'Canary', "guardianEmail" = 'Can@ary.example',
      "mailboxKey" = 'can@ary.example', "signedName" = 'Canary Bird'`);
    await tx.run(sql`UPDATE supervision SET "guardianName" = 'Canary'`);
    await tx.run(sql`UPDATE charity_request SET "phoneNumber" = '+1 201 canary'`);
  });
  return store;
}

async function textOf(store: Store): Promise<string> {
  const rows = SEALED_TABLES.map(({ table }) => store.read.all(sql`SELECT * FROM ${sql.identifier(table)}`));
  return JSON.stringify(await Promise.all(rows));
}

/** All steps, of two rows each; the number of rows sealed. */
async function sealAll(store: Store, from: SealPlace | null = SEAL_FROM): Promise<number> {
  let sealed = 0;
  for (let place = from; place !== null; ) {
    const step = await sealNextRows(store, place, 2);
    sealed += step.sealed;
    place = step.next;
  }
  return sealed;
}

describe.each(BACKENDS.filter(({ isMissing }) => !isMissing))('on $name', (backend) => {
  it('what was in clear is read, and sealed in steps; nothing of it is left [SAF-37]', async () => {
    const store = await inClear(backend, new Cells(OLD));
    const { read } = store;
    const before = await textOf(store);
    for (const canary of ['2015550177', '2015550188', 'Canary', 'can@ary', '201 canary'])
      expect(before).toContain(canary);
    const due = await countUnsealed(read, read.cells);
    expect(due).toBeGreaterThan(12);
    expect(await sealAll(store)).toBe(due);
    expect(await textOf(store)).not.toMatch(/2015550177|2015550188|canary|can@ary/i);
    expect(await countUnsealed(read, read.cells)).toBe(0);
    expect(await sealAll(store), 'nothing twice').toBe(0);
    const [row] = await read.all<{ id: string; name: string; mailboxKey: string }>(
      sql`SELECT "chariteerId" AS id, "guardianName" AS name, "mailboxKey" FROM guardian_consent`,
    );
    expect(read.cells.open('guardian_consent.guardianName', row?.id ?? '', new Sealed(row?.name ?? ''))).toBe(
      'Canary',
    );
    expect(read.cells.hashes('guardian_consent.mailboxKey', 'can@ary.example')).toContain(row?.mailboxKey);
  });

  it('hashes a mailbox again that was hashed in another spelling, once [SAF-08]', async () => {
    const store = await inClear(backend, new Cells(OLD));
    await sealAll(store);
    const { cells } = store.read;
    const former = cells.hash('guardian_consent.mailboxKey', 'another spelling');
    await store.write((tx) => tx.run(sql`UPDATE guardian_consent SET "mailboxKey" = ${former}`));
    expect(await sealAll(store)).toBe(1);
    const [row] = await store.read.all<{ key: string }>(
      sql`SELECT "mailboxKey" AS key FROM guardian_consent`,
    );
    expect(row?.key).toBe(cells.hash('guardian_consent.mailboxKey', 'can@ary.example'));
    expect(await sealAll(store)).toBe(0);
  });

  it('a change of the key that is broken off goes on, and what no key opens stays [SAF-37]', async () => {
    const cells = new Cells(OLD);
    const store = await inClear(backend, cells);
    await sealAll(store);
    await store.write((tx) =>
      tx.run(sql`UPDATE account SET "phoneNumber" = 'sealed:1:00000000:AAAA' WHERE id = 'v4'`),
    );
    const due = (await countUnsealed(store.read, new Cells(NEW))) - 1;
    cells.learn(NEW, { isInUse: true });
    const first = await sealNextRows(store, SEAL_FROM, 2);
    expect(first).toMatchObject({ sealed: 2, lost: 0 });
    const rest = await sealAll(store);
    expect(first.sealed + rest).toBe(due);
    expect(await textOf(store)).not.toContain(OLD.id);
    expect(await countUnsealed(store.read, cells), 'the one that is lost').toBe(1);
    expect(await textOf(store)).toContain('sealed:1:00000000:AAAA');
  });
});
