import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWords } from '#api/access/outbox/entries/message-words.ts';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { contract } from '#db/schema/contract.ts';
import { message, messageWords } from '#db/schema/message.ts';
import { quest } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { thankPeople } from '../support/thank-people.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const PRESENT: CastName[] = ['volunteer', 'gold', 'quiet'];
/** The morning after: Tuesday at 9:00 in New York. */
const MORNING = Date.parse('2026-11-17T14:00:00Z');

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'q', eventTitle: 'Soup line' });
    for (const chariteerId of PRESENT)
      await insertContract(tx, { id: `at-${chariteerId}`, questId: 'q', chariteerId, status: 'Present' });
    await insertContract(tx, { id: 'unmarked', questId: 'q', chariteerId: 'managers' });
    await insertContract(tx, { id: 'absent', questId: 'q', chariteerId: 'admins', status: 'Absent' });
    await insertCredit(tx, { contractId: 'at-volunteer', value: 150 });
  });
  world.clock.set(MORNING);
});
afterEach(() => world.close());

const thanks = async () => (await readMails(world)).filter(({ kind }) => kind === 'thanks');
const thanked = async () => (await thanks()).map(({ recipient }) => recipient).sort();
const token = (id = 'at-volunteer', purpose: 'again' | 'attend' = 'again') =>
  answerToken(world.config.dataKey, { purpose, id });
const give = (wouldComeAgain: boolean, words: string | null = null, given = token()) =>
  world.gql<{ giveFeedback: { given: unknown } }>(
    `mutation ($token: String!, $wouldComeAgain: Boolean!, $words: String) {
      giveFeedback(token: $token, wouldComeAgain: $wouldComeAgain, words: $words) {
        given { wouldComeAgain words } } }`,
    { token: given, wouldComeAgain, words },
  );
const open = async (given = token()) =>
  world.gql(`{ feedbackRequest(token: "${given}") { givenName charity eventTitle given { words } } }`);
const shownTo = async (as: CastName | null) =>
  (
    await world.gql<{ quest: { feedback: unknown } }>(
      '{ quest(id: "q") { feedback { yesCount noCount words } } }',
      {},
      { as },
    )
  ).data?.quest.feedback;

describe('thanks on the morning after', () => {
  it('go to whoever was present, once, with the hours credited and one question [REM-09]', async () => {
    expect(await thankPeople(world)).toBe(3);
    expect(await thankPeople(world)).toBe(0);
    expect(await thanked()).toEqual([...PRESENT].map((name) => castEmail(name)).sort());
    const mail = (await thanks()).find(({ recipient }) => recipient === castEmail('volunteer'));
    expect(mail?.body).toContain('Thank you for coming to “Soup line” with Harbor Table.');
    expect(mail?.body).toContain('2 hours, 30 minutes went on your record.');
    expect(mail?.body).toContain('Would you come again?');
    expect(mail?.body).toContain(`http://chariteers.test/again?token=${token()}&says=yes`);
    expect(mail?.body).not.toMatch(/donat|\$|support us/i);
    const uncredited = (await thanks()).find(({ recipient }) => recipient === castEmail('gold'));
    expect(uncredited?.body).not.toContain('were added');
  });

  it('a guardian’s copy says thanks, without the links that answer for the young person [REM-09: the young]', async () => {
    await world.store.write((tx) =>
      insertContract(tx, { id: 'at-teen', questId: 'q', chariteerId: 'teen', status: 'Present' }),
    );
    expect(await thankPeople(world)).toBe(4);
    const copies = (await readMails(world)).filter(({ recipient }) => recipient === 'guardian@demo.example');
    expect(copies).toHaveLength(1);
    expect(copies[0]?.body).toContain('Thank you for coming to “Soup line”');
    expect(copies[0]?.body).not.toContain('/again');
  });

  it('keeps the thanks without the links that act for the person [REM-09: the inbox]', async () => {
    await thankPeople(world);
    const { read } = world.store;
    const kept = (await read.select().from(messageWords)).map(({ id, words }) => openWords(read, id, words));
    expect(kept.map((words) => words?.subject)).toContain(
      'Thank you for Soup line on Monday, November 16, 2026',
    );
    expect(JSON.stringify(kept)).not.toContain('/again');
    expect(await world.store.read.select().from(message)).toHaveLength(3);
  });

  it('not before nine, and for who is marked later on a next morning, for 7 days [REM-09: when]', async () => {
    world.clock.set(MORNING - 1);
    expect(await thankPeople(world)).toBe(0);
    world.clock.set(MORNING);
    await thankPeople(world);
    const mark = (id: string) =>
      world.store.write(
        async (tx) => void (await tx.update(contract).set({ status: 'Present' }).where(eq(contract.id, id))),
      );
    await mark('unmarked');
    world.clock.set(MORNING + 6 * DAY_MS);
    expect(await thankPeople(world)).toBe(1);
    await mark('absent');
    world.clock.set(MORNING + 7 * DAY_MS);
    expect(await thankPeople(world)).toBe(0);
  });
});

