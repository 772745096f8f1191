import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATA_COPIES } from '#api/operations/data-copies/data-copies-job.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { childOfVolunteer } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let child: string;
let token: string;
let feed: string;
const as = { as: 'volunteer' } as const;

/** What only someone who may read of the child learns. */
const CANARIES = /Canary Supper|Nowhere Lane|Mo Delmar|Bring a lunch/;

beforeEach(() => prepare());

async function prepare(): Promise<void> {
  world = await openWorld();
  child = await childOfVolunteer(world);
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall', address: '7 Nowhere Lane' });
    await upcomingQuest(tx, { id: 'childs', eventTitle: 'Canary Supper', locationId: 'hall' });
    await upcomingQuest(tx, { id: 'own', eventTitle: 'Own Breakfast' });
    await insertContract(tx, { id: 'own-spot', questId: 'own', chariteerId: 'volunteer' });
  });
  const signUp = `mutation { createContract(questId: "childs", chariteerId: "${child}") { id } }`;
  expect((await world.gql(signUp, {}, as)).code).toBeUndefined();
  const write = `mutation { writeToQuest(questId: "childs", audience: everybody, text: "Bring a lunch", clientKey: "k") { id } }`;
  expect((await world.gql(write, {}, { as: 'managers' })).code).toBeUndefined();
  token = await world.tokenOf('volunteer');
  const made = await world.gql<{ createCalendarFeed: { address: string } }>(
    'mutation { createCalendarFeed { address } }',
    {},
    as,
  );
  feed = new URL(made.data?.createCalendarFeed.address ?? '').pathname;
}
afterEach(() => world.close());

const become = (dateOfBirth: string) =>
  world.store.write(async (tx) => {
    for (const table of [account, chariteer])
      await tx.update(table).set({ dateOfBirth }).where(eq(table.id, 'volunteer'));
  });
const becomeYoung = () => become('2010-01-01');
const page = async (path: string) =>
  (await world.request(path, { headers: { cookie: `session=${token}` } })).text();
const read = async (text: string) => JSON.stringify((await world.gql(text, {}, as)).data);
async function dataFile() {
  const asked = await world.gql('mutation { askForDataCopy { state } }', {}, as);
  expect(asked.code).toBeUndefined();
  world.clock.advance(60_000);
  await runJob(world, DATA_COPIES);
  return page('/files/my-data.html');
}

/** All that a guardian reads of a registered child; each tells an adult of it. */
const SURFACES: Record<string, () => Promise<string>> = {
  'the calendar feed': async () => (await world.request(feed)).text(),
  'the calendar file of a quest': () => page('/quest/childs.ics'),
  'the file of all data': dataFile,
  'the inbox': () => read('{ inbox { messages { subject parts { words } } } }'),
  'messages about a quest': () => read('{ ownQuestMessages(questId: "childs") { canWrite items { body } } }'),
  'children and their quests': () =>
    read('{ ownChildren { nameFirst nameLast contractsAhead { quest { eventTitle } } } }'),
};

describe('a guardian who is or became under 18', () => {
  it.each(Object.keys(SURFACES))(
    'reads nothing of a registered child in %s [DEC-77, SAF-04]',
    async (name) => {
      const surface = SURFACES[name];
      if (!surface) throw new Error(name);
      const isTold = (text: string) => CANARIES.test(text) || text.includes('"canWrite":true');
      expect(isTold(await surface()), 'while of age').toBe(true);
      await world.close();
      await prepare();
      await becomeYoung();
      const text = await surface();
      expect(isTold(text), text).toBe(false);
    },
  );

  it('keeps what is their own there [DEC-77]', async () => {
    await becomeYoung();
    expect(await (await world.request(feed)).text()).toContain('Own Breakfast');
    expect(await read('{ unreadMessageCount inbox { totalCount } }')).toBe(
      '{"unreadMessageCount":0,"inbox":{"totalCount":0}}',
    );
    expect(await dataFile()).toContain('Own Breakfast');
  });

  it('gets no more messages about the child, and no one of age is kept from them [DEC-77]', async () => {
    const write = (clientKey: string) =>
      world.gql(
        `mutation { writeToQuest(questId: "childs", audience: everybody, text: "Text ${clientKey}", clientKey: "${clientKey}") { id } }`,
        {},
        { as: 'managers' },
      );
    const isMailed = async (words: string) =>
      (await readMails(world)).some(({ body }) => body.includes(words));
    await becomeYoung();
    await write('young');
    expect(await isMailed('Text young')).toBe(false);
    await become('1990-01-01');
    await write('grown');
    expect(await isMailed('Text grown')).toBe(true);
  });

  it('ends no request of the child for a sub [DEC-77]', async () => {
    await world.store.write(async (tx) => {
      const contractId = 'child-spot';
      await upcomingQuest(tx, { id: 'later', eventTitle: 'Later' });
      await insertContract(tx, { id: contractId, questId: 'later', chariteerId: child });
      const asked = { id: 'sub', contractId, questId: 'later', chariteerId: child, way: 'open' as const };
      await tx.insert(standInRequest).values({ ...asked, state: 'wanted', askedAt: TEST_NOW });
    });
    await becomeYoung();
    const end = await world.gql('mutation { endStandIn(id: "sub") }', {}, as);
    expect(end.code).toBe('STAND_IN_NOT_FOUND');
  });
});
