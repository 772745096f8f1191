import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument, insertVersion } from '#db/factories/insert-document.ts';
import { contactEmail } from '#db/schema/account.ts';
import { charityDocument, documentSignature } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../support/cast.ts';
import { agree, mailsTo, openGuardianPage, registeredTeen } from '../support/guardian.ts';
import { readMails } from '../support/mails.ts';
import { GUARDIAN } from '../support/registration.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const ASK = 'mutation { askGuardianToSign(questId: "q") }';
const READ = `query ($token: String!, $browserKey: String!) {
  guardianDocuments(token: $token, browserKey: $browserKey) { id title hash } }`;
const SIGN = `mutation ($token: String!, $browserKey: String!, $documents: [SignedDocumentInput!]!, $name: String!) {
  signByGuardian(token: $token, browserKey: $browserKey, documents: $documents, fullName: $name) }`;

type Keys = { token: string; browserKey: string };

let world: World;
let teen: { playerId: string; headers: { authorization: string } };
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + 5 * DAY_MS });
    await insertDocument(tx, { id: 'd', audience: 'minors', validMonths: 12 });
  });
  teen = await registeredTeen(world);
  await agree(world);
});
afterEach(() => world.close());

const asTeen = () => ({ headers: teen.headers });
const enter = () =>
  world.gql(
    `mutation { createContract(chariteerId: "${teen.playerId}", questId: "q") { id } }`,
    {},
    asTeen(),
  );
const ask = () => world.gql<{ askGuardianToSign: string | null }>(ASK, {}, asTeen());
const toSign = async (keys: Keys) =>
  (await world.gql<{ guardianDocuments: { id: string; hash: string }[] }>(READ, keys)).data
    ?.guardianDocuments;
const heldFor = async (keys: Keys) => {
  const read = `query ($token: String!, $browserKey: String!) {
    guardianView(token: $token, browserKey: $browserKey) { shown { held { id } } } }`;
  type View = { guardianView: { shown: { held: { id: string }[] } } };
  return (await world.gql<View>(read, keys)).data?.guardianView.shown.held;
};
const sign = async (keys: Keys, name = 'Philippa Zuckerstein', hash = '1'.repeat(64)) =>
  (await world.gql(SIGN, { ...keys, documents: [{ id: 'd', hash }], name })).code ?? 'signed';
const spots = () => world.store.read.select().from(contract);

it('a minor’s document is signed by the guardian’s link while the spot is held, and the sign-up goes on [WAV-04]', async () => {
  expect((await enter()).code).toBe('DOCUMENT_REQUIRED');
  expect((await ask()).data?.askGuardianToSign).toBe(new Date(TEST_NOW + 2 * DAY_MS).toISOString());
  expect((await mailsTo(world, GUARDIAN.guardianEmail)).at(-1)?.body).toMatch(
    /needs your signature before “.+” with .+\. Read and sign/,
  );
  expect(await world.store.read.select().from(placeHold)).toMatchObject([
    { questId: 'q', chariteerId: teen.playerId, reason: 'guardian' },
  ]);
  const keys = await openGuardianPage(world);
  expect(await toSign(keys)).toMatchObject([{ id: 'd', title: 'Waiver' }]);
  expect(await heldFor(keys)).toMatchObject([{ id: 'q' }]);
  expect(await sign(keys, 'Philippa')).toBe('BAD_USER_INPUT');
  expect(await spots()).toEqual([]);
  expect(await sign(keys)).toBe('signed');
  expect(await world.store.read.select().from(documentSignature)).toMatchObject([
    {
      ...{ chariteerId: teen.playerId, role: 'guardian', way: 'site' },
      ...{ signedName: 'Philippa Zuckerstein', addressPrefix: '203.0.113' },
    },
  ]);
  expect(await spots()).toMatchObject([{ questId: 'q', chariteerId: teen.playerId, abandonedAt: null }]);
  expect(await world.store.read.select().from(placeHold)).toEqual([]);
  // Who opens the link again reads that nothing is left, and a second signature is none.
  expect(await toSign(keys)).toEqual([]);
  expect(await heldFor(keys)).toEqual([]);
  expect(await sign(keys)).toBe('signed');
  expect(await world.store.read.select().from(documentSignature)).toHaveLength(1);
});

