import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { quest } from '#db/schema/quest.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import type { CastName } from '../support/cast.ts';
import { fullQuest, joinAll, offers, places } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await fullQuest(world);
  await joinAll(world, ['volunteer', 'quiet']);
});
afterEach(() => world.close());

const offer = (addsPlace: boolean, as: CastName = 'managers', chariteerId = 'quiet') =>
  world.gql<{ offerPlace: { offerEndsAt: string | null } }>(
    `mutation ($id: ID!, $addsPlace: Boolean!) {
      offerPlace(questId: "full", chariteerId: $id, addsPlace: $addsPlace) { offerEndsAt } }`,
    { id: chariteerId, addsPlace },
    { as },
  );
const maximum = async () => {
  const [row] = await world.store.read
    .select({ maximum: quest.resourceMaxNumber })
    .from(quest)
    .where(eq(quest.id, 'full'));
  return row?.maximum;
};

it('where no place is free one is added for who is chosen, and for nobody else [WAI-10: out of turn]', async () => {
  expect((await offer(false)).code).toBe('NO_PLACE_TO_OFFER');
  const { data } = await offer(true);
  expect(data?.offerPlace.offerEndsAt).not.toBeNull();
  expect(await offers(world)).toEqual([{ chariteerId: 'quiet', state: 'standing' }]);
  expect(await places(world)).toEqual({ taken: 1, held: 1, waiting: 2 });
  expect(await maximum()).toBe(2);
  // Asked again it is the same offer.
  await offer(true);
  expect(await maximum()).toBe(2);
});

it('a quest gets no more places than it may have [WAI-04, WAI-10: parts: an added place]', async () => {
  await world.store.write(async (tx) => {
    const most = QUEST_LIMITS.resourceMax;
    await tx.update(quest).set({ resourceMaxNumber: most, takenCount: most }).where(eq(quest.id, 'full'));
  });
  expect((await offer(true)).code).toBe('NO_PLACE_TO_OFFER');
  expect(await maximum()).toBe(QUEST_LIMITS.resourceMax);
  expect(await offers(world)).toEqual([]);
});

it('who may take attendance but not change the quest adds none [WAI-10: out of turn]', async () => {
  await world.store.write((tx) =>
    insertMembership(tx, { groupId: 'group-1', accountId: 'gold', roleId: 'frontDeskStaff' }),
  );
  expect((await offer(false, 'gold')).code).toBe('NO_PLACE_TO_OFFER');
  expect((await offer(true, 'gold')).code).toBe('FORBIDDEN');
  expect(await maximum()).toBe(1);
});
