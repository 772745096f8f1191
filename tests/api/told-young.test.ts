import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { fullQuest, joinAll, listed } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
afterEach(() => world.close());

const START = TEST_NOW + 5 * DAY_MS;
const WRITTEN = 'writeToQuest(questId: "q", audience: everybody, text: "Bring gloves", clientKey: "k")';
const MOVED = `startedAt: "${new Date(START + HOUR_MS).toISOString()}", endedAt: "${new Date(START + 3 * HOUR_MS).toISOString()}"`;
const NOTICE = 'kind mailedCount unreached { reason contract { chariteer { username } } }';
const SUMS = 'unwantedCount copyCount sums { channel status count }';

/** Everything that lists or counts the people of a quest, but the spots taken, which everyone is told. */
const READS = {
  'a message before it is sent': `{ previewQuestMessage(questId: "q", audience: everybody, text: "Bring gloves") {
    peopleCount channels { channel count } unreached { chariteer { username } } unwantedCount copyCount leavesOutYoung } }`,
  'a message as it is sent': `mutation { ${WRITTEN} { id ${SUMS} } }`,
  'sent messages': `{ questMessagePage(questId: "q") { items { ${SUMS} } } }`,
  'a change before it is made': `{ previewQuestNotice(id: "q", ${MOVED}) { ${NOTICE} } }`,
  'a change as it is made': `mutation { updateQuest(id: "q", ${MOVED}) { notice { ${NOTICE} } } }`,
  'who knows of a change': `{ questTelling(questId: "q") { people { state channels contract { chariteer { username } } } } }`,
};

async function worldWith(people: readonly CastName[], isReached = false): Promise<void> {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: START, endedAt: START + 2 * HOUR_MS });
    for (const id of people) await insertContract(tx, { id: `held-${id}`, questId: 'q', chariteerId: id });
    const isTheirs = (id: string) => eq(contactEmail.accountId, id);
    // No one reaches the child by email: its guardian alone would be counted.
    if (!isReached)
      await tx.update(contactEmail).set({ verificationStatus: 'Unverified' }).where(isTheirs('teen'));
  });
}

async function readAll(as: CastName): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(READS)) {
    const { data, errors } = await world.gql<Record<string, { id?: string }>>(text, {}, { as });
    expect(errors, name).toBeUndefined();
    answers[name] = data;
    const id = data?.writeToQuest?.id;
    if (id === undefined) continue;
    const deliveries = `{ questMessageDeliveryPage(messageId: "${id}") { total items { channel status contract { chariteer { username } } } } }`;
    type Page = { questMessageDeliveryPage: { total: number; items: object[] } };
    const page = (await world.gql<Page>(deliveries, {}, { as })).data?.questMessageDeliveryPage;
    // Those in one state come in the order of ids, which are drawn.
    answers.deliveries = { total: page?.total, people: page?.items.map((one) => JSON.stringify(one)).sort() };
  }
  return answers;
}

async function readWith(as: CastName, people: readonly CastName[]) {
  await worldWith(people);
  const answers = await readAll(as);
  await world.close();
  return answers;
}

describe('whoever may not name a child on a quest yet', () => {
  it.each<CastName>(['captains', 'coordinators'])(
    'reads as %s the same lists and counts whether one is on it or not [SAF-04, DEC-75]',
    async (as) => {
      const adults = await readWith(as, ['volunteer', 'gold']);
      await worldWith(['volunteer', 'gold', 'teen']);
      expect(await readAll(as)).toEqual(adults);
      await world.close();
      await worldWith(['volunteer', 'gold', 'teen'], true);
      expect(await readAll(as), 'reached by email').toEqual(adults);
      expect(adults['a message before it is sent']).toMatchObject({
        previewQuestMessage: { peopleCount: 2, copyCount: 0, leavesOutYoung: true },
      });
      expect(JSON.stringify(adults['who knows of a change'])).toContain('volunteer');
    },
  );

  it('reads all of them with the right to names, and with every right to the quest’s people on its day [SAF-04, SAF-07]', async () => {
    const all = await readWith('managers', ['volunteer', 'gold', 'teen']);
    expect(all['a message before it is sent']).toMatchObject({
      previewQuestMessage: { peopleCount: 3, copyCount: 1, leavesOutYoung: false },
    });
    expect(all.deliveries).toMatchObject({ total: 3 });
    for (const name of ['a change as it is made', 'who knows of a change', 'deliveries'])
      expect(JSON.stringify(all[name]), name).toContain('teen');
    await worldWith(['volunteer', 'teen']);
    await world.store.write((tx) =>
      tx
        .update(quest)
        .set({ startedAt: TEST_NOW + 2 * HOUR_MS, endedAt: TEST_NOW + 4 * HOUR_MS })
        .where(eq(quest.id, 'q')),
    );
    const { data } = await world.gql(READS['a message before it is sent'], {}, { as: 'captains' });
    expect(data).toMatchObject({ previewQuestMessage: { peopleCount: 2, leavesOutYoung: false } });
  });
});

