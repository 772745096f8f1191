import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument, insertSignature } from '#db/factories/insert-document.ts';
import { contract } from '#db/schema/contract.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { merge, person } from '../support/merged-records.ts';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(seedPerformance);
});
afterEach(() => world.close());

/** Each way onto a quest or its waitlist; joining is walked by `visitor-start.test.ts`. */
const WAYS = [
  'createContract',
  'signUpForDates',
  'signVolunteerUpForQuest',
  'joinWaitingList',
  'takeOfferedPlace',
  'takeStandIn',
  'takeHandedPlace',
  'addPastVolunteer',
];

const requireDocument = (tx: Db) => insertDocument(tx);
async function requireChecks(tx: Db) {
  const all = await tx.select({ questId: quest.id }).from(quest);
  await tx.insert(checkRequirement).values(all.map((one) => ({ ...one, kind: 'backgroundCheck' as const })));
}
const REFUSALS = [
  ['DOCUMENT_REQUIRED', requireDocument],
  ['CREDENTIAL_REQUIRED', requireChecks],
] as const;

const rows = async () => {
  const spots = await world.store.read.select().from(contract);
  return [spots, await world.store.read.select().from(waitingPerson)];
};
/** The codes in what was answered, wherever they stand. */
const codesIn = (answer: unknown) => JSON.stringify(answer).match(/[A-Z]+_REQUIRED/g) ?? [];

const walked = WAYS.flatMap((way) => REFUSALS.map(([code, require]) => ({ way, code, require })));

it.each(walked)('$way puts no one on a quest that it refuses with $code [WAV-06, WAV-10]', async (one) => {
  const row = PERFORMED.find(({ operation }) => operation === one.way);
  if (!row) throw new Error(`No row performs ${one.way}`);
  const { text, as } = await row.prepare(world);
  await world.store.write(async (tx) => void (await one.require(tx)));
  const before = await rows();
  const asked = one.way === 'signUpForDates' ? text.replace('{ outcome }', '{ outcome code }') : text;
  const who = typeof as === 'string' || as === null ? { as } : as;
  const { data, errors } = await world.gql(`mutation { ${asked} }`, {}, who);
  expect(codesIn({ data, errors })).toContain(one.code);
  expect(await rows()).toEqual(before);
});

it.each(REFUSALS)(
  'a claim of someone unsigned is not accepted: %s [WAV-06, WAV-10]',
  async (code, require) => {
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'over' });
      await require(tx);
    });
    const claim = '{ status: Excused, words: "I was ill" }';
    const { data } = await world.gql<{ claimPresence: { id: string } }>(
      `mutation { claimPresence(questId: "over", chariteerId: "gold", claim: ${claim}) { id } }`,
      {},
      { as: 'gold' },
    );
    const answer = `answerHoursClaim(id: "${data?.claimPresence.id}", answer: accepted) { id }`;
    expect((await world.gql(`mutation { ${answer} }`, {}, { as: 'managers' })).code).toBe(code);
  },
);

it('a guild’s reservation opens the quest to members who have signed [WAV-06]', async () => {
  await world.store.write(async (tx) => {
    await requireDocument(tx);
    await insertContract(tx, { questId: 'open', chariteerId: 'managers', guildId: GUILD_ID });
  });
  expect((await signUp(world, 'guildadmin', 'open')).code).toBe('DOCUMENT_REQUIRED');
});

it('merged records keep the signatures and checks of both, with the spots they opened [WAV-06]', async () => {
  await person(world, 'kept', { email: castEmail('volunteer').replace('volunteer', 'kept') });
  await person(world, 'dropped', { email: castEmail('volunteer').replace('volunteer', 'dropped') });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    await insertDocument(tx, { id: 'd' });
    await insertSignature(tx, { versionId: 'd-1', chariteerId: 'dropped' });
    await tx.insert(checkRequirement).values({ questId: 'q', kind: 'backgroundCheck' });
    const check = { chariteerId: 'dropped', providerId: '1', kind: 'backgroundCheck' } as const;
    await tx.insert(personCheck).values({ ...check, checkedAt: TEST_NOW, endsAt: TEST_NOW + 90 * DAY_MS });
  });
  await merge(world, 'kept', 'dropped');
  const headers = { authorization: `Bearer ${await world.sessions.open('kept')}` };
  const enter = 'mutation { createContract(chariteerId: "kept", questId: "q") { id } }';
  expect((await world.gql(enter, {}, { headers })).code).toBeUndefined();
});
