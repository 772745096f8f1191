import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { UnreadMessagesDocument, WelcomeDocument } from '../../site/gql/generated.ts';
import { makeRegulars, scheduleSoup } from '../support/regulars.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Number of statements that read the session and its memberships. */
const STATEMENTS_OF_SESSION = 2;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** All that the page asks, its frame included. Here each request reads the session anew, there the page does once. */
async function statementsOfHome(): Promise<number> {
  const before = world.store.statementCount();
  for (const document of [WelcomeDocument, UnreadMessagesDocument]) {
    expect((await world.gql(document, {}, { as: 'volunteer' })).errors).toBeUndefined();
  }
  return world.store.statementCount() - before - STATEMENTS_OF_SESSION;
}

async function addQuests(name: string, count: number): Promise<void> {
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: `${name}-past`, serviceTags: ['mind'] });
    await insertContract(tx, { questId: `${name}-past`, chariteerId: 'volunteer', status: 'Present' });
    for (let index = 0; index < count; index += 1) {
      const id = `${name}-${index}`;
      const { startedAt } = await upcomingQuest(tx, { id, giverName: 'Ana' });
      const later = (startedAt ?? 0) + (index + 1) * 24 * HOUR_MS;
      await upcomingQuest(tx, { id: `${id}-open`, startedAt: later });
      await insertContract(tx, { questId: id, chariteerId: 'volunteer' });
    }
  });
}

it('the home asks as few statements for many quests as for some [VHM-01, VHM-02: what it costs]', async () => {
  await addQuests('some', 2);
  await statementsOfHome();
  const some = await statementsOfHome();
  await addQuests('many', 8);
  expect(await statementsOfHome()).toBe(some);
  expect(some).toBe(10);
});

it('the home asks one statement more for all that someone comes to every time [VHM-02: what it costs]', async () => {
  const without = await statementsOfHome();
  await scheduleSoup(world);
  await makeRegulars(world, ['volunteer']);
  expect((await statementsOfHome()) - without).toBe(1);
  const { data } = await world.gql(WelcomeDocument, {}, { as: 'volunteer' });
  expect(data?.ownRegulars).toMatchObject([{ eventTitle: 'Serve soup', charity: expect.any(String) }]);
});