describe('what a child writes to the charity of a quest', () => {
  const WRITTEN_BY = `{
    volunteerMessagePage(questId: "q") { total unansweredCount items { body contract { chariteer { username } } } }
    desk(providerId: "1") { unanswered { id count } } }`;
  const write = (as: CastName) =>
    world.gql<{ writeToCharity: { id: string } }>(
      'mutation ($text: String!) { writeToCharity(questId: "q", text: $text, clientKey: "key") { id } }',
      { text: `From ${as}` },
      { as },
    );
  const answer = (id: string, as: CastName) =>
    world.gql(
      'mutation ($id: ID!) { answerVolunteer(messageId: $id, text: "Yes, do.", clientKey: "key") { id } }',
      { id },
      { as },
    );
  const writtenTo = async (name: CastName) =>
    (await mailsTo(world, castEmail(name))).filter(({ body }) => body.includes('From teen')).length;

  it.each<CastName>(['captains', 'coordinators'])(
    'is told to %s on its day alone, by list, count and email alike [SAF-04, DEC-75]',
    async (as) => {
      await worldWith(['volunteer', 'teen'], true);
      await write('volunteer');
      const { data: adults } = await world.gql(WRITTEN_BY, {}, { as });
      expect(adults).toMatchObject({ desk: { unanswered: [{ id: 'q', count: 1 }] } });
      const id = (await write('teen')).data?.writeToCharity.id ?? '';
      expect((await world.gql(WRITTEN_BY, {}, { as })).data).toEqual(adults);
      expect((await answer(id, as)).code).toBe('MESSAGE_NOT_FOUND');
      expect([await writtenTo(as), await writtenTo('managers')]).toEqual([0, 1]);
      const { data: all } = await world.gql(WRITTEN_BY, {}, { as: 'managers' });
      expect(all).toMatchObject({ volunteerMessagePage: { total: 2 }, desk: { unanswered: [{ count: 2 }] } });
      world.clock.set(START - HOUR_MS);
      const { data: onTheDay } = await world.gql(WRITTEN_BY, {}, { as });
      expect(onTheDay).toMatchObject({
        volunteerMessagePage: { total: 2 },
        desk: { unanswered: [{ count: 2 }] },
      });
      expect((await answer(id, as)).code).toBeUndefined();
    },
  );
});

describe('a request for a sub', () => {
  it('names no one to who may not name a child on the quest yet, so that no missing name is a child’s [SAF-04, DEC-75]', async () => {
    await worldWith(['volunteer', 'teen']);
    for (const as of ['volunteer', 'teen'] as const)
      await world.gql(`mutation { askForStandIn(contractId: "held-${as}") { id } }`, {}, { as });
    const read = async (as: CastName) => {
      const text = '{ standInsAt(questId: "q") { wanted { username } } wantedStandIns { username } }';
      return JSON.stringify((await world.gql(text, {}, { as })).data);
    };
    for (const as of ['captains', 'coordinators'] as const) {
      expect(await read(as), as).toContain('"username":null');
      expect(await read(as), as).not.toMatch(/volunteer|teen/);
    }
    expect(await read('managers')).toMatch(/volunteer.*teen|teen.*volunteer/);
    world.clock.set(START - HOUR_MS);
    expect(await read('captains')).toMatch(/volunteer.*teen|teen.*volunteer/);
  });
});

