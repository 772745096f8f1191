import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepStandIns } from '#api/places/stand-ins/sweep-stand-ins.ts';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { YOUNG_MESSAGE_KEPT_MS } from '#domain/guardians/young-message.ts';
import { GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { mergeWithBlocked } from '../support/merged-records.ts';
import { fullQuest, standInsIn } from '../support/stand-ins.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let people: ReturnType<typeof standInsIn>;
beforeEach(async () => {
  world = await openWorld();
  people = standInsIn(world);
  await world.store.write((tx) => fullQuest(tx));
});
afterEach(() => world.close());

const requests = () => world.store.read.select().from(standInRequest);
const states = async () => (await requests()).map(({ state }) => state);
const wanted = async (word: string | null = null) => (await people.ask(word)).data?.askForStandIn.id ?? '';
const rowOf = async (id: string) =>
  (await world.store.read.select().from(contract).where(eq(contract.id, id))).at(0);
const taken = async () =>
  (await world.store.read.select().from(quest).where(eq(quest.id, 'q'))).at(0)?.takenCount;
const set = (values: Partial<typeof quest.$inferInsert>) =>
  world.store.write(async (tx) => void (await tx.update(quest).set(values).where(eq(quest.id, 'q'))));

describe('looking for a stand-in', () => {
  it('is done until the start, with a word that can be changed; the place stays until somebody has it [SWP-01]', async () => {
    expect((await people.ask('Bad cold, sorry!')).data?.askForStandIn).toMatchObject({ way: 'open' });
    await people.ask('  Exam  that day ');
    expect(await requests()).toMatchObject([{ word: 'Exam that day', state: 'wanted', chariteerId: 'gold' }]);
    expect((await rowOf('mine'))?.abandonedAt).toBeNull();
    expect(await taken()).toBe(1);
    await set({ startedAt: TEST_NOW, endedAt: TEST_NOW + HOUR_MS });
    expect((await people.ask()).code).toBe('STAND_IN_TOO_LATE');
    expect((await people.seenBy('volunteer')).wanted, 'it ended with the start').toEqual([]);
    expect((await people.seenBy('gold')).own).toEqual([]);
  });

  it('has at most 140 characters, and no numbers or addresses, since the young read it [SWP-01: the word]', async () => {
    expect((await people.ask('x'.repeat(140))).code).toBeUndefined();
    expect((await people.ask('x'.repeat(141))).code).toBe('BAD_USER_INPUT');
    expect((await people.ask('Call me: 201 555 0143')).code).toBe('CONTACT_DETAILS_TO_YOUNG');
    const teens = { id: 'teens', questId: 'q', chariteerId: 'teen' };
    await world.store.write((tx) => insertContract(tx, teens));
    const { errors } = await people.ask('Call me: 201 555 0143', 'teen', 'teens');
    expect(JSON.stringify(errors)).toContain('You’re under 18');
  });

  it('ends it, for its owner alone [SWP-01: withdrawing]', async () => {
    const id = await wanted();
    const end = (as: 'gold' | 'volunteer') =>
      world.gql('mutation ($id: ID!) { endStandIn(id: $id) }', { id }, { as });
    expect((await end('volunteer')).code).toBe('STAND_IN_NOT_FOUND');
    expect((await end('gold')).data).toEqual({ endStandIn: true });
    expect((await end('gold')).data).toEqual({ endStandIn: false });
    expect(await states()).toEqual(['withdrawn']);
    expect((await people.take(id)).code).toBe('STAND_IN_ENDED');
    expect((await people.ask(null, 'volunteer')).code, 'others’ places').toBe('CONTRACT_NOT_FOUND');
  });

  it('it ends with the place and with the quest, whoever ends them [SWP-01: its end]', async () => {
    await wanted();
    await set({ publishingStatus: 'Cancelled' });
    expect(await states()).toEqual(['withdrawn']);
    await set({ publishingStatus: 'Published' });
    await wanted();
    await world.gql('mutation { abandonContract(id: "mine") { id } }', {}, { as: 'gold' });
    expect(await states()).toEqual(['withdrawn', 'withdrawn']);
  });

  it('what nobody answered is withdrawn once the quest has begun, and gone after two years [SWP-01: its end]', async () => {
    await wanted('Bad cold');
    await sweepStandIns(world.store, TEST_NOW);
    expect(await states()).toEqual(['wanted']);
    const begun = TEST_NOW + 30 * HOUR_MS;
    await sweepStandIns(world.store, begun);
    expect(await states()).toEqual(['withdrawn']);
    await sweepStandIns(world.store, TEST_NOW + YOUNG_MESSAGE_KEPT_MS - 1);
    expect(await requests()).toHaveLength(1);
    await sweepStandIns(world.store, TEST_NOW + YOUNG_MESSAGE_KEPT_MS);
    expect(await requests()).toEqual([]);
  });

  it('of a blocked account nothing is wanted any more [SWP-01: blocked]', async () => {
    await wanted();
    const ban = 'mutation { banAccount(accountId: "gold", reason: "Spam") { id } }';
    expect((await world.gql(ban, {}, { as: 'staff' })).errors).toBeUndefined();
    expect(await states()).toEqual(['withdrawn']);
  });

  it('nor once the account is one with a blocked one [SWP-01: blocked, JOI-13]', async () => {
    await wanted();
    await mergeWithBlocked(world, 'gold');
    expect(await states()).toEqual(['withdrawn']);
  });
});

describe('who sees a request', () => {
  const sees = async (as: Parameters<typeof people.seenBy>[0]) => {
    const { wanted: here, listed } = await people.seenBy(as);
    expect(listed, 'the own list is the same').toEqual(here);
    return here?.length === 1;
  };

  it('those whom the gate would let take that place, though the quest is full; nobody else [SWP-02]', async () => {
    await wanted('Bad cold');
    expect(await sees('volunteer')).toBe(true);
    expect(await sees('gold'), 'who asks is on it').toBe(false);
    expect((await people.seenBy(null)).wanted, 'visitors').toBeUndefined();
    const ban = { id: 'b', providerId: '1', chariteerId: 'quiet', createdAt: TEST_NOW };
    await world.store.write(async (tx) => void (await tx.insert(providerBan).values(ban)));
    expect(await sees('quiet'), 'whom the charity has blocked').toBe(false);
    expect(await sees('waiting'), 'whose guardian has not agreed').toBe(false);
    await set({ prerequisiteMinutes: 600 });
    expect(await sees('volunteer'), 'who lacks hours').toBe(false);
  });

  it('where a guild holds the quest, its members [SWP-02: reserved]', async () => {
    await wanted();
    const held = { id: 'held', questId: 'q', chariteerId: 'guildadmin', guildId: GUILD_ID };
    await world.store.write((tx) => insertContract(tx, held));
    expect(await sees('volunteer')).toBe(false);
    expect(await sees('guildadmin')).toBe(true);
    const id = (await requests())[0]?.id ?? '';
    expect((await people.take(id, 'volunteer')).code).toBe('QUEST_RESERVED');
  });

  it('shows strangers no name, whoever asks, so that a crest tells nobody’s age [SWP-02, SAF-04, DEC-75]', async () => {
    await wanted('Bad cold');
    const { wanted: there, listed } = await people.seenBy('volunteer');
    for (const one of [there?.[0], listed?.[0]])
      expect(one).toMatchObject({ username: null, word: 'Bad cold' });
    expect((await people.seenBy('managers')).wanted).toMatchObject([{ username: 'gold' }]);
  });

  it('shows who shares a guild the user name of an adult, else none [SWP-02, SAF-04]', async () => {
    await wanted('Bad cold');
    await world.store.write(async (tx) => {
      for (const accountId of ['gold', 'volunteer'])
        await insertMembership(tx, { groupId: GUILD_ID, accountId, roleId: 'members' });
    });
    const first = async () => (await people.seenBy('volunteer')).wanted?.[0];
    expect(await first()).toMatchObject({ username: 'gold', word: 'Bad cold' });
    const hide = (values: Partial<typeof chariteer.$inferInsert>) =>
      world.store.write(
        async (tx) => void (await tx.update(chariteer).set(values).where(eq(chariteer.id, 'gold'))),
      );
    await hide({ hidesUsername: true });
    expect(await first()).toMatchObject({ username: 'gold', word: 'Bad cold' });
    await hide({ hidesUsername: false, dateOfBirth: '2011-01-01' });
    expect(await first(), 'the young').toMatchObject({ username: null });
  });

  it('however many look for one, the number of statements is the same [SWP-02: speed]', async () => {
    await wanted();
    const statements = async () => {
      const before = world.store.statementCount();
      await people.seenBy('volunteer');
      return world.store.statementCount() - before;
    };
    await statements();
    const ofOne = await statements();
    await world.store.write(async (tx) => {
      await tx.update(quest).set({ resourceMaxNumber: 9 }).where(eq(quest.id, 'q'));
      for (const id of ['one', 'two', 'three']) {
        await insertVolunteerRow(tx, { id });
        const { id: contractId } = await insertContract(tx, { questId: 'q', chariteerId: id });
        const row = { id, contractId, questId: 'q', chariteerId: id, way: 'open', askedAt: 1 } as const;
        await tx.insert(standInRequest).values(row);
      }
    });
    expect((await people.seenBy('volunteer')).wanted).toHaveLength(4);
    expect(await statements()).toBe(ofOne);
  });
});

describe('taking a place over', () => {
  it('ends the one contract as handed over and begins the other; as many places are taken as before [SWP-03]', async () => {
    const id = await wanted();
    const { data } = await people.take(id);
    const mine = data?.takeStandIn.id ?? '';
    expect(await rowOf('mine')).toMatchObject({
      abandonedAt: TEST_NOW,
      handedToId: mine,
      abandonReason: null,
    });
    expect(await rowOf(mine)).toMatchObject({ chariteerId: 'volunteer', abandonedAt: null, questId: 'q' });
    expect(await taken()).toBe(1);
    expect(await requests()).toMatchObject([{ state: 'handed-over', takenByContractId: mine }]);
  });

  it('one gets it, the other reads that somebody was faster [SWP-03: two at once]', async () => {
    const id = await wanted();
    const answers = await Promise.all([people.take(id, 'volunteer'), people.take(id, 'new')]);
    const codes = answers.map(({ code }) => code ?? 'taken').sort();
    expect(codes).toEqual(['PLACE_GONE', 'taken']);
    const refused = answers.find(({ code }) => code === 'PLACE_GONE');
    expect(refused?.errors?.[0]).toMatchObject({ message: 'Somebody Was Faster' });
    expect(await taken()).toBe(1);
    expect(await world.store.read.$count(contract)).toBe(2);
  });

  it('lets pass whom it would let sign up, in the order of its refusals [SWP-03: the gate]', async () => {
    const id = await wanted();
    expect((await people.take(id, 'gold')).code).toBe('ALREADY_SIGNED_UP');
    expect((await people.take(id, 'waiting')).code).toBe('GUARDIAN_PENDING');
    await set({ prerequisiteMinutes: 600 });
    expect((await people.take(id)).code).toBe('NOT_ENOUGH_HOURS');
    expect((await people.take(id, 'volunteer', 'chariteerId: "new"')).code).toBe('FORBIDDEN');
    expect(await states()).toEqual(['wanted']);
    expect((await rowOf('mine'))?.abandonedAt).toBeNull();
  });

  it('on a flexible quest the place comes with its times [SWP-03: times]', async () => {
    const times = {
      expectedArrivalAt: TEST_NOW + 25 * HOUR_MS,
      expectedDepartureAt: TEST_NOW + 26 * HOUR_MS,
    };
    await set({ flexibleMinimumTime: 60 });
    await world.store.write(
      async (tx) => void (await tx.update(contract).set(times).where(eq(contract.id, 'mine'))),
    );
    const { data } = await people.take(await wanted());
    expect(await rowOf(data?.takeStandIn.id ?? '')).toMatchObject(times);
  });

  it('what an adult wrote is kept for two years once somebody young has the place [SWP-03: words to the young]', async () => {
    const id = await wanted('Bad cold, sorry!');
    const { code } = await people.take(id, 'teen');
    expect(code).toBeUndefined();
    expect(await world.store.read.select().from(youngMessage)).toMatchObject([
      { senderId: 'gold', recipientId: 'teen', body: 'Bad cold, sorry!' },
    ]);
  });
});

describe('a charity that fills places itself', () => {
  const STAMP = `mutation ($on: Boolean!) { setStampPlaces(stampId: "stamp", allowsStandIns: $on) { allowsStandIns } }`;
  const switchTo = (on: boolean) => world.gql(STAMP, { on }, { as: 'managers' });
  beforeEach(async () => {
    await world.store.write(async (tx) => {
      await insertStamp(tx, { id: 'stamp', providerId: '1' });
      await tx.update(quest).set({ templateQuestId: 'stamp' }).where(eq(quest.id, 'q'));
    });
  });

  it('switches stand-ins off for a stamp: nobody looks for one, and what was wanted ends [SWP-06]', async () => {
    expect((await people.seenBy('gold')).isAllowed).toBe(true);
    const id = await wanted();
    expect((await switchTo(false)).data).toEqual({ setStampPlaces: { allowsStandIns: false } });
    expect(await states()).toEqual(['withdrawn']);
    expect((await people.take(id)).code).toBe('STAND_IN_ENDED');
    expect((await people.ask()).code).toBe('STAND_INS_OFF');
    expect((await people.link()).code).toBe('STAND_INS_OFF');
    expect((await people.seenBy('gold')).isAllowed).toBe(false);
    await switchTo(true);
    expect((await people.ask()).code).toBeUndefined();
  });

  it('those of other stamps, and without one, allow them [SWP-06: other quests]', async () => {
    await switchTo(false);
    await set({ templateQuestId: null });
    expect((await people.ask()).code).toBeUndefined();
  });
});
