import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { removeStaff } from '#api/identity/accounts/remove-staff.ts';
import { readStaffRows } from '#api/messages/recipients/staff-queries.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import type { Store } from '#db/store.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { type CastName, castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Data = Record<string, Record<string, unknown>>;
const ADD = 'mutation($a: String!) { addStaff(emailAddress: $a) { id username isStaff hasPassword } }';
const REMOVE = 'mutation($id: ID!) { removeStaff(accountId: $id) { id isStaff } }';
const add = (emailAddress: string, as: CastName | null = 'staff') =>
  world.gql<Data>(ADD, { a: emailAddress }, { as });
const remove = (id: string, as: CastName | null = 'staff') => world.gql<Data>(REMOVE, { id }, { as });
const logIn = (email: string, password: string) =>
  world.gql<Data>(
    `mutation($email: String!, $password: String!) {
      loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId entityToken } }`,
    { email, password },
  );
const SECRET = '{ accountPage(isStaff: true) { items { id } } }';
const audit = async () => {
  const rows = await world.store.read.select().from(auditEntry);
  return rows.filter(({ action }) => action.startsWith('staff-'));
};
const newest = async () => (await readMails(world)).at(-1);

describe('staff adds staff', () => {
  it('an address without an account gets one, with a link to its first password, and may then do what staff may [ONB-06]', async () => {
    const { data, errors } = await add(' New.Person@office.example ');
    expect(errors).toBeUndefined();
    expect(data?.addStaff).toMatchObject({ username: 'staff1', isStaff: true, hasPassword: false });
    const mail = await newest();
    expect(mail).toMatchObject({ kind: 'staff-account', recipient: 'New.Person@office.example' });
    const token = /passwordReset\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    expect((await logIn('new.person@office.example', 'a long new phrase')).code).toBe(
      'INVALID_EMAIL_OR_PASSWORD',
    );
    const set = await world.gql(
      'mutation($token: String!) { resetPassword(token: $token, password: "a long new phrase") }',
      { token },
    );
    expect(set.errors).toBeUndefined();
    const opened = await logIn('new.person@office.example', 'a long new phrase');
    const authorization = `Bearer ${String(opened.data?.loginWithEmail?.entityToken)}`;
    const seen = await world.gql<Data>(SECRET, {}, { headers: { authorization } });
    expect(seen.data?.accountPage?.items).toHaveLength(2);
    expect(await audit()).toMatchObject([
      { action: 'staff-added', actorId: 'staff', detail: { withLink: true } },
    ]);
  });

  it('an account whose address was confirmed keeps its password, is told by mail, and logs in anew [ONB-06]', async () => {
    expect((await world.gql(SECRET, {}, { as: 'gold' })).code).toBe('FORBIDDEN');
    const { data } = await add(castEmail('gold'));
    expect(data?.addStaff).toMatchObject({ id: 'gold', isStaff: true, hasPassword: true });
    expect(await newest()).toMatchObject({ kind: 'staff-added', recipient: castEmail('gold') });
    expect((await world.gql(SECRET, {}, { as: 'gold' })).code, 'the session before').toBe('NOT_LOGGED_IN');
    expect((await logIn(castEmail('gold'), DEMO_PASSWORD)).errors).toBeUndefined();
    expect((await add(castEmail('gold'))).data?.addStaff).toMatchObject({ isStaff: true });
    expect(await audit(), 'a second time nothing happens').toHaveLength(1);
  });

  it('who registered a stranger’s address beforehand gets no rights by it: the password is gone, the link decides [ONB-06, SAF-27]', async () => {
    await world.store.write(async (tx) => {
      const theirs = { emailAddress: 'intruder@evil.example', verificationStatus: 'Confirmed' } as const;
      await tx.update(contactEmail).set(theirs).where(eq(contactEmail.accountId, 'volunteer'));
    });
    const { data } = await add(castEmail('volunteer'));
    expect(data?.addStaff).toMatchObject({ id: 'volunteer', hasPassword: false });
    expect(await newest()).toMatchObject({ kind: 'staff-account', recipient: castEmail('volunteer') });
    expect((await logIn(castEmail('volunteer'), DEMO_PASSWORD)).code).toBe('INVALID_EMAIL_OR_PASSWORD');
    const contacts = await world.store.read
      .select({ address: contactEmail.emailAddress, status: contactEmail.verificationStatus })
      .from(contactEmail)
      .where(eq(contactEmail.accountId, 'volunteer'));
    expect(contacts).toEqual([{ address: castEmail('volunteer'), status: 'Unverified' }]);
  });

  it.each([
    ['no address', 'nobody', 'INVALID_PARAMS'],
    ['a charity’s account', castEmail('provider'), 'BAD_USER_INPUT'],
    ['a banned account', castEmail('banned'), 'BAD_USER_INPUT'],
    ['somebody under 18', castEmail('teen'), 'BAD_USER_INPUT'],
  ])('%s is refused, which stands in the audit log [ONB-06]', async (_case, address, code) => {
    expect((await add(address)).code).toBe(code);
    expect(await readStaffRows(world.store.read)).toHaveLength(1);
    expect(await audit()).toMatchObject([
      { action: 'staff-added-refused', actorId: 'staff', detail: { code } },
    ]);
    expect(await readMails(world)).toEqual([]);
  });

  it('an account that never opened its link is sent another one, and the first is good no more [ONB-06]', async () => {
    await add('late@office.example');
    await add('late@office.example');
    const links = (await readMails(world)).map(({ body }) => /token=([\w-]+)/.exec(body)?.[1]);
    expect(new Set(links).size).toBe(2);
    const use = (token: string | undefined) =>
      world.gql('mutation($t: String!) { resetPassword(token: $t, password: "a long new phrase") }', {
        t: token,
      });
    expect((await use(links[0])).code).toBe('INVALID_TOKEN');
    expect((await use(links[1])).errors).toBeUndefined();
  });
});

