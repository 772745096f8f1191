import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { constraintOf } from '#db/constraint-error.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { castEmail, GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', eventTitle: 'Soup' }));
});
afterEach(() => world.close());

const questNow = async () => {
  const [row] = await world.store.read.select().from(quest).where(eq(quest.id, 'q'));
  return row;
};

it('deleting a stamp leaves an upcoming quest and its people all that was posted [DEC-71]', async () => {
  await world.store.write(async (tx) => {
    await insertStamp(tx, { id: 's', providerId: '1', eventTitle: 'Stew' });
    await tx.update(quest).set({ templateQuestId: 's' }).where(eq(quest.id, 'q'));
    await insertContract(tx, { questId: 'q', chariteerId: 'gold' });
  });
  const before = await questNow();
  const { errors } = await world.gql('mutation { deleteStamp(id: "s") { id } }', {}, { as: 'managers' });
  expect(errors).toBeUndefined();
  expect(await questNow()).toEqual({ ...before, templateQuestId: null });
  const [held] = await world.store.read.select().from(contract).where(eq(contract.questId, 'q'));
  expect(held?.abandonedAt).toBeNull();
});

it('a guild whose last member leaves gives its reservations back, and the manager who made them is told [DEC-71]', async () => {
  await world.store.write((tx) =>
    insertContract(tx, { id: 'r', questId: 'q', chariteerId: 'managers', guildId: GUILD_ID }),
  );
  const leave = `mutation { leaveGroup(groupId: "${GUILD_ID}") }`;
  expect((await world.gql(leave, {}, { as: 'guildadmin' })).errors).toBeUndefined();
  const [reserved] = await world.store.read.select().from(contract).where(eq(contract.id, 'r'));
  expect(reserved?.abandonedAt).toBe(world.clock.now());
  const told = (await readMails(world)).filter(({ kind }) => kind === 'reservation-answered');
  expect(told.map(({ recipient }) => recipient)).toEqual([castEmail('managers')]);
});

it('a district with charities cannot be removed, one without can [DEC-71]', async () => {
  const remove = (id: string) =>
    world.store
      .write(async (tx) => void (await tx.delete(district).where(eq(district.id, id))))
      .catch((error: unknown) => constraintOf(error)?.kind);
  const [charity] = await world.store.read.select().from(provider).where(eq(provider.id, '1'));
  expect(await remove(charity?.districtId ?? '')).toBe('foreign-key');
  await world.store.write((tx) => insertDistrict(tx, { id: 'empty' }));
  expect(await remove('empty')).toBeUndefined();
});

it('a quest that no one is on can become a Draft and Private again [DEC-71]', async () => {
  for (const status of ['Draft', 'Published', 'Private']) {
    const edit = `mutation { updateQuest(id: "q", publishingStatus: ${status}) { id } }`;
    expect((await world.gql(edit, {}, { as: 'managers' })).errors).toBeUndefined();
    expect((await questNow())?.publishingStatus).toBe(status);
  }
});
