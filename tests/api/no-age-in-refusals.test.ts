import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
/** `waiting` is under 18, and the guardian has not agreed: an applicant, on a waitlist, and known to charity 1. */
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + 2 * HOUR_MS, resourceMaxNumber: 5 });
    await pastQuest(tx, { id: 'past' });
    for (const chariteerId of ['waiting', 'teen'])
      await insertContract(tx, { questId: 'past', chariteerId, status: 'Present' });
    await insertContract(tx, { id: 'own', questId: 'q', chariteerId: 'teen' });
    for (const [id, groupId] of [
      ['to guild', GUILD_ID],
      ['to charity', 'group-1'],
    ] as const)
      await tx.insert(groupApplication).values({ id, groupId, accountId: 'waiting', createdAt: TEST_NOW });
  });
});
afterEach(() => world.close());

/** What the caller is told: everything but the id of the request. */
async function told(text: string, as: CastName): Promise<unknown> {
  const { data, errors } = await world.gql(`mutation { ${text} }`, {}, { as });
  return errors
    ? errors.map(({ message, extensions: { code, statusCode } }) => ({ message, code, statusCode }))
    : data;
}
const decide = (act: string, groupId: string) => (id: string) =>
  `${act}GroupApplication(groupId: "${groupId}", applicationId: "${id}")${act === 'accept' ? ' { id }' : ''}`;

/** Acts upon someone else: of a child whose guardian has not agreed, and of no one. */
const ACTS: readonly (readonly [string, CastName, (id: string) => string, child: string])[] = [
  ['accepting into a guild', 'guildadmin', decide('accept', GUILD_ID), 'to guild'],
  ['declining for a guild', 'guildadmin', decide('decline', GUILD_ID), 'to guild'],
  ['accepting into a charity’s group', 'admins', decide('accept', 'group-1'), 'to charity'],
  ['declining for a charity’s group', 'admins', decide('decline', 'group-1'), 'to charity'],
  [
    'adding a past volunteer',
    'managers',
    (id) => `addPastVolunteer(questId: "q", chariteerId: "${id}", supervisorId: "managers") { id }`,
    'waiting',
  ],
  ['offering a spot', 'managers', (id) => `offerPlace(questId: "q", chariteerId: "${id}") { id }`, 'waiting'],
  [
    'inviting into a charity’s group',
    'admins',
    (id) => `addGroupMember(groupId: "group-1", username: "${id}", roleId: "captains") { roleId }`,
    'waiting',
  ],
];

describe('a refusal about someone else', () => {
  it.each(ACTS)(
    'when %s tells nothing of a child without consent [DEC-75, SAF-09]',
    async (_, as, act, child) => {
      expect(await told(act(child), as)).toEqual(await told(act('nobody'), as));
      await world.store.write((tx) =>
        tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'waiting')),
      );
      expect(await told(act(child), as)).toEqual(await told(act('nobody'), as));
      expect(await world.store.read.$count(groupMember, eq(groupMember.accountId, 'waiting'))).toBe(0);
    },
  );

  it('tells nothing of an age policy to who offers a spot of the waitlist [DEC-75]', async () => {
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 10, soloAge: 10, maxAge: 100 }));
    const offer = (id: string) =>
      told(`offerPlace(questId: "full", chariteerId: "${id}") { id }`, 'managers');
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, {
        id: 'full',
        agePolicyIndex: 0,
        startedAt: TEST_NOW + 2 * HOUR_MS,
        resourceMaxNumber: 1,
      });
      await insertContract(tx, { questId: 'full', chariteerId: 'gold' });
    });
    await told('joinWaitingList(questId: "full") { position }', 'teen');
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 30, soloAge: 30, maxAge: 100 }));
    expect(await offer('teen')).toEqual(await offer('nobody'));
  });
});

describe('a waitlist on which a spot went past someone', () => {
  const reasons = async () => {
    const text = '{ questWaitingList(questId: "full") { chariteer { id } refusedAs refusedAt } }';
    const { data } = await world.gql(text, {}, { as: 'managers' });
    return data;
  };
  it('does not say that it was for their age, which a policy of the charity would tell to the year [DEC-75]', async () => {
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 10, soloAge: 10, maxAge: 100 });
      const full = { id: 'full', agePolicyIndex: 0, resourceMaxNumber: 1 };
      await upcomingQuest(tx, { ...full, startedAt: TEST_NOW + 5 * DAY_MS });
      await insertContract(tx, { id: 'only', questId: 'full', chariteerId: 'gold' });
    });
    await told('joinWaitingList(questId: "full") { position }', 'teen');
    const before = await reasons();
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 16, soloAge: 16, maxAge: 100 }));
    await told('abandonContract(id: "only") { id }', 'gold');
    const [row] = await world.store.read.select().from(waitingPerson);
    expect(row?.refusedAs).toBe('TOO_YOUNG');
    expect(await reasons()).toEqual(before);
  });
});

describe('the applications that admins read', () => {
  const read = async (as: CastName, groupId: string) => {
    const { data } = await world.gql<{
      listGroupApplications: { total: number; items: { username: string }[] };
      listGroupMembers: { pendingApplicationCount: number };
    }>(
      `{ listGroupApplications(groupId: "${groupId}") { total items { username } }
        listGroupMembers(groupId: "${groupId}") { pendingApplicationCount } }`,
      {},
      { as },
    );
    const { total, items } = data?.listGroupApplications ?? { total: -1, items: [] };
    return [total, data?.listGroupMembers.pendingApplicationCount, items.map(({ username }) => username)];
  };
  const agrees = () =>
    world.store.write((tx) =>
      tx
        .update(guardianConsent)
        .set({ state: 'given', consentedAt: TEST_NOW })
        .where(eq(guardianConsent.chariteerId, 'waiting')),
    );

  it('of a guild have someone under 18 in list and count once a guardian agrees [DEC-75, SAF-09]', async () => {
    expect(await read('guildadmin', GUILD_ID)).toEqual([0, 0, []]);
    await agrees();
    expect(await read('guildadmin', GUILD_ID)).toEqual([1, 1, ['waiting']]);
    expect(await told(decide('accept', GUILD_ID)('to guild'), 'guildadmin')).toEqual({
      acceptGroupApplication: { id: 'to guild' },
    });
  });

  it.each(['teen', 'gold'] as const)(
    'of a guild that %s has left have them no more [SAF-04, DEC-75]',
    async (as) => {
      await told(`applyToGroup(groupId: "${GUILD_ID}") { id }`, as);
      const isOwn = eq(groupApplication.accountId, as);
      const [own] = await world.store.read.select().from(groupApplication).where(isOwn);
      await told(decide('accept', GUILD_ID)(own?.id ?? ''), 'guildadmin');
      expect(await read('guildadmin', GUILD_ID)).toEqual([1, 0, [as]]);
      await told(`leaveGroup(groupId: "${GUILD_ID}")`, as);
      expect(await read('guildadmin', GUILD_ID)).toEqual([0, 0, []]);
    },
  );

  it('of a charity have adults alone [DEC-75, OPEN-GRP-04]', async () => {
    await agrees();
    expect(await read('admins', 'group-1')).toEqual([0, 0, []]);
  });
});
