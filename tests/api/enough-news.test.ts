import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { insertAlertPeople, insertStranger } from '../support/alert-people.ts';
import { TEST_NOW } from '../support/cast.ts';
import { tell } from '../support/inbox.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(insertAlertPeople);
});
afterEach(() => world.close());

type Found = {
  volunteers: { id: string }[];
  manaCost: number;
  enoughNewsCount: number;
  arrivesAt: string | null;
};
const input = { questId: 'q', districtIds: [], filters: { previousVolunteers: false, newVolunteers: true } };
const find = async () =>
  (
    await world.gql<{ getChariteerAlertVolunteers: Found }>(
      `query($input: ChariteerAlertInput!) { getChariteerAlertVolunteers(input: $input) {
        volunteers { id } manaCost enoughNewsCount arrivesAt } }`,
      { input },
      { as: 'managers' },
    )
  ).data?.getChariteerAlertVolunteers;
const send = (volunteersIds: string[], manaCost: number) =>
  world.gql(
    `mutation($ids: [ID!]!, $cost: Int!, $input: ChariteerAlertInput) { sendChariteersManaAlert(senderId: "managers",
      providerId: "1", questId: "q", volunteersIds: $ids, manaCost: $cost, input: $input) { id } }`,
    { ids: volunteersIds, cost: manaCost, input },
    { as: 'managers' },
  );
const news = (person: string) => tell(world, [person], { kind: 'alert' });

describe('enough news', () => {
  it('two a day: the third is held back, costs nothing, and the review counts it out [MSG-13]', async () => {
    const before = await find();
    expect(before).toMatchObject({ enoughNewsCount: 0 });
    expect((await news('newone'))[0]?.state).toBe('queued');
    expect((await find())?.enoughNewsCount).toBe(0);
    expect((await news('newone'))[0]?.state).toBe('queued');
    const found = await find();
    expect(found).toMatchObject({ enoughNewsCount: 1, manaCost: (before?.manaCost ?? 0) - 10 });
    expect(found?.volunteers.map(({ id }) => id)).not.toContain('newone');
    expect((await send(['newone', 'newtwo'], 20)).code).toBe('MANA_COST_CHANGED');
    expect((await news('newone'))[0]?.state).toBe('held');
    const held = (await world.store.read.select().from(outboxMessage)).filter(
      ({ status }) => status === 'held',
    );
    expect(held).toMatchObject([{ ownerId: 'newone', class: 'news', sealed: null }]);
    world.clock.advance(DAY_MS);
    expect((await find())?.enoughNewsCount).toBe(0);
  });

  it('six a week over all charities [MSG-13: the week]', async () => {
    for (let day = 0; day < 3; day += 1) {
      for (let time = 0; time < 2; time += 1) expect((await news('newone'))[0]?.state).toBe('queued');
      world.clock.advance(DAY_MS);
    }
    expect((await news('newone'))[0]?.state).toBe('held');
    world.clock.set(TEST_NOW + 7 * DAY_MS);
    expect((await news('newone'))[0]?.state).toBe('queued');
  });

  it('one that is sent at night arrives at 8 am, and the review says so [MSG-12: broadcasts]', async () => {
    expect((await find())?.arrivesAt).toBeNull();
    world.clock.advance(12 * HOUR_MS);
    expect((await find())?.arrivesAt).toBe('2026-11-17T13:00:00.000Z');
    await news('newone');
    const [mail] = await world.store.read.select().from(outboxMessage);
    expect(mail?.nextAttemptAt).toBe(Date.parse('2026-11-17T13:00:00Z'));
    expect((await tell(world, ['gold'], { kind: 'booted' })).length).toBe(1);
    const must = (await world.store.read.select().from(outboxMessage)).find(({ kind }) => kind === 'booted');
    if (must?.status === 'waiting') expect(must.nextAttemptAt).toBe(world.clock.now());
  });

  it('many are found, counted and told in as many statements as two [MSG-13: statements]', async () => {
    const statementsOf = async (work: () => Promise<unknown>) => {
      const before = world.store.statementCount();
      await work();
      return world.store.statementCount() - before;
    };
    const ids = Array.from({ length: 40 }, (_, number) => `many${number}`);
    await find();
    const ofFew = await statementsOf(find);
    const toTwo = await statementsOf(() => tell(world, ['newone', 'newtwo'], { kind: 'alert' }));
    await world.store.write(async (tx) => {
      for (const id of ids) await insertStranger(tx, id);
    });
    expect(await statementsOf(find)).toBe(ofFew);
    expect(await statementsOf(() => tell(world, ids, { kind: 'alert' }))).toBe(toTwo);
    expect((await find())?.volunteers.length).toBeGreaterThanOrEqual(ids.length);
  });
});
