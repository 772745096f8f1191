import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertWalletEntry } from '#api/alerts/wallet/insert-wallet-entry.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const FIELDS = 'id mana entries { amount reason username }';
const topUp = (args: object = {}, as: CastName = 'staff') =>
  world.gql<{ topUpWallet: Record<string, unknown> }>(
    `mutation($providerId: ID!, $amount: Int!, $reason: String!, $seenMana: Int!) {
      topUpWallet(providerId: $providerId, amount: $amount, reason: $reason, seenMana: $seenMana) { ${FIELDS} }
    }`,
    { providerId: '1', amount: 100, reason: ' Pilot gift ', seenMana: 0, ...args },
    { as },
  );
const wallet = async (as: CastName, providerId = '1') =>
  world.gql<{ wallet: { mana: number } }>(
    `{ wallet(providerId: "${providerId}") { ${FIELDS} } }`,
    {},
    { as },
  );

describe('the wallet of a charity', () => {
  it('staff fill it, and every change is kept with its reason [OPEN-ALE-01, OPEN-PERM-05]', async () => {
    expect((await topUp()).data?.topUpWallet).toEqual({
      id: '1',
      mana: 100,
      entries: [{ amount: 100, reason: 'Pilot gift', username: 'staff' }],
    });
    world.clock.advance(1000);
    await topUp({ amount: -30, reason: 'Typed too much', seenMana: 100 });
    const { data } = await wallet('managers');
    expect(data?.wallet).toEqual({
      id: '1',
      mana: 70,
      entries: [
        { amount: -30, reason: 'Typed too much', username: 'staff' },
        { amount: 100, reason: 'Pilot gift', username: 'staff' },
      ],
    });
    const { data: own } = await world.gql('{ getInventory { mana } }', {}, { as: 'provider' });
    expect(own).toEqual({ getInventory: { mana: 70 } });
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.filter(({ action }) => action === 'wallet-topped-up')).toMatchObject([
      { actorId: 'staff', subjectType: 'provider', subjectId: '1', detail: { amount: 100 } },
      { detail: { amount: -30 } },
    ]);
  });

  it('the changes name who made them as any list of people does: the young to nobody but staff [SAF-01, SAF-04]', async () => {
    for (const name of ['managers', 'gold'])
      await world.store.write((tx) =>
        insertWalletEntry(tx, TEST_NOW, {
          providerId: '1',
          amount: 5,
          reason: 'Alert',
          alertId: null,
          createdBy: name,
        }),
      );
    await world.store.write((tx) =>
      tx.update(account).set({ dateOfBirth: '2010-05-17' }).where(eq(account.id, 'gold')),
    );
    const names = async (as: CastName) => {
      const { data } = await world.gql<{ wallet: { entries: { username: string | null }[] } }>(
        '{ wallet(providerId: "1") { entries { username } } }',
        {},
        { as },
      );
      return data?.wallet.entries.map(({ username }) => username).toSorted();
    };
    expect(await names('admins')).toEqual(['managers', null].toSorted());
    expect(await names('staff')).toEqual(['gold', 'managers']);
  });

  it('the same change pressed twice is made once [OPEN-ALE-01]', async () => {
    const answers = await Promise.all([topUp(), topUp()]);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['EDIT_CONFLICT']);
    expect((await wallet('staff')).data?.wallet.mana).toBe(100);
  });

  it('the ledger itself takes nothing that is not there [OPEN-ALE-01]', async () => {
    await topUp();
    const spend = (amount: number, providerId = '1') =>
      world.store.write((tx) =>
        insertWalletEntry(tx, 1, { providerId, amount, reason: 'x', alertId: null, createdBy: 'staff' }),
      );
    expect(await spend(-60)).toBe(true);
    expect(await spend(-41)).toBe(false);
    expect(await spend(-1, '2')).toBe(false);
    expect(await spend(-40)).toBe(true);
    expect((await wallet('staff')).data?.wallet.mana).toBe(0);
  });

  it.each([
    [{ amount: 0 }, 'BAD_USER_INPUT'],
    [{ amount: -1 }, 'BAD_USER_INPUT'],
    [{ reason: ' ' }, 'BAD_USER_INPUT'],
    [{ providerId: 'nothing' }, 'PROVIDER_NOT_FOUND'],
  ])('%j is refused [OPEN-ALE-01]', async (args, code) => {
    expect((await topUp(args)).code).toBe(code);
  });

  it('only staff fill it, only who may send alerts sees it [OPEN-PERM-05, PERM-14]', async () => {
    for (const as of ['managers', 'admins', 'provider', 'volunteer'] as const) {
      expect((await topUp({}, as)).code).toBe('FORBIDDEN');
    }
    expect((await wallet('employees')).code).toBe('FORBIDDEN');
    expect((await wallet('managers', '3')).code).toBe('FORBIDDEN');
  });
});
