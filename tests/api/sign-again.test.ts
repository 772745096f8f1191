import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument, insertSignature, insertVersion } from '#db/factories/insert-document.ts';
import { charityDocument, documentRequirement, documentSignature } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const START = TEST_NOW + 3 * DAY_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, {
      id: 'q',
      eventTitle: 'Evening meal',
      startedAt: START,
      endedAt: START + HOUR_MS,
    });
    for (const chariteerId of ['volunteer', 'gold', 'teen'])
      await insertContract(tx, { questId: 'q', chariteerId, claimedAt: TEST_NOW - MINUTE_MS });
    await insertDocument(tx, { id: 'waiver', isForAll: false });
    await tx.insert(documentRequirement).values({ documentId: 'waiver', questId: 'q' });
    for (const chariteerId of ['volunteer', 'gold'])
      await insertSignature(tx, { versionId: 'waiver-1', chariteerId });
    await insertSignature(tx, { versionId: 'waiver-1', chariteerId: 'teen', role: 'guardian' });
  });
});
afterEach(() => world.close());

/** Another text, of which older signatures do not count; gold signs it. */
const changeText = () =>
  world.store.write(async (tx) => {
    await insertVersion(tx, { documentId: 'waiver', number: 2 });
    await tx.update(charityDocument).set({ version: 2, countsFrom: 2 });
    await insertSignature(tx, { versionId: 'waiver-2', chariteerId: 'gold', versionHash: '2'.repeat(64) });
  });

async function remind() {
  world.clock.set(START - 3 * HOUR_MS - MINUTE_MS);
  await runJob(world, REMINDERS);
  world.clock.set(START - 3 * HOUR_MS);
  await runJob(world, REMINDERS);
  const mails = (await readMails(world)).filter(({ kind }) => kind.startsWith('reminder'));
  return new Map(mails.map(({ recipient, body }) => [recipient, body]));
}

describe('a new text of a document', () => {
  it('is told with the next reminder to who has to sign it, and no one else [WAV-07]', async () => {
    await changeText();
    const told = await remind();
    expect(told.get(castEmail('volunteer'))).toContain(
      'Sign before the quest: Waiver\n\nRead and sign http://chariteers.test/questList/1/quest/q#documents\n',
    );
    expect(told.get(castEmail('teen'))).toContain('Your guardian needs to sign: Waiver\n');
    expect(told.get(castEmail('gold'))).not.toContain('Waiver');
  });

  it('is in no reminder while everyone’s signature counts [WAV-07]', async () => {
    for (const body of (await remind()).values()) expect(body).not.toContain('Waiver');
  });

  it('is asked on the page of the quest until it is signed [WAV-07]', async () => {
    await changeText();
    const asked = async (as: CastName | null) =>
      (
        await world.gql<{ quest: { viewerVerdict: object } }>(
          '{ quest(id: "q") { viewerVerdict { verdict isUnsigned } } }',
          {},
          { as },
        )
      ).data?.quest.viewerVerdict;
    expect(await asked('volunteer')).toEqual({ verdict: 'SIGNED_UP', isUnsigned: true });
    expect(await asked('gold')).toEqual({ verdict: 'SIGNED_UP', isUnsigned: false });
    expect(await asked(null)).toMatchObject({ isUnsigned: false });
    const signed = `mutation { signDocuments(chariteerId: "volunteer", fullName: "Rosa Diaz",
      documents: [{ id: "waiver", hash: "${'2'.repeat(64)}" }]) }`;
    expect((await world.gql(signed, {}, { as: 'volunteer' })).code).toBeUndefined();
    expect(await asked('volunteer')).toEqual({ verdict: 'SIGNED_UP', isUnsigned: false });
  });

  it('blocks only quests that require it, and takes no one off a quest [WAV-07]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'other', startedAt: START + DAY_MS });
      await upcomingQuest(tx, { id: 'next', startedAt: START + 2 * DAY_MS });
      await tx.insert(documentRequirement).values({ documentId: 'waiver', questId: 'next' });
    });
    await changeText();
    expect((await signUp(world, 'volunteer', 'next')).code).toBe('DOCUMENT_REQUIRED');
    expect((await signUp(world, 'volunteer', 'other')).code).toBeUndefined();
    expect((await signUp(world, 'volunteer', 'q')).code).toBe('ALREADY_SIGNED_UP');
    expect((await signUp(world, 'gold', 'next')).code).toBeUndefined();
  });
});

describe('who has to sign', () => {
  type People = { documentUnsigned: { total: number; items: object[] } };
  const LIST = `{ documentUnsigned(id: "waiver") { total items {
    chariteerId username nameFirst nextAt signedAt } } }`;
  const list = (as: CastName) => world.gql<People>(LIST, {}, { as });
  const listed = async () =>
    ((await list('managers')).data?.documentUnsigned.items ?? []) as {
      chariteerId: string;
      nextAt: string;
    }[];

  it('is nobody while every signature counts, and after a new text who comes next first [WAV-07]', async () => {
    expect(await listed()).toEqual([]);
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'sooner', startedAt: START - HOUR_MS });
      await tx.insert(documentRequirement).values({ documentId: 'waiver', questId: 'sooner' });
      await insertContract(tx, { questId: 'sooner', chariteerId: 'teen' });
      await insertContract(tx, { questId: 'sooner', chariteerId: 'admins' });
      await insertSignature(tx, { versionId: 'waiver-1', chariteerId: 'captains' });
    });
    await changeText();
    const { data } = await list('managers');
    expect(data?.documentUnsigned.total).toBe(4);
    expect((await listed()).map(({ chariteerId, nextAt }) => [chariteerId, nextAt])).toEqual([
      ['admins', new Date(START - HOUR_MS).toISOString()],
      ['teen', new Date(START - HOUR_MS).toISOString()],
      ['volunteer', new Date(START).toISOString()],
      ['captains', null],
    ]);
  });

  it('is who signed too long ago, and no minor who does not come [WAV-07]', async () => {
    await world.store.write(async (tx) => {
      await tx.delete(contract);
      await tx.delete(documentSignature);
      for (const [chariteerId, role] of [
        ['volunteer', 'self'],
        ['teen', 'guardian'],
      ] as const)
        await insertSignature(tx, {
          ...{ versionId: 'waiver-1', chariteerId, role },
          ...{ signedAt: TEST_NOW - DAY_MS, expiresAt: TEST_NOW },
        });
    });
    expect((await listed()).map(({ chariteerId }) => chariteerId)).toEqual(['volunteer']);
  });

  it('is of no one who may not record a signature [WAV-07]', async () => {
    for (const as of ['captains', 'volunteer'] as const) expect((await list(as)).code).toBe('FORBIDDEN');
  });
});
