import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recoveryCode } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import { castEmail } from '../support/cast.ts';
import { enterCode, mailedCode, startJoining } from '../support/joining.ts';
import { begin, PROVE_BY_PASSKEY, withPasskey } from '../support/passkeys.ts';
import { enter, turnOn } from '../support/second-factor.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const sessionsOf = (accountId: string) =>
  world.store.read.select().from(session).where(eq(session.accountId, accountId));

describe('which ways count as a second factor', () => {
  it('opens nothing by itself where one-time passwords are on [JOI-10: a code by mail]', async () => {
    const { recoveryCodes } = await turnOn(world, 'managers');
    const before = (await sessionsOf('managers')).length;
    const started = await startJoining(world, { email: castEmail('managers') });
    const code = await mailedCode(world, castEmail('managers'));
    const { step, ...answer } = await enterCode(world, { code, key: started.data?.startJoining.key ?? null });
    expect(answer.code).toBe('SECOND_FACTOR_ASKED');
    expect(step).toBeUndefined();
    expect(await sessionsOf('managers')).toHaveLength(before);

    const logInToken = String(answer.errors?.[0]?.extensions?.logInToken);
    const entered = await enter(world, { code: recoveryCodes[0] ?? '', logInToken });
    expect(entered.data?.enterSecondFactor.playerId).toBe('managers');
    expect(await world.store.read.select().from(recoveryCode)).toHaveLength(9);
  });

  it('shown again as a proof it is one, for the rights that wait for it [JOI-08, JOI-09: a passkey]', async () => {
    const { device } = await withPasskey(world, 'admins');
    expect((await demand()).code).toBe('SECOND_FACTOR_REQUIRED');
    const credential = device.sign(await begin(world, 'admins', 'beginPasskeyProof'));
    await world.gql(PROVE_BY_PASSKEY, { credential }, { as: 'admins' });
    expect((await demand()).data).toEqual({ demandSecondFactor: true });
  });

  it('admins see who has a second factor, a passkey as well [JOI-09: the group]', async () => {
    const before = await haveOne();
    await withPasskey(world, 'managers');
    expect(await haveOne()).toBe(before + 1);
  });
});

const demand = () =>
  world.gql('mutation { demandSecondFactor(providerId: "1", isDemanded: true) }', {}, { as: 'admins' });

async function haveOne(): Promise<number> {
  const { data: group } = await world.gql<{ providerGroupId: string }>(
    '{ providerGroupId(providerId: "1") }',
    {},
    { as: 'admins' },
  );
  const { data } = await world.gql<{ listGroupMembers: { items: { hasSecondFactor: boolean | null }[] } }>(
    `query ($groupId: ID!) {
      listGroupMembers(groupId: $groupId, page: 1, perPage: 50) { items { hasSecondFactor } }
    }`,
    { groupId: group?.providerGroupId },
    { as: 'admins' },
  );
  return (data?.listGroupMembers.items ?? []).filter(({ hasSecondFactor }) => hasSecondFactor).length;
}