describe('staff removes staff', () => {
  const makeStaff = (id: string) =>
    world.store.write((tx) => tx.update(account).set({ isStaff: true }).where(eq(account.id, id)));

  it('the rights and the sessions end at once, the account stays and is told [ONB-06]', async () => {
    await makeStaff('gold');
    expect((await world.gql(SECRET, {}, { as: 'gold' })).errors).toBeUndefined();
    expect((await remove('gold')).data?.removeStaff).toEqual({ id: 'gold', isStaff: false });
    expect((await world.gql(SECRET, {}, { as: 'gold' })).code).toBe('NOT_LOGGED_IN');
    const again = await logIn(castEmail('gold'), DEMO_PASSWORD);
    const authorization = `Bearer ${String(again.data?.loginWithEmail?.entityToken)}`;
    expect((await world.gql(SECRET, {}, { headers: { authorization } })).code).toBe('FORBIDDEN');
    expect(await newest()).toMatchObject({ kind: 'staff-removed', recipient: castEmail('gold') });
    expect(await audit()).toMatchObject([{ action: 'staff-removed', actorId: 'staff', subjectId: 'gold' }]);
    expect((await remove('gold')).data?.removeStaff, 'again').toEqual({ id: 'gold', isStaff: false });
    expect(await audit()).toHaveLength(1);
  });

  it('nobody else may, and an account that is not there is told so [ONB-06]', async () => {
    expect((await remove('staff', 'admins')).code).toBe('FORBIDDEN');
    expect((await add('a@b.example', 'admins')).code).toBe('FORBIDDEN');
    expect((await remove('staff', null)).code).toBe('NOT_LOGGED_IN');
    expect((await remove('nobody')).code).toBe('ACCOUNT_NOT_FOUND');
    const refused = await world.store.read
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'refused'), eq(auditEntry.actorId, 'admins')));
    expect(refused.map(({ detail }) => detail.operation).sort()).toEqual(['addStaff', 'removeStaff']);
  });

  it('the last one stays: by removal of the rights, by deleting the account, by a birth date under 18, by a ban [ONB-06]', async () => {
    expect((await remove('staff')).code).toBe('LAST_STAFF_ACCOUNT');
    const erase = await world.gql(
      `mutation { removeChariteer(input: { emailAddress: "${castEmail('staff')}" }) { id } }`,
      {},
      { as: 'staff' },
    );
    expect(erase.code).toBe('LAST_STAFF_ACCOUNT');
    const rejuvenate = await world.gql(
      'mutation { correctBirthDate(chariteerId: "staff", dateOfBirth: "2012-01-01") { id } }',
      {},
      { as: 'staff' },
    );
    expect(rejuvenate.code).toBe('LAST_STAFF_ACCOUNT');
    const ban = 'mutation { banAccount(accountId: "staff", reason: "x") { id } }';
    expect((await world.gql(ban, {}, { as: 'staff' })).code).toBe('BAD_USER_INPUT');
    expect(await audit()).toMatchObject([
      { action: 'staff-removed-refused', subjectId: 'staff', detail: { code: 'LAST_STAFF_ACCOUNT' } },
    ]);
    expect((await world.gql(SECRET, {}, { as: 'staff' })).errors, 'still staff, still in').toBeUndefined();
  });

  it('beside one that can log in, each of these ways is open [ONB-06]', async () => {
    await makeStaff('gold');
    const address = castEmail('staff');
    const erase = `mutation { removeChariteer(input: { emailAddress: "${address}" }) { id } }`;
    expect((await world.gql(erase, {}, { as: 'staff' })).errors).toBeUndefined();
    expect((await remove('gold', 'gold')).code, 'now the last one').toBe('LAST_STAFF_ACCOUNT');
  });
});

describe('the last staff account, two changes at once', () => {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });

  for (const backend of BACKENDS) {
    it.skipIf(backend.isMissing)(
      `two that remove each other leave one: ${backend.name} [ONB-06]`,
      async () => {
        const place = await backend.start();
        const stores = [
          openStore({ url: place.url, cells: TEST_CELLS }),
          openStore({ url: place.url, cells: TEST_CELLS }),
        ] as const;
        try {
          // By two processes, then by one, whose writes may share a transaction.
          for (const [first, second] of [stores, [stores[0], stores[0]]] as const) {
            await first.write(async (tx) => {
              await tx.delete(account);
              for (const id of ['ada', 'bea']) {
                const person = {
                  id,
                  username: id,
                  email: `${id}@office.example`,
                  isStaff: true,
                  passwordHash: 'x',
                };
                await insertAccount(tx, person);
              }
            });
            const removal = (store: Store, accountId: string) => {
              const sessions = createSessions(store, config, () => TEST_NOW);
              const context = { store, config, sessions, now: TEST_NOW, viewer: IMPORTER };
              return removeStaff(context, { accountId }).then(
                () => 'removed',
                (error: { code?: string }) => error.code,
              );
            };
            const outcomes = await Promise.all([removal(first, 'ada'), removal(second, 'bea')]);
            expect(outcomes.sort()).toEqual(['LAST_STAFF_ACCOUNT', 'removed']);
            expect(await readStaffRows(first.read)).toHaveLength(1);
          }
        } finally {
          await Promise.all(stores.map((store) => store.close()));
          await place.close();
        }
      },
    );
  }
});
