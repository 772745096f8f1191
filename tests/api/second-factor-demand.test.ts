import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { enter, pendingToken, turnOn } from '../support/second-factor.ts';
import { openWorld, type World } from '../support/world.ts';

const DEMAND =
  'mutation ($isDemanded: Boolean!) { demandSecondFactor(providerId: "1", isDemanded: $isDemanded) }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const demand = (as: CastName, isDemanded = true) => world.gql(DEMAND, { isDemanded }, { as });
/** Turns on the second-factor requirement of charity 1. */
const demanded = () =>
  world.store.write((tx) =>
    tx.update(provider).set({ demandsSecondFactor: true }).where(eq(provider.id, '1')),
  );

describe('a charity that demands a second factor', () => {
  it('its admins switch it on, who have shown one themselves, and off again [JOI-09: demand]', async () => {
    expect((await demand('admins')).code).toBe('SECOND_FACTOR_REQUIRED');
    await turnOn(world, 'admins');
    expect((await demand('admins')).data).toEqual({ demandSecondFactor: true });
    const [row] = await world.store.read.select().from(provider).where(eq(provider.id, '1'));
    expect(row?.demandsSecondFactor).toBe(true);
    expect((await demand('admins', false)).data).toEqual({ demandSecondFactor: false });
    const entries = await world.store.read
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, '1'));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor-demanded', 'second-factor-not-demanded']),
    );
  });

  it.each(['managers', 'captains', 'volunteer'] as const)(
    '%s do not switch it on [JOI-09: demand]',
    async (as) => {
      await turnOn(world, as);
      expect((await demand(as)).code).toBe('FORBIDDEN');
    },
  );

  it('refuses whoever has none, and says by what their rights count again [JOI-09: rights]', async () => {
    await demanded();
    const refused = await world.gql('{ providerGroupId(providerId: "1") }', {}, { as: 'managers' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      statusCode: 403,
    });
    const state = await world.gql('{ secondFactor { areRightsHeld } }', {}, { as: 'managers' });
    expect(state.data?.secondFactor).toEqual({ areRightsHeld: true });
  });

  it.each([
    'admins',
    'managers',
    'boardmembers',
    'employees',
    'captains',
    'coordinators',
    'provider',
  ] as const)('%s have the rights back once they have set one up [JOI-09: rights]', async (as) => {
    const ask = () => world.gql('{ providerGroupId(providerId: "1") }', {}, { as });
    expect((await ask()).errors).toBeUndefined();
    await demanded();
    expect((await ask()).code).toBe('SECOND_FACTOR_REQUIRED');
    await turnOn(world, as);
    expect((await ask()).errors).toBeUndefined();
  });

  it('counts the session, not the account: one that has shown none has none [JOI-09: rights]', async () => {
    const { nextCode } = await turnOn(world, 'managers');
    await demanded();
    const ask = (token: string) =>
      world.gql(
        '{ providerGroupId(providerId: "1") }',
        {},
        { headers: { authorization: `Bearer ${token}` } },
      );
    expect((await ask(await world.sessions.open('managers'))).code).toBe('SECOND_FACTOR_REQUIRED');
    const logInToken = await pendingToken(world, 'managers');
    const { data } = await enter(world, { code: nextCode(), logInToken });
    expect((await ask(data?.enterSecondFactor.entityToken ?? '')).errors).toBeUndefined();
  });

  it('leaves rights at other charities, and what everybody may, as they are [JOI-09: rights]', async () => {
    await demanded();
    const elsewhere = await world.gql('{ providerGroupId(providerId: "2") }', {}, { as: 'managers' });
    expect(elsewhere.errors).toBeUndefined();
    const own = await world.gql('{ getAccountInfo { playerId } }', {}, { as: 'managers' });
    expect(own.data).toEqual({ getAccountInfo: { playerId: 'managers' } });
  });

  it('holds where people act on each other in its group, and in files with people [JOI-09: rights]', async () => {
    await demanded();
    const act = 'mutation { removeGroupMember(groupId: "group-1", memberId: "captains") }';
    expect((await world.gql(act, {}, { as: 'admins' })).code).toBe('SECOND_FACTOR_REQUIRED');
    const asked = {
      providerId: '1',
      from: new Date(0).toISOString(),
      until: new Date(TEST_NOW).toISOString(),
    };
    const file = await world.askFile('/files/volunteers.csv', asked, {
      token: await world.tokenOf('managers'),
    });
    expect(file.status).toBe(403);
    expect(await file.text()).toContain('SECOND_FACTOR_REQUIRED');
  });

  it('its admins see who has one, nobody else does [JOI-09: group]', async () => {
    await turnOn(world, 'managers');
    const list = (as: CastName) =>
      world.gql<{
        listGroupMembers: {
          demandsSecondFactor: boolean;
          items: { memberId: string; hasSecondFactor: boolean | null }[];
        };
      }>(
        '{ listGroupMembers(groupId: "group-1", perPage: 100) { demandsSecondFactor items { memberId hasSecondFactor } } }',
        {},
        { as },
      );
    const { data } = await list('admins');
    const known = new Map(
      data?.listGroupMembers.items.map(({ memberId, hasSecondFactor }) => [memberId, hasSecondFactor]),
    );
    expect([known.get('managers'), known.get('captains')]).toEqual([true, false]);
    expect(data?.listGroupMembers.demandsSecondFactor).toBe(false);
    const seen = (await list('employees')).data?.listGroupMembers.items ?? [];
    expect(new Set(seen.map(({ hasSecondFactor }) => hasSecondFactor))).toEqual(new Set([null]));
  });
});

describe("the product's staff", () => {
  const PAGE = '{ accountPage { total } }';

  it('have no rights in production before they have set one up [JOI-09: staff]', async () => {
    await world.close();
    const env = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://chariteers.test',
      SMTP_URL: 'smtp://mail.test:25',
    };
    world = await openWorld({ env });
    const refused = await world.gql(PAGE, {}, { as: 'staff' });
    expect(refused.code).toBe('SECOND_FACTOR_REQUIRED');
    await turnOn(world, 'staff');
    expect((await world.gql(PAGE, {}, { as: 'staff' })).errors).toBeUndefined();
  });

  it('go on without one in the demo world [JOI-09: staff]', async () => {
    expect((await world.gql(PAGE, {}, { as: 'staff' })).errors).toBeUndefined();
  });
});

it('a code by the right password alone is not asked of who has set up none', async () => {
  await demanded();
  const { errors } = await world.gql(
    `mutation { loginWithEmail(email: "${castEmail('managers')}", password: "${DEMO_PASSWORD}", titleId: "chariteers") { playerId } }`,
  );
  expect(errors).toBeUndefined();
});
