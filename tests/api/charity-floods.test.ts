import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const START = TEST_NOW + 5 * DAY_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'past' });
    await insertContract(tx, { questId: 'past', chariteerId: 'gold', status: 'Present' });
    await upcomingQuest(tx, { id: 'q', startedAt: START, endedAt: START + HOUR_MS });
    for (let at = 0; at < 15; at += 1) await upcomingQuest(tx, { id: `other${at}` });
  });
});
afterEach(() => world.close());

const toGold = async () =>
  (await readMails(world)).filter(({ recipient }) => recipient === castEmail('gold')).length;
const add = (questId: string) =>
  world.gql<{ addPastVolunteer: { id: string } }>(
    `mutation { addPastVolunteer(questId: "${questId}", chariteerId: "gold", supervisorId: "captains") { id } }`,
    {},
    { as: 'captains' },
  );
const remove = (id: string | undefined) =>
  world.gql(
    `mutation { updateContract(id: "${id}", updateAction: "BOOT", supervisorId: "captains") { id } }`,
    {},
    { as: 'captains' },
  );
const update = (args: string, as: CastName = 'captains') =>
  world.gql(`mutation { updateQuest(id: "q", ${args}) { id } }`, {}, { as });
const move = (hour: number, words?: string) => {
  const start = new Date(START + hour * HOUR_MS).toISOString();
  const end = new Date(START + (hour + 1) * HOUR_MS).toISOString();
  const said = words === undefined ? '' : `, noticeWords: "${words}"`;
  return update(`startedAt: "${start}", endedAt: "${end}"${said}`);
};
const write = (key: string) =>
  world.gql(
    `mutation { writeToQuest(questId: "q", audience: everybody, text: "Hello", clientKey: "${key}") { id } }`,
    {},
    { as: 'captains' },
  );
/** Does something until it is refused: how often it went well, and the refusal. */
async function untilRefused(act: (time: number) => Promise<{ code?: string | undefined }>) {
  for (let time = 0; time < 40; time += 1) {
    const { code } = await act(time);
    if (code !== undefined) return { times: time, code };
  }
  return null;
}

describe('someone whom a charity adds and removes', () => {
  it('is told of three removals a day, then added no more until the next day [SAF-29]', async () => {
    const loop = async () => {
      const added = await add('q');
      if (added.code === undefined)
        expect((await remove(added.data?.addPastVolunteer.id)).code).toBeUndefined();
      return added;
    };
    expect(await untilRefused(loop)).toEqual({ times: 3, code: 'RATE_LIMITED' });
    expect(await toGold()).toBe(6);
    expect((await add('other1')).code).toBe('RATE_LIMITED');
    world.clock.advance(DAY_MS);
    expect((await add('q')).code).toBeUndefined();
  });

  it('is added to the quests of a whole season in one day [OPEN-ATT-04]', async () => {
    for (let at = 0; at < 15; at += 1) expect((await add(`other${at}`)).code).toBeUndefined();
  });

  it('is added again the day a charity removes them from many quests that they had before', async () => {
    const added: (string | undefined)[] = [];
    for (const questId of ['other1', 'other2', 'other3', 'other4']) {
      const { data } = await add(questId);
      added.push(data?.addPastVolunteer.id);
    }
    world.clock.advance(DAY_MS);
    for (const id of added) await remove(id);
    expect((await add('q')).code).toBeUndefined();
  });
});

describe('the people of a quest that changes', () => {
  beforeEach(() => world.store.write((tx) => insertContract(tx, { questId: 'q', chariteerId: 'gold' })));

  it('read words with a change as one of three messages a day [SAF-29, MSG-20]', async () => {
    await write('first');
    await move(1, 'An hour later');
    await move(2, 'Two hours later');
    expect((await write('second')).code).toBe('QUEST_MESSAGES_SPENT');
    expect((await move(3, 'Ha')).code).toBe('QUEST_MESSAGES_SPENT');
    expect((await move(3)).code).toBeUndefined();
    expect(await toGold()).toBe(4);
  });

  it('are told of six changes a day, then it can only be cancelled, with a reason [SAF-29]', async () => {
    for (const key of ['a', 'b', 'c']) await write(key);
    expect(await untilRefused((time) => move(1 + (time % 2)))).toEqual({ times: 6, code: 'RATE_LIMITED' });
    expect(
      (await update('publishingStatus: Cancelled, noticeWords: "It burned down"', 'managers')).code,
    ).toBeUndefined();
    expect((await update('publishingStatus: Published', 'managers')).code).toBe('RATE_LIMITED');
    expect(await toGold()).toBe(10);
    world.clock.advance(DAY_MS);
    expect((await update('publishingStatus: Published', 'managers')).code).toBeUndefined();
  });
});

it('a quest without people moves as often as one likes [SAF-29]', async () => {
  expect(await untilRefused((time) => move(1 + (time % 2)))).toBeNull();
});
