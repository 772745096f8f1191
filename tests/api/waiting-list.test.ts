import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import {
  bailOut,
  childOfVolunteer,
  fullQuest,
  join,
  joinAll,
  leave,
  listed,
  offers,
  places,
  seen,
  take,
} from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await fullQuest(world);
});
afterEach(() => world.close());

const changeQuest = (values: Partial<typeof quest.$inferInsert>) =>
  world.store.write(async (tx) => void (await tx.update(quest).set(values).where(eq(quest.id, 'full'))));

describe('a full quest', () => {
  it('offers its waiting list where nothing but the places is in the way [WAI-01: API]', async () => {
    expect(await seen(world, 'volunteer')).toMatchObject({
      canJoinWaitingList: true,
      ownWaiting: null,
      viewerVerdict: { verdict: 'FULL' },
    });
    expect((await seen(world, null)).canJoinWaitingList).toBe(false);
    expect((await seen(world, 'gold')).canJoinWaitingList).toBe(false);
    expect((await join(world, 'volunteer')).data?.joinWaitingList).toMatchObject({
      position: 1,
      offer: null,
    });
    expect((await seen(world, 'volunteer')).canJoinWaitingList).toBe(false);
  });

  const others: [code: string, verdict: string, make: () => Promise<unknown>][] = [
    ['QUEST_CANCELLED', 'CANCELLED', () => changeQuest({ publishingStatus: 'Cancelled' })],
    [
      'BANNED_BY_PROVIDER',
      'BANNED',
      () =>
        world.store.write(async (tx) => {
          const ban = { providerId: '1', chariteerId: 'volunteer', createdAt: 1 };
          await tx.insert(providerBan).values({ id: 'ban', ...ban });
        }),
    ],
    ['NOT_ENOUGH_HOURS', 'FULL', () => changeQuest({ prerequisiteMinutes: 60 })],
    [
      'TRAINING_REQUIRED',
      'FULL',
      () =>
        world.store.write(async (tx) => {
          await insertTraining(tx, { id: 'asked', providerId: '1' });
          await tx.insert(questRequiredOrientation).values({ questId: 'full', templateId: 'asked' });
        }),
    ],
  ];

  it.each(others)('who would be refused as %s reads that [WAI-01: API]', async (code, _, make) => {
    await make();
    expect((await join(world, 'volunteer')).code).toBe(code);
    expect(await listed(world)).toEqual([]);
    if (code !== 'QUEST_CANCELLED') expect((await seen(world, 'volunteer')).canJoinWaitingList).toBe(false);
  });

  it('who is on it, has no record, or finds a place, waits for none [WAI-01: API]', async () => {
    expect((await join(world, 'gold')).code).toBe('ALREADY_SIGNED_UP');
    expect((await join(world, 'new')).code).toBe('NO_VOLUNTEER_RECORD');
    expect((await join(world, 'waiting')).code).toBe('GUARDIAN_PENDING');
    expect((await join(world, null)).code).toBe('NOT_LOGGED_IN');
    expect((await join(world, 'volunteer', 'nothing')).code).toBe('QUEST_NOT_FOUND');
    await changeQuest({ resourceMaxNumber: 2 });
    expect((await join(world, 'volunteer')).code).toBe('PLACES_LEFT');
  });

  it('once it has begun nobody waits any more [WAI-01: API]', async () => {
    await changeQuest({ startedAt: world.clock.now() - HOUR_MS, endedAt: world.clock.now() + HOUR_MS });
    expect((await join(world, 'volunteer')).code).toBe('QUEST_FULL');
  });

  it('a Draft or a hidden charity’s quest is not found [WAI-01: API]', async () => {
    await changeQuest({ publishingStatus: 'Draft' });
    expect((await join(world, 'volunteer')).code).toBe('QUEST_NOT_FOUND');
  });
});

describe('the list', () => {
  it('has the order of joining; everybody sees the own position and leaves at once [WAI-02: API]', async () => {
    await joinAll(world, ['volunteer', 'managers', 'captains']);
    expect(await listed(world)).toEqual(['volunteer', 'managers', 'captains']);
    expect((await seen(world, 'captains')).ownWaiting?.position).toBe(3);
    expect((await leave(world, 'volunteer')).data?.leaveWaitingList).toBe(true);
    expect((await seen(world, 'captains')).ownWaiting?.position).toBe(2);
    expect((await leave(world, 'volunteer')).data?.leaveWaitingList).toBe(false);
    await joinAll(world, ['volunteer']);
    expect((await seen(world, 'volunteer')).ownWaiting?.position).toBe(3);
  });

  it('who joins twice stays where they are [WAI-02: API]', async () => {
    await joinAll(world, ['volunteer', 'managers']);
    const again = await join(world, 'volunteer');
    expect(again.data?.joinWaitingList.position).toBe(1);
    expect(await places(world)).toEqual({ taken: 1, held: 0, waiting: 2 });
  });

  it('nobody is on it and on the quest at once [WAI-02: API]', async () => {
    await joinAll(world, ['volunteer', 'managers']);
    await changeQuest({ resourceMaxNumber: 2 });
    expect((await signUp(world, 'volunteer', 'full')).code).toBeUndefined();
    expect(await listed(world)).toEqual(['managers']);
    expect(await places(world)).toEqual({ taken: 2, held: 0, waiting: 1 });
  });

  it('whom a manager adds leaves it as well [WAI-02: API]', async () => {
    await world.store.write(async (tx) => {
      const startedAt = world.clock.now() - 9 * DAY_MS;
      await upcomingQuest(tx, { id: 'past', startedAt, endedAt: startedAt + HOUR_MS });
      await insertContract(tx, { questId: 'past', chariteerId: 'volunteer', status: 'Present' });
    });
    await joinAll(world, ['volunteer']);
    const { code } = await world.gql(
      'mutation { addPastVolunteer(questId: "full", chariteerId: "volunteer", supervisorId: "managers") { id } }',
      {},
      { as: 'managers' },
    );
    expect(code).toBeUndefined();
    expect(await places(world)).toEqual({ taken: 2, held: 0, waiting: 0 });
  });

  it('a child waits by its guardian, and nobody waits for somebody else [WAI-02: API]', async () => {
    const child = await childOfVolunteer(world);
    expect((await join(world, 'volunteer', 'full', 'managers')).code).toBe('FORBIDDEN');
    expect((await join(world, 'volunteer', 'full', child)).data?.joinWaitingList.position).toBe(1);
    expect(await listed(world)).toEqual([child]);
  });

  it('is counted apart from the places [WAI-13: API]', async () => {
    await joinAll(world, ['volunteer', 'managers']);
    expect(await seen(world, null)).toMatchObject({ takenCount: 1, heldCount: 0, waitingCount: 2 });
    await bailOut(world);
    expect(await seen(world, null)).toMatchObject({ takenCount: 0, heldCount: 1, waitingCount: 2 });
    await take(world, 'volunteer');
    expect(await seen(world, null)).toMatchObject({ takenCount: 1, heldCount: 0, waitingCount: 1 });
  });

  it('a person stands on it once [WAI-02: db]', async () => {
    await joinAll(world, ['volunteer']);
    const twice = world.store.write(async (tx) => {
      await tx
        .insert(waitingPerson)
        .values({ id: 'two', questId: 'full', chariteerId: 'volunteer', joinedAt: 1 });
    });
    await expect(twice).rejects.toThrow();
    expect(await offers(world)).toEqual([]);
  });
});
