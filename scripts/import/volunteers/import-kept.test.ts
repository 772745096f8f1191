import { like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heldHash } from '#api/access/auth/held-hash.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { account, formerAddress, heldUsername } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from '../../../tests/support/cast.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import {
  csvRow,
  importPeople,
  leftOutIn,
  refusedIn,
  seedImportTargets,
} from '../../../tests/support/volunteer-import.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
  await seedImportTargets(scratch.store);
  await scratch.store.write((tx) =>
    insertVolunteer(tx, { account: { id: 'here', username: 'Here', email: 'here@demo.example' } }),
  );
});
afterEach(() => scratch.end());

const run = (rows: readonly string[]) => importPeople(scratch, rows);
const HASH = 'a'.repeat(64);
const later = { expiresAt: TEST_NOW + 1 };
const closed = {
  emailHash: HASH,
  tokenHash: HASH,
  closedBy: 'owner',
  sealed: 'x',
  closedAt: TEST_NOW,
} as const;

const close = (heldKeys: string[]) => (tx: Db) =>
  tx.insert(closedAccount).values({ ...closed, ...later, accountId: 'gone', heldKeys });

it.each<[string, (tx: Db) => PromiseLike<unknown>, string]>([
  [
    'an address that was changed, while that can be undone',
    (tx) =>
      tx.insert(formerAddress).values({
        ...{ id: 'f', accountId: 'here', emailAddress: 'ana@old.example', emailKey: 'ana@old.example' },
        ...{ tokenHash: HASH, changedAt: TEST_NOW, ...later },
      }),
    '2 email: expected an address that is not kept for a closed or changed account',
  ],
  [
    'an address of a closed account',
    close([heldHash('email ana@old.example')]),
    '2 email: expected an address that is not kept for a closed or changed account',
  ],
  [
    'the id of a closed account',
    (tx) => tx.insert(closedAccount).values({ ...closed, ...later, accountId: 'ana' }),
    '2 id: expected an id whose account was not removed or merged here',
  ],
])('refuses %s [API-51]', async (_, keep, refusal) => {
  await scratch.store.write(async (tx) => void (await keep(tx)));
  expect(refusedIn(await run([csvRow('ana')]))).toEqual([refusal]);
});

it.each<[string, (tx: Db) => PromiseLike<unknown>]>([
  [
    'someone had before',
    (tx) => tx.insert(heldUsername).values({ usernameKey: 'riveroak', accountId: 'here' }),
  ],
  ['a closed account had', close([heldHash('name riveroak')])],
])('gives no username that %s [API-51]', async (_, keep) => {
  await scratch.store.write(async (tx) => void (await keep(tx)));
  const { created, mended } = await run([csvRow('ana', { username: 'RiverOak' })]);
  expect([created, mended.length]).toEqual([1, 1]);
});

it('leaves out a name that two charities have, a third district, and “Non Member” [API-51]', async () => {
  await scratch.store.write((tx) => insertProvider(tx, { id: 'quay2', name: 'quay table' }));
  const cells = {
    favoriteDistricts: 'Hoboken|d1|d3',
    groups: 'Non Member: quay-team',
    pastHours: '2024-05-03 1 Quay Table|2024-05-03 1 quay2',
  };
  expect(leftOutIn(await run([csvRow('ana', cells)]))).toEqual([
    '2 favoriteDistricts: expected at most 2 districts',
    '2 groups: expected groups and roles that are here',
    '2 pastHours: expected one charity here of that name',
  ]);
});

it('leaves a trace of who came and which roles they got [API-51]', async () => {
  await run([csvRow('ana', { groups: 'captains: quay-team' })]);
  const entries = await scratch.store.read.select().from(auditEntry).where(like(auditEntry.subjectId, 'ana'));
  const told = entries.map(({ action, actorId, detail }) => [action, actorId, detail]);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(['registration', null, { way: 'import' }]);
  const role = { groupId: 'quay-team', roleId: 'captains', way: 'import' };
  expect(told).toContainEqual(['group-member-added', null, role]);
});

it('takes all others when the database refuses a row that the rules let through [API-51]', async () => {
  await scratch.store.write((tx) =>
    tx.run(`CREATE TRIGGER odd BEFORE INSERT ON account WHEN NEW.id = 'ben'
      BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: odd_one'); END`),
  );
  const report = await run([csvRow('ana'), csvRow('ben'), csvRow('cy')]);
  expect(refusedIn(report)).toEqual(['3 row: expected values that odd_one allows']);
  expect(await scratch.store.read.$count(account, like(account.email, '%@old.example'))).toBe(2);
});