describe('the people whom a charity has blocked', () => {
  const bans = async (as: CastName) => {
    const text = '{ providerBans(providerId: "1") { chariteer { id username } } }';
    const { data } = await world.gql<{ providerBans: { chariteer: { id: string } }[] }>(text, {}, { as });
    return data?.providerBans.map(({ chariteer }) => chariteer.id).sort();
  };
  const lift = async (chariteerId: string, as: CastName) =>
    (
      await world.gql<{ liftProviderBan: boolean }>(
        'mutation ($id: ID!) { liftProviderBan(providerId: "1", chariteerId: $id) }',
        { id: chariteerId },
        { as },
      )
    ).data?.liftProviderBan;

  it('have no child among them for who may not always name them, by id or by row [SAF-04, DEC-75]', async () => {
    await worldWith(['volunteer', 'teen']);
    for (const id of ['volunteer', 'teen']) {
      const text = `mutation { updateContract(id: "held-${id}", updateAction: "BAN", supervisorId: "managers") { id } }`;
      expect((await world.gql(text, {}, { as: 'managers' })).code).toBeUndefined();
    }
    expect(await bans('managers')).toEqual(['teen', 'volunteer']);
    for (const as of ['captains', 'coordinators'] as const) {
      expect(await bans(as), as).toEqual(['volunteer']);
      expect([await lift('teen', as), await lift('nobody', as)], as).toEqual([false, false]);
    }
    expect(await bans('managers')).toEqual(['teen', 'volunteer']);
    expect(await lift('teen', 'managers')).toBe(true);
  });
});

describe('an id of a child that is known from elsewhere', () => {
  const coded = async (text: string, as: CastName = 'captains') => (await world.gql(text, {}, { as })).code;
  const CHOSEN = `questId: "q", audience: chosen, volunteerIds: ["teen"], text: "Hello"`;
  const ACTS = {
    'a message to them alone, before it is sent': `{ previewQuestMessage(${CHOSEN}) { peopleCount } }`,
    'a message to them alone': `mutation { writeToQuest(${CHOSEN}, clientKey: "k") { id } }`,
    'that they were called': `mutation { markCalled(questId: "q", chariteerId: "teen", isCalled: true) { id } }`,
  };

  it('does not tell whoever may not name them whether they are on a quest [SAF-04, DEC-75]', async () => {
    const answers: (string | undefined)[][] = [];
    for (const people of [['volunteer'], ['volunteer', 'teen']] as const) {
      await worldWith(people);
      expect(await coded(READS['a change as it is made'], 'managers')).toBeUndefined();
      const codes: (string | undefined)[] = [];
      for (const text of Object.values(ACTS)) codes.push(await coded(text));
      answers.push(codes);
      if (people.length === 1) await world.close();
    }
    expect(answers).toEqual([
      ['CHARITEER_NOT_FOUND', 'CHARITEER_NOT_FOUND', 'CONTRACT_NOT_FOUND'],
      ['CHARITEER_NOT_FOUND', 'CHARITEER_NOT_FOUND', 'CONTRACT_NOT_FOUND'],
    ]);
    for (const text of Object.values(ACTS)) expect(await coded(text, 'managers')).toBeUndefined();
  });

  it('does not tell them whether they wait for one either [SAF-04, DEC-75]', async () => {
    world = await openWorld();
    await fullQuest(world);
    await joinAll(world, ['teen']);
    const offer = 'mutation { offerPlace(questId: "full", chariteerId: "teen") { id } }';
    expect(await coded(offer)).toBe('NOT_WAITING');
    const off = 'mutation { takeOffWaitingList(questId: "full", chariteerId: "teen") }';
    expect((await world.gql(off, {}, { as: 'captains' })).data).toEqual({ takeOffWaitingList: false });
    expect(await listed(world)).toEqual(['teen']);
    expect(await coded(offer, 'managers')).not.toBe('NOT_WAITING');
  });
});
