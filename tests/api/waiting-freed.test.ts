import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepSupervision } from '#api/places/supervision/sweep-supervision.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { readSentEntries } from '../support/calendar-entries.ts';
import { type CastName, GUILD_ID } from '../support/cast.ts';
import { agree, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { DAY_MS, pastQuest } from '../support/upcoming-quest.ts';
import {
  bailOut,
  childOfVolunteer,
  fullQuest,
  join,
  joinAll,
  listed,
  offers,
  places,
  take,
} from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
});
afterEach(() => world.close());

const offered = async () =>
  (await offers(world)).filter(({ state }) => state === 'standing').map(({ chariteerId }) => chariteerId);
const change = (values: Partial<typeof quest.$inferInsert>) =>
  world.store.write(async (tx) => void (await tx.update(quest).set(values).where(eq(quest.id, 'full'))));
const block = async (accountId: CastName) => {
  const ban = 'mutation ($id: ID!) { banAccount(accountId: $id, reason: "Spam") { id } }';
  expect((await world.gql(ban, { id: accountId }, { as: 'staff' })).code).toBeUndefined();
};

it('a blocked account leaves all lists, and what is held for it goes on in the same write [WAI-03: by whom]', async () => {
  await fullQuest(world);
  await fullQuest(world, { id: 'other', startedAt: world.clock.now() + 5 * DAY_MS });
  await joinAll(world, ['volunteer', 'guildadmin']);
  await joinAll(world, ['volunteer'], 'other');
  await bailOut(world);
  expect(await offered()).toEqual(['volunteer']);
  await block('volunteer');
  expect(await offered()).toEqual(['guildadmin']);
  expect([await listed(world), await listed(world, 'other')]).toEqual([['guildadmin'], []]);
  expect(await places(world)).toEqual({ taken: 0, held: 1, waiting: 1 });
  expect(await places(world, 'other')).toEqual({ taken: 1, held: 0, waiting: 0 });
});

it('with a blocked account its children leave the lists, and none of the family is offered the place [WAI-03: by whom]', async () => {
  const child = await childOfVolunteer(world);
  await fullQuest(world);
  await joinAll(world, ['volunteer']);
  expect((await join(world, 'volunteer', 'full', child)).code).toBeUndefined();
  world.clock.advance(1000);
  await joinAll(world, ['guildadmin']);
  await bailOut(world);
  expect(await offered()).toEqual(['volunteer']);
  await block('volunteer');
  expect(await listed(world)).toEqual(['guildadmin']);
  const everOffered = (await offers(world)).map(({ chariteerId }) => chariteerId);
  expect(everOffered).toEqual(['volunteer', 'guildadmin']);
  const guardians = await world.store.read.select().from(childRecord);
  expect(guardians, 'the child stays').toHaveLength(1);
});

it('by somebody young who stays without an adult [WAI-03: by what]', async () => {
  await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 10, soloAge: 16, maxAge: 100 }));
  await fullQuest(world, { agePolicyIndex: 0, resourceMaxNumber: 2 });
  const signUp = `mutation { createContract(chariteerId: "teen", questId: "full", supervisorUsername: "gold") { id } }`;
  expect((await world.gql(signUp, {}, { as: 'teen' })).code).toBeUndefined();
  await joinAll(world, ['volunteer', 'guildadmin']);
  await bailOut(world);
  expect((await take(world, 'volunteer')).code).toBeUndefined();
  expect(await places(world)).toEqual({ taken: 2, held: 0, waiting: 1 });
  world.clock.advance(DAY_MS);
  await sweepSupervision(world.store, { now: world.clock.now(), config: world.config });
  expect(await offered()).toEqual(['guildadmin']);
});

it('by a guardian who withdraws the consent [WAI-03: by what]', async () => {
  await fullQuest(world, { resourceMaxNumber: 2 });
  const { playerId, headers } = await registeredTeen(world);
  await world.store.write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, playerId)),
  );
  await agree(world);
  const signUp = 'mutation ($id: ID!) { createContract(chariteerId: $id, questId: "full") { id } }';
  expect((await world.gql(signUp, { id: playerId }, { headers })).code).toBeUndefined();
  await joinAll(world, ['volunteer']);
  const keys = await openGuardianPage(world);
  const withdraw =
    'mutation ($token: String!, $browserKey: String!) { withdrawGuardianConsent(token: $token, browserKey: $browserKey) }';
  expect((await world.gql(withdraw, keys)).data).toEqual({ withdrawGuardianConsent: true });
  expect(await offered()).toEqual(['volunteer']);
});

it('by a guild that gives its reservation back [WAI-03: by what]', async () => {
  await fullQuest(world);
  await joinAll(world, ['volunteer']);
  await world.store.write((tx) =>
    insertContract(tx, { id: 'reserved', questId: 'full', chariteerId: 'managers', guildId: GUILD_ID }),
  );
  await change({ resourceMaxNumber: 2 });
  expect(await offered()).toEqual([]);
  const giveBack = 'mutation { giveReservationBack(id: "reserved") }';
  expect((await world.gql(giveBack, {}, { as: 'guildadmin' })).code).toBeUndefined();
  expect(await offered()).toEqual(['volunteer']);
});

it('gives back what a blocked account and its children were to come to, off calendars, to whoever waits [DEC-70, MSG-06]', async () => {
  const child = await childOfVolunteer(world);
  await fullQuest(world, { resourceMaxNumber: 2 });
  await fullQuest(world, { id: 'other', resourceMaxNumber: 2 });
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'past' });
    await insertContract(tx, { questId: 'full', chariteerId: 'volunteer' });
    await insertContract(tx, { questId: 'other', chariteerId: child });
    await insertContract(tx, { questId: 'past', chariteerId: 'volunteer' });
  });
  await joinAll(world, ['guildadmin']);
  const sent = (await readSentEntries(world)).length;
  await block('volunteer');
  const held = await world.store.read.select().from(contract);
  const told = held.filter(({ chariteerId }) => [child, 'volunteer'].includes(chariteerId));
  expect(told.map(({ questId, abandonReason }) => [questId, abandonReason]).sort()).toEqual([
    ['full', 'Account blocked'],
    ['other', 'Account blocked'],
    ['past', null],
  ]);
  expect(await offered()).toEqual(['guildadmin']);
  const entries = (await readSentEntries(world)).slice(sent);
  expect(entries.filter(({ method }) => method === 'CANCEL')).toHaveLength(2);
  await world.gql('mutation { unbanAccount(accountId: "volunteer") { id } }', {}, { as: 'staff' });
  expect(await offered()).toEqual(['guildadmin']);
});