it('the link to sign lives 7 days, and the minor gets the guardian a new one [WAV-04]', async () => {
  await ask();
  const first = await openGuardianPage(world);
  world.clock.set(TEST_NOW + 7 * DAY_MS - 1);
  expect(await toSign(first)).toEqual([]);
  world.clock.set(TEST_NOW + 7 * DAY_MS);
  expect((await world.gql(READ, first)).code).toBe('LINK_EXPIRED');
  const later = { startedAt: TEST_NOW + 12 * DAY_MS, endedAt: TEST_NOW + 12 * DAY_MS + HOUR_MS };
  await world.store.write((tx) => tx.update(quest).set(later).where(eq(quest.id, 'q')));
  expect((await ask()).data?.askGuardianToSign).toBe(new Date(TEST_NOW + 9 * DAY_MS).toISOString());
  const renewed = await openGuardianPage(world);
  expect(await toSign(renewed)).toMatchObject([{ id: 'd' }]);
  expect(await sign(renewed)).toBe('signed');
  expect(await spots()).toMatchObject([{ questId: 'q', abandonedAt: null }]);
});

it('who is on the quest already gets the guardian a link too, and holds no second spot [WAV-04, WAV-07]', async () => {
  const withdraw = (endedAt: number | null) =>
    world.store.write((tx) => tx.update(charityDocument).set({ endedAt }));
  await withdraw(TEST_NOW);
  expect((await enter()).code).toBeUndefined();
  expect((await ask()).code).toBe('DOCUMENT_NOT_FOUND');
  await withdraw(null);
  expect((await ask()).data).toEqual({ askGuardianToSign: null });
  expect(await world.store.read.select().from(placeHold)).toEqual([]);
  const keys = await openGuardianPage(world);
  expect(await toSign(keys)).toMatchObject([{ id: 'd' }]);
  expect(await sign(keys)).toBe('signed');
  expect((await ask()).code).toBe('DOCUMENT_NOT_FOUND');
});

it('a text that was replaced meanwhile is not signed, and the spot stays held [WAV-02, WAV-04]', async () => {
  await ask();
  const keys = await openGuardianPage(world);
  await world.store.write(async (tx) => {
    await insertVersion(tx, { documentId: 'd', number: 2 });
    await tx.update(charityDocument).set({ version: 2, countsFrom: 2 });
  });
  expect(await sign(keys)).toBe('DOCUMENT_REPLACED');
  expect(await spots()).toEqual([]);
  expect(await world.store.read.select().from(placeHold)).toHaveLength(1);
  expect(await sign(keys, undefined, '2'.repeat(64))).toBe('signed');
  expect(await spots()).toHaveLength(1);
});

it('is for who is under 18 and lacks nothing else, three times a day, and only with the code [WAV-04]', async () => {
  expect((await world.gql(ASK, {}, { as: 'volunteer' })).code).toBe('FORBIDDEN');
  const withdraw = (endedAt: number | null) =>
    world.store.write((tx) => tx.update(charityDocument).set({ endedAt }));
  await withdraw(TEST_NOW);
  expect((await ask()).code).toBe('DOCUMENT_NOT_FOUND');
  await withdraw(null);
  for (let times = 0; times < 2; times += 1) expect((await ask()).code).toBeUndefined();
  expect((await ask()).code).toBe('RATE_LIMITED');
  expect(await sign({ token: 'x', browserKey: 'y' })).toBe('INVALID_TOKEN');
  const { token } = await openGuardianPage(world);
  expect(await sign({ token, browserKey: 'y' })).toBe('GUARDIAN_CODE_MISSING');
});

it('the copy of a reminder leads the guardian to what has to be signed again [WAV-07, SAF-10]', async () => {
  await world.store.write(async (tx) => {
    const confirmed = { verificationStatus: 'Confirmed' } as const;
    await tx.update(contactEmail).set(confirmed).where(eq(contactEmail.accountId, teen.playerId));
    await insertContract(tx, { questId: 'q', chariteerId: teen.playerId, claimedAt: TEST_NOW - HOUR_MS });
  });
  for (const instant of [-1, 0]) {
    world.clock.set(TEST_NOW + 5 * DAY_MS - 3 * HOUR_MS + instant * 60_000);
    await runJob(world, REMINDERS);
  }
  const young = (await readMails(world)).find(({ kind }) => kind === 'reminder');
  expect(young?.body).toContain('Your guardian needs to sign: Waiver');
  const [copy] = (await mailsTo(world, GUARDIAN.guardianEmail)).slice(-1);
  expect(copy?.body).toContain('Sign before the quest: Waiver');
  expect(copy?.body).toContain('Read and sign http://chariteers.test/guardian\n');
  const keys = await openGuardianPage(world);
  expect(await toSign(keys)).toMatchObject([{ id: 'd' }]);
  expect(await sign(keys)).toBe('signed');
  expect(await toSign(keys)).toEqual([]);
});