describe('«Would you come again?»', () => {
  beforeEach(() => thankPeople(world));

  it('is answered without a log-in, opening it changes nothing, and can be changed for 14 days [REM-09]', async () => {
    expect((await open()).data).toMatchObject({
      feedbackRequest: { charity: 'Harbor Table', eventTitle: 'Soup line', given: null },
    });
    expect(await world.store.read.select().from(questFeedback)).toEqual([]);
    await give(true, '  Warm \n people ');
    expect((await open()).data).toMatchObject({ feedbackRequest: { given: { words: 'Warm people' } } });
    world.clock.set(MORNING + 14 * DAY_MS - 1);
    expect((await give(false)).data?.giveFeedback).toEqual({ given: { wouldComeAgain: false, words: null } });
    expect(await world.store.read.select().from(questFeedback)).toHaveLength(1);
    world.clock.advance(1);
    expect((await give(true)).code).toBe('LINK_EXPIRED');
    expect((await open()).code).toBe('LINK_EXPIRED');
  });

  it('a link of another question, of a stranger or of who was not there is none [REM-09: whose]', async () => {
    for (const bad of ['x', token('at-volunteer', 'attend'), token('nobody')])
      expect((await give(true, null, bad)).code).toBe('INVALID_TOKEN');
    expect((await give(true, null, token('absent'))).code).toBe('LINK_EXPIRED');
    expect((await give(true, 'x'.repeat(281))).code).toBe('BAD_USER_INPUT');
    expect(await world.store.read.select().from(questFeedback)).toEqual([]);
  });

  it('managers read the answers without names once there are three, and nobody else does [REM-09]', async () => {
    await give(true, 'Warm', token('at-volunteer'));
    await give(false, 'Cold', token('at-gold'));
    expect(await shownTo('managers')).toBeNull();
    await give(true, null, token('at-quiet'));
    expect(await shownTo('managers')).toEqual({ yesCount: 2, noCount: 1, words: ['Cold', 'Warm'] });
    for (const other of ['volunteer', null] as const) expect(await shownTo(other)).toBeNull();
  });

  it('visitors are told how many of the same stamp’s quests, of each in full threes [DSC-18: would come again]', async () => {
    const told = async () =>
      (
        await world.gql<{ quest: { comeAgain: unknown } }>(
          '{ quest(id: "next") { comeAgain { yesCount answerCount } } }',
        )
      ).data?.quest.comeAgain;
    await world.store.write(async (tx) => {
      await insertQuest(tx, { id: 'stamp', providerId: '1', publishingStatus: 'Template' });
      await upcomingQuest(tx, { id: 'next', templateQuestId: 'stamp', startedAt: MORNING + DAY_MS });
      await pastQuest(tx, { id: 'lone', templateQuestId: 'stamp' });
      await insertContract(tx, { id: 'at-lone', questId: 'lone', chariteerId: 'staff', status: 'Present' });
      await tx.update(quest).set({ templateQuestId: 'stamp' }).where(eq(quest.id, 'q'));
    });
    expect(await thankPeople(world), 'who was at the other one is asked, too').toBe(1);
    await give(true, null, token('at-volunteer'));
    await give(false, null, token('at-gold'));
    expect((await give(true, null, token('at-lone'))).errors).toBeUndefined();
    expect(await told(), 'three, but of two quests').toBeNull();
    await give(true, null, token('at-quiet'));
    expect(await told()).toEqual({ yesCount: 2, answerCount: 3 });
    world.clock.set(MORNING + 190 * DAY_MS);
    expect(await told(), 'after half a year').toBeNull();
  });

  it('is seen by its person alone, staff and managers not [REM-09: the own answer]', async () => {
    await give(true, 'Warm');
    const seenBy = async (as: CastName) => {
      const { data } = await world.gql<{ quest: { pledgedContracts: Record<string, unknown>[] } }>(
        '{ quest(id: "q") { pledgedContracts { id ownFeedback { words } feedbackPath } } }',
        {},
        { as },
      );
      return data?.quest.pledgedContracts.find(({ id }) => id === 'at-volunteer');
    };
    expect(await seenBy('volunteer')).toMatchObject({
      ownFeedback: { words: 'Warm' },
      feedbackPath: `/again?token=${token()}`,
    });
    for (const other of ['staff', 'managers', 'admins'] as const)
      expect(await seenBy(other), other).toMatchObject({ ownFeedback: null, feedbackPath: null });
  });

  it('an answer goes with its account, and with it the other two are shown no more [REM-09: erasure]', async () => {
    for (const name of PRESENT) await give(true, name, token(`at-${name}`));
    const removal = `mutation { removeChariteer(input: { emailAddress: "${castEmail('gold')}" }) { id } }`;
    expect((await world.gql(removal, {}, { as: 'gold' })).errors).toBeUndefined();
    const left = await world.store.read.select().from(questFeedback);
    expect(left.map(({ contractId }) => contractId).sort()).toEqual(['at-quiet', 'at-volunteer']);
    expect(await shownTo('managers')).toBeNull();
    expect((await give(true, null, token('at-gold'))).code).toBe('INVALID_TOKEN');
  });
});

it('who was there eight days ago is thanked no more [REM-09: quests that are older]', async () => {
  world.clock.set(TEST_NOW);
  await world.store.write(async (tx) => {
    await pastQuest(tx, {
      id: 'old',
      startedAt: TEST_NOW - 9 * DAY_MS,
      endedAt: TEST_NOW - 9 * DAY_MS + HOUR_MS,
    });
    await insertContract(tx, { questId: 'old', chariteerId: 'volunteer', status: 'Present' });
  });
  expect(await thankPeople(world)).toBe(0);
});
