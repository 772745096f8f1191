import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { quest } from '#db/schema/quest.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { castEmail } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { contractsOf, setAgePolicy, takenCount } from '../support/sign-up.ts';
import { fullQuest, standInsIn, tokenIn } from '../support/stand-ins.ts';
import { childOfVolunteer } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let people: ReturnType<typeof standInsIn>;
let child: string;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  people = standInsIn(world);
  await world.store.write((tx) => fullQuest(tx));
  child = await childOfVolunteer(world);
});
afterEach(() => world.close());

const active = async () =>
  (await contractsOf(world, 'q'))
    .filter(({ abandonedAt }) => abandonedAt === null)
    .map(({ chariteerId }) => chariteerId);
const holdForChild = () =>
  world.store.write((tx) => insertContract(tx, { id: 'childs', questId: 'q', chariteerId: child }));
const askForChild = async (word: string | null = null) =>
  (await people.ask(word, 'volunteer', 'childs')).data?.askForStandIn.id ?? '';

it('its guardian looks for a stand-in for a child, and nobody else does [SWP-01: children]', async () => {
  await holdForChild();
  expect((await people.ask(null, 'gold', 'childs')).code).toBe('CONTRACT_NOT_FOUND');
  const id = await askForChild('Mo has a cold');
  expect((await people.seenBy('volunteer')).own).toMatchObject([{ id, word: 'Mo has a cold' }]);
  expect((await people.seenBy('quiet')).wanted).toMatchObject([{ id, username: null }]);
  expect((await people.take(id, 'quiet')).code).toBeUndefined();
  expect((await active()).sort()).toEqual(['gold', 'quiet']);
  const found = (await readMails(world)).filter(({ kind }) => kind === 'stand-in-found');
  expect(found).toMatchObject([{ recipient: castEmail('volunteer'), body: expect.stringContaining('Mo') }]);
});

it('the words for a child are its guardian’s: no adult is told to be under 18, and what the young read is kept [SWP-01, SWP-02: parts: children]', async () => {
  await holdForChild();
  const { errors } = await people.ask('Call me: 201 555 0143', 'volunteer', 'childs');
  expect(JSON.stringify(errors)).toContain('People under 18 can read this');
  expect((await people.take(await askForChild('Mo has a cold'), 'teen')).code).toBeUndefined();
  expect(await world.store.read.select().from(youngMessage)).toMatchObject([
    { senderId: 'volunteer', recipientId: 'teen', body: 'Mo has a cold' },
  ]);
});

it('a guardian sees what a child may take, and takes it for the child alone [SWP-02, SWP-03: parts: children]', async () => {
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 6, soloAge: 16, maxAge: 100 });
    await tx.update(quest).set({ agePolicyIndex: 0 }).where(eq(quest.id, 'q'));
  });
  const id = (await people.ask()).data?.askForStandIn.id ?? '';
  const takers = (await people.seenBy('volunteer')).wanted?.[0]?.takers;
  expect(takers).toEqual([{ chariteerId: 'volunteer' }, { chariteerId: child }]);
  const forChild = `, chariteerId: "${child}"`;
  expect((await people.take(id, 'quiet', forChild)).code).toBe('FORBIDDEN');
  expect((await people.take(id, 'volunteer', forChild)).code).toBe('SUPERVISOR_MISSING');
  const withGuardian = `${forChild}, supervisingGuardian: "Rosa Delmar"`;
  expect((await people.take(id, 'volunteer', withGuardian)).code).toBeUndefined();
  expect(await active()).toEqual([child]);
  expect(await takenCount(world, 'q')).toBe(1);
});

it('a link for a child’s place is its guardian’s to make and end [SWP-04: children]', async () => {
  await holdForChild();
  const make = 'mutation { makeHandOverLink(contractId: "childs") { id path } }';
  expect((await world.gql(make, {}, { as: 'gold' })).code).toBe('CONTRACT_NOT_FOUND');
  const { data } = await world.gql<{ makeHandOverLink: { id: string; path: string } }>(
    make,
    {},
    { as: 'volunteer' },
  );
  const token = tokenIn(data?.makeHandOverLink.path);
  expect((await people.open(token, 'volunteer')).data?.handOver).toMatchObject({ isOwn: true });
  const end = 'mutation ($id: ID!) { endStandIn(id: $id) }';
  const { id = '' } = data?.makeHandOverLink ?? {};
  expect((await world.gql(end, { id }, { as: 'gold' })).code).toBe('STAND_IN_NOT_FOUND');
  expect((await world.gql(end, { id }, { as: 'volunteer' })).data).toEqual({ endStandIn: true });
  expect((await people.takeBy(token, 'quiet')).code).toBe('STAND_IN_ENDED');
});

it('a guardian may go in the place of the child [SWP-02, SWP-03: parts: children]', async () => {
  await holdForChild();
  expect((await people.take(await askForChild(), 'volunteer')).code).toBeUndefined();
  expect((await active()).sort()).toEqual(['gold', 'volunteer']);
});
