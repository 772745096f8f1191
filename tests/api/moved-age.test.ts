import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { supervision } from '#db/schema/supervision.ts';
import { readSentEntries } from '../support/calendar-entries.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Noon in New York on the day before the birthdays of `teen` (16 then) and `volunteer` (60 then), and on theirs. */
const EVE = Date.parse('2026-11-30T17:00:00Z');
const BIRTHDAY = EVE + DAY_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  const born = { teen: '2010-12-01', volunteer: '1966-12-01' };
  await world.store.write(async (tx) => {
    for (const [id, dateOfBirth] of Object.entries(born))
      await tx.update(chariteer).set({ dateOfBirth }).where(eq(chariteer.id, id));
  });
});
afterEach(() => world.close());

async function onQuest(startedAt: number, policy: [supervisedAge: number, soloAge: number, maxAge: number]) {
  const [supervisedAge, soloAge, maxAge] = policy;
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge, soloAge, maxAge });
    const times = { startedAt, endedAt: startedAt + HOUR_MS };
    await upcomingQuest(tx, { id: 'q', ...times, agePolicyIndex: 0, resourceMaxNumber: 2 });
    for (const chariteerId of ['teen', 'volunteer'])
      await insertContract(tx, { id: chariteerId, questId: 'q', chariteerId });
  });
}

const NOTICE = '{ mailedCount outOfAgeCount unsupervisedCount }';
const times = (startedAt: number) =>
  `startedAt: "${new Date(startedAt).toISOString()}", endedAt: "${new Date(startedAt + HOUR_MS).toISOString()}"`;
const preview = async (startedAt: number, as: CastName = 'managers') =>
  (await world.gql(`{ previewQuestNotice(id: "q", ${times(startedAt)}) ${NOTICE} }`, {}, { as })).data
    ?.previewQuestNotice;
const move = async (startedAt: number) =>
  (
    await world.gql<{ updateQuest: { notice: unknown } }>(
      `mutation { updateQuest(id: "q", ${times(startedAt)}) { notice ${NOTICE} } }`,
      {},
      { as: 'managers' },
    )
  ).data?.updateQuest.notice;
const onIt = async () =>
  (await world.store.read.select().from(contract).where(eq(contract.questId, 'q')))
    .filter(({ abandonedAt }) => abandonedAt === null)
    .map(({ chariteerId }) => chariteerId);
const mailsTo = async (name: CastName) =>
  (await readMails(world)).filter(({ recipient }) => recipient === castEmail(name));

describe('a quest moved to a day that does not fit someone’s age', () => {
  it.each([
    ['too young', BIRTHDAY, EVE, [16, 16, 100], 'teen'],
    ['too old', EVE, BIRTHDAY, [0, 0, 60], 'volunteer'],
  ] as const)(
    'ends the spot of who is %s then, and tells them [DEC-68]',
    async (_case, from, to, policy, who) => {
      await onQuest(from, [...policy]);
      const told = { mailedCount: 2, outOfAgeCount: 1, unsupervisedCount: 0 };
      expect(await preview(to)).toEqual(told);
      expect(await onIt()).toHaveLength(2);
      expect(await move(to)).toEqual(told);
      expect(await onIt()).toEqual([who === 'teen' ? 'volunteer' : 'teen']);
      const [mail, ...others] = await mailsTo(who);
      expect(mail?.body).toContain('Its age limits rule the spot out on that day');
      expect(mail?.body).not.toContain('Bail out');
      expect(others).toEqual([]);
      const entries = (await readSentEntries(world)).filter(({ recipient }) => recipient === castEmail(who));
      expect(entries.map(({ method }) => method)).toEqual(['CANCEL']);
      const { data } = await world.gql('{ quest(id: "q") { takenCount } }', {}, { as: 'managers' });
      expect(data).toEqual({ quest: { takenCount: 1 } });
    },
  );

  it('tells the guardian of the spot that ended [DEC-68, SAF-04]', async () => {
    await onQuest(BIRTHDAY, [16, 16, 100]);
    await move(EVE);
    const copy = (await readMails(world)).find(({ kind }) => kind === 'guardian-copy');
    expect(copy?.body).toContain('Its age limits rule the spot out on that day');
  });

  it('keeps the spot of who needs an adult then for 24 hours [DEC-68, SAF-11]', async () => {
    await onQuest(BIRTHDAY, [10, 16, 100]);
    const told = { mailedCount: 2, outOfAgeCount: 0, unsupervisedCount: 1 };
    expect(await preview(EVE)).toEqual(told);
    expect(await move(EVE)).toEqual(told);
    expect(await onIt()).toHaveLength(2);
    expect((await mailsTo('teen')).map(({ subject }) => subject)).toContain('You need an adult with you');
    const [wait] = await world.store.read.select().from(supervision);
    expect(wait).toMatchObject({ contractId: 'teen', state: 'left', waitsUntil: TEST_NOW + DAY_MS });
  });

  it('asks no one for an adult who has named one [DEC-68, SAF-11]', async () => {
    await onQuest(BIRTHDAY, [10, 16, 100]);
    const named = { id: 's', contractId: 'teen', supervisorId: 'volunteer', state: 'agreed' as const };
    await world.store.write((tx) => tx.insert(supervision).values({ ...named, createdAt: TEST_NOW }));
    expect(await preview(EVE)).toMatchObject({ unsupervisedCount: 0 });
  });

  it('lets a spot that waits for an adult wait no longer than to its new start [SAF-11]', async () => {
    await onQuest(BIRTHDAY, [10, 18, 100]);
    const wait = { id: 's', contractId: 'teen', state: 'left' as const, createdAt: TEST_NOW };
    await world.store.write((tx) =>
      tx.insert(supervision).values({ ...wait, waitsUntil: TEST_NOW + DAY_MS }),
    );
    await move(TEST_NOW + 2 * HOUR_MS);
    const [kept] = await world.store.read.select().from(supervision);
    expect(kept?.waitsUntil).toBe(TEST_NOW + 2 * HOUR_MS);
  });

  it('counts the young for those alone who are told of them [SAF-01, DEC-75]', async () => {
    await onQuest(BIRTHDAY, [16, 16, 100]);
    expect(await preview(EVE, 'coordinators')).toMatchObject({ outOfAgeCount: 0 });
    expect(await onIt()).toHaveLength(2);
  });

  it('leaves whoever was let in despite their age, and a day that fits [DEC-68]', async () => {
    await onQuest(EVE, [16, 16, 100]);
    const none = { mailedCount: 2, outOfAgeCount: 0, unsupervisedCount: 0 };
    expect(await move(EVE - HOUR_MS)).toEqual(none);
    expect(await move(BIRTHDAY)).toEqual(none);
    expect(await onIt()).toHaveLength(2);
  });
});
