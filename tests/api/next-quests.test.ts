import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTrainingRecord } from '#db/factories/insert-training.ts';
import { provider } from '#db/schema/provider.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const inDays = (days: number) => ({ startedAt: TEST_NOW + days * DAY_MS });
    await upcomingQuest(tx, {
      id: 'full',
      ...inDays(1),
      resourceMaxNumber: 1,
      takenCount: 1,
      resourceDesiredNumber: 1,
    });
    await upcomingQuest(tx, { id: 'reserved', ...inDays(2) });
    await insertContract(tx, { questId: 'reserved', chariteerId: 'guildadmin', guildId: GUILD_ID });
    await upcomingQuest(tx, { id: 'draft', ...inDays(2), publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'elsewhere', ...inDays(3), providerId: '2', serviceTags: [' Mind ', 'x'] });
    await upcomingQuest(tx, { id: 'hidden', ...inDays(3), providerId: '3' });
    await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
    await upcomingQuest(tx, { id: 'food', ...inDays(4), serviceTags: ['food'] });
    await upcomingQuest(tx, { id: 'hard', ...inDays(5), prerequisiteMinutes: 600 });
    await upcomingQuest(tx, { id: 'trained', ...inDays(6), serviceTags: ['water'] });
    await insertTrainingRecord(tx, { id: 't', providerId: '1' });
    await tx.insert(questRequiredOrientation).values({ questId: 'trained', templateId: 't' });
    await pastQuest(tx, { id: 'past' });
  });
});
afterAll(() => world.close());

async function next(args: string, as: CastName | null = 'volunteer'): Promise<string[]> {
  const { data, errors } = await world.gql<{ nextQuests: { id: string }[] }>(
    `{ nextQuests${args && `(${args})`} { id } }`,
    {},
    { as },
  );
  expect(errors).toBeUndefined();
  return (data?.nextQuests ?? []).map(({ id }) => id);
}

describe('the next quests that one could take', () => {
  it('are those that the gate lets through, by start [DSC-17: up to three next quests one could take]', async () => {
    expect(await next('first: 10')).toEqual(['elsewhere', 'food']);
    expect(await next('first: 10', 'guildadmin')).toEqual(['reserved', 'elsewhere', 'food']);
    expect(await next('first: 10', null), 'of visitors nothing is known').toEqual(['elsewhere', 'food']);
    expect(await next('first: 1', null)).toHaveLength(1);
    expect(await next('first: 10', 'new'), 'without a record nothing can be taken').toEqual([]);
  });

  it('those of the charity come first [DSC-17]', async () => {
    expect(await next('providerId: "1"')).toEqual(['food', 'elsewhere']);
    expect(await next('providerId: "1", first: 1')).toEqual(['food']);
  });

  it('of one type, by the first service tag as it is typed [CAT-04, VHM-09: doors]', async () => {
    expect(await next('category: "mind"')).toEqual(['elsewhere']);
    expect(await next('category: "food"')).toEqual(['food']);
    expect(await next('category: "x"')).toEqual([]);
    expect(await next('category: "water"')).toEqual([]);
  });

  it('the first of each type alone, by start [FUN-08]', async () => {
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'later', startedAt: TEST_NOW + 9 * DAY_MS, serviceTags: ['Food '] }),
    );
    expect(await next('first: 10')).toEqual(['elsewhere', 'food', 'later']);
    expect(await next('first: 26, isOnePerCategory: true')).toEqual(['elsewhere', 'food']);
  });

  it('those that only a training keeps from one [VHM-09]', async () => {
    expect(await next('category: "water", needsTraining: true')).toEqual(['trained']);
    expect(await next('needsTraining: true, first: 10')).toEqual(['trained']);
    expect(await next('needsTraining: true', null)).toEqual([]);
  });

  it('no more than ten at once [DEC-07]', async () => {
    for (const first of [0, 11, -1])
      expect((await world.gql(`{ nextQuests(first: ${first}) { id } }`)).code).toBe('BAD_USER_INPUT');
  });
});
