import { eq, sql } from 'drizzle-orm';
import { sweepHolds } from '#api/places/holds/lapse-holds.ts';
import { sweepWaiting } from '#api/places/waiting/sweep-waiting.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Quest } from '#db/factories/insert-quest.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { CastName } from './cast.ts';
import { DAY_MS, upcomingQuest } from './upcoming-quest.ts';
import type { World } from './world.ts';

/** A quest in three days whose only place `gold` has. */
export async function fullQuest(world: World, overrides: Partial<Quest> = {}): Promise<string> {
  const id = overrides.id ?? 'full';
  await world.store.write(async (tx) => {
    const startedAt = world.clock.now() + 3 * DAY_MS;
    await upcomingQuest(tx, { startedAt, resourceMaxNumber: 1, ...overrides, id });
    await insertContract(tx, { id: `held-${id}`, questId: id, chariteerId: 'gold' });
  });
  return id;
}

export type OwnWaiting = {
  position: number;
  joinedAt: string;
  offer: { endsAt: string; isForMe: boolean } | null;
};

export const join = (
  world: World,
  as: CastName | null,
  questId = 'full',
  chariteerId: string | null = null,
) =>
  world.gql<{ joinWaitingList: OwnWaiting }>(
    `mutation ($questId: ID!, $chariteerId: ID) { joinWaitingList(questId: $questId, chariteerId: $chariteerId) {
      position joinedAt offer { endsAt isForMe } } }`,
    { questId, chariteerId },
    { as },
  );

/** Puts people on a list, a second after each other. Throws where one is refused. */
export async function joinAll(world: World, people: readonly CastName[], questId = 'full'): Promise<void> {
  for (const as of people) {
    const { code } = await join(world, as, questId);
    if (code) throw new Error(`${as}: ${code}`);
    world.clock.advance(1000);
  }
}

export const leave = (world: World, as: CastName | null, questId = 'full') =>
  world.gql<{ leaveWaitingList: boolean }>(
    'mutation ($questId: ID!) { leaveWaitingList(questId: $questId) }',
    { questId },
    { as },
  );

export const take = (world: World, as: CastName | null, questId = 'full') =>
  world.gql<{ takeOfferedPlace: { id: string } }>(
    'mutation ($questId: ID!) { takeOfferedPlace(questId: $questId) { id } }',
    { questId },
    { as },
  );

export const decline = (world: World, as: CastName | null, questId = 'full') =>
  world.gql<{ declineOfferedPlace: boolean }>(
    'mutation ($questId: ID!) { declineOfferedPlace(questId: $questId) }',
    { questId },
    { as },
  );

export const bailOut = (world: World, as: CastName = 'gold', id = 'held-full') =>
  world.gql('mutation ($id: ID!) { abandonContract(id: $id) { id } }', { id }, { as });

export type OwnView = {
  waitingCount: number;
  heldCount: number;
  takenCount: number;
  isWaitingListOpen: boolean;
  canJoinWaitingList: boolean;
  ownWaiting: OwnWaiting | null;
  viewerVerdict: { verdict: string };
};

/** The quest as someone sees it. */
export async function seen(world: World, as: CastName | null, questId = 'full'): Promise<OwnView> {
  const { data, errors } = await world.gql<{ quest: OwnView }>(
    `query ($id: ID!) { quest(id: $id) { waitingCount heldCount takenCount isWaitingListOpen canJoinWaitingList
      ownWaiting { position joinedAt offer { endsAt isForMe } } viewerVerdict { verdict } } }`,
    { id: questId },
    { as },
  );
  if (!data?.quest) throw new Error(JSON.stringify(errors));
  return data.quest;
}

/** IDs on a quest's waitlist, in order. */
export async function listed(world: World, questId = 'full'): Promise<string[]> {
  const rows = await world.store.read
    .select({ chariteerId: waitingPerson.chariteerId })
    .from(waitingPerson)
    .where(eq(waitingPerson.questId, questId))
    .orderBy(waitingPerson.joinedAt, waitingPerson.id);
  return rows.map(({ chariteerId }) => chariteerId);
}

/** The offers of a quest in the order in which they were made: whose, and how each stands. */
export async function offers(world: World, questId = 'full') {
  return world.store.read
    .select({ chariteerId: placeOffer.chariteerId, state: placeOffer.state })
    .from(placeOffer)
    .where(eq(placeOffer.questId, questId))
    .orderBy(placeOffer.offeredAt, sql`rowid`);
}

export async function places(world: World, questId = 'full') {
  const [row] = await world.store.read
    .select({ taken: quest.takenCount, held: quest.heldCount, waiting: quest.waitingCount })
    .from(quest)
    .where(eq(quest.id, questId));
  return row;
}

/** What the worker does at this instant. */
export async function sweep({ store, clock, config }: World): Promise<void> {
  const context = { now: clock.now(), config };
  while ((await sweepHolds(store, context)) || (await sweepWaiting(store, context))) {
    // There was more.
  }
}

/** A child of eight under the account of the volunteer. */
export async function childOfVolunteer(world: World): Promise<string> {
  const { data, errors } = await world.gql<{ registerChild: { id: string } }>(
    `mutation { registerChild(input: { nameFirst: "Mo", nameLast: "Delmar", dateOfBirth: "2018-05-01",
      signedName: "Rosa Delmar" }) { id } }`,
    {},
    { as: 'volunteer' },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.registerChild.id;
}
