import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let logLines: string[];
beforeEach(async () => {
  logLines = [];
  world = await openWorld({ logLines });
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);

const signUp = (as: CastName | null, questID: string, charityID = '1') =>
  world.gql(
    `mutation($charityID: ID!, $questID: ID!) {
      signVolunteerUpForQuest(charityID: $charityID, questID: $questID, questName: "Any") { questId chariteerId }
    }`,
    { charityID, questID },
    { as },
  );
const bail = (as: CastName | null, questID: string, itemInstanceID: string, charityID = '1') =>
  world.gql(
    `mutation($charityID: ID!, $questID: ID!, $item: ID!) {
      bailVolunteerFromQuest(charityID: $charityID, questID: $questID, questName: "Any", itemInstanceID: $item) {
        id abandonedAt
      }
    }`,
    { charityID, questID, item: itemInstanceID },
    { as },
  );

/** Number and text of a refusal, as older scripts knew them. */
const told = async (call: ReturnType<typeof signUp>) => {
  const [error] = (await call).errors ?? [];
  return [error?.extensions.scriptError, error?.message];
};

describe('scripts of volunteers', () => {
  it('signVolunteerUpForQuest signs the session’s own volunteer up [API-46]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const { data, errors } = await signUp('volunteer', 'q');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ signVolunteerUpForQuest: { questId: 'q', chariteerId: 'volunteer' } });
  });

  it('a sign-up is refused with the numbers and texts of the older script [ERR-14, ERR-15, ERR-16, EDG-12]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'full', resourceMaxNumber: 1, takenCount: 1 });
      await upcomingQuest(tx, { id: 'q' });
      await pastQuest(tx, { id: 'over' });
      await insertContract(tx, { questId: 'q', chariteerId: 'volunteer' });
    });
    const gone = "The Quest you're trying to sign up for no longer exists. Maybe it ended already?";
    expect(await told(signUp('volunteer', 'full'))).toEqual([
      'ERROR-02',
      'Sorry, this Quest is now at capacity, and we could not sign you up.',
    ]);
    expect(await told(signUp('volunteer', 'over'))).toEqual(['ERROR-03', gone]);
    expect(await told(signUp('volunteer', 'nothing'))).toEqual(['ERROR-03', gone]);
    expect(await told(signUp('gold', 'q', '2'))).toEqual(['ERROR-03', gone]);
    expect(await told(signUp('volunteer', 'q'))).toEqual([
      'ERROR-04',
      "You're already signed up for this Quest!",
    ]);
    expect((await signUp('new', 'q')).errors?.[0]).toMatchObject({
      message: 'Not sure what this error is. No Volunteer Record',
      extensions: { code: 'NO_VOLUNTEER_RECORD', statusCode: 403, scriptError: 'ERROR-01' },
    });
    expect((await signUp(null, 'q')).code).toBe('NOT_LOGGED_IN');
  });

  it('what has no name is told by its number and «Not sure what this error is.», and a fault of ours is logged [ERR-17, EDG-12]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'flexible', flexibleMinimumTime: 60 });
      await upcomingQuest(tx, { id: 'q' });
    });
    const [number, text] = await told(signUp('volunteer', 'flexible'));
    expect(number).toBe('ERROR-01');
    expect(text, 'and what was wrong').toMatch(/^Not sure what this error is\. .+/);
    await write(async (tx) =>
      tx.run(sql`CREATE TRIGGER broken BEFORE INSERT ON contract BEGIN SELECT RAISE(ABORT, 'broken'); END`),
    );
    const [error] = (await signUp('volunteer', 'q')).errors ?? [];
    expect(error).toMatchObject({
      message: 'Not sure what this error is.',
      extensions: { code: 'INTERNAL', statusCode: 500, scriptError: 'ERROR-00' },
    });
    expect(error?.extensions).toHaveProperty('requestId');
    expect(logLines.filter((line) => line.includes('resolver failed'))).toEqual([
      expect.stringContaining('broken'),
    ]);
  });

  it('bailVolunteerFromQuest bails out, with the refusals of the older script [API-46, ERR-18, ERR-19]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await pastQuest(tx, { id: 'over' });
      await insertContract(tx, { id: 'mine', questId: 'q', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'done', questId: 'over', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'other', questId: 'q', chariteerId: 'gold' });
    });
    const notOn = "You're not signed up for this Quest, so you can't drop out.";
    const gone = "The Quest you're trying to drop out of no longer exists. Maybe it ended already?";
    expect(await told(bail('volunteer', 'q', 'nothing'))).toEqual(['ERROR-02', notOn]);
    expect(await told(bail('volunteer', 'q', 'other'))).toEqual(['ERROR-02', notOn]);
    expect(await told(bail('volunteer', 'over', 'done'))).toEqual(['ERROR-03', gone]);
    expect(await told(bail('volunteer', 'other-quest', 'mine'))).toEqual(['ERROR-03', gone]);
    const { data } = await bail('volunteer', 'q', 'mine');
    expect(data).toEqual({
      bailVolunteerFromQuest: { id: 'mine', abandonedAt: new Date(TEST_NOW).toISOString() },
    });
    expect(await told(bail('volunteer', 'q', 'mine'))).toEqual(['ERROR-02', notOn]);
  });
});

describe('scripts of charities', () => {
  const alterAttendance = (as: CastName, questID: string) =>
    world.gql(
      `mutation($questID: ID!) { providerAlterSpecificQuestAttendance(newQuestInfo: { questID: $questID,
        volunteers: [{ itemInstanceID: "a", status: Present }, { itemInstanceID: "b", status: Absent }] }) {
        id status } }`,
      { questID },
      { as },
    );
  const verify = (as: CastName, questID: string) =>
    world.gql(
      `mutation($questID: ID!) { providerVerifyChariteerQuestContract(
        newQuestInfo: { questID: $questID, itemInstanceID: "a" }) { id status } }`,
      { questID },
      { as },
    );
  const alterDetails = (as: CastName, info: Record<string, unknown>) =>
    world.gql(
      `mutation($info: QuestDetailsInfo!) { providerAlterSpecificQuestDetails(newQuestInfo: $info) {
        resourceMaxNumber eventTitle } }`,
      { info },
      { as },
    );
  const alterText = "The Quest you're trying to alter no longer exists.";

  beforeEach(() =>
    write(async (tx) => {
      await pastQuest(tx, { id: 'past' });
      await pastQuest(tx, { id: 'foreign', providerId: '2' });
      await upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner' });
      await insertContract(tx, { id: 'a', questId: 'past', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'b', questId: 'past', chariteerId: 'gold' });
    }),
  );

  it('a Provider account marks the volunteers of its quest [API-47, PERM-03, QD-25]', async () => {
    const { data, errors } = await alterAttendance('provider', 'past');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      providerAlterSpecificQuestAttendance: [
        { id: 'a', status: 'Present' },
        { id: 'b', status: 'Absent' },
      ],
    });
    expect(await world.store.read.select().from(credit)).toHaveLength(4);
    expect(await told(alterAttendance('provider', 'q'))).toEqual(['ERROR-03', alterText]);
    expect((await alterAttendance('volunteer', 'past')).code).toBe('FORBIDDEN');
  });

  it('a Provider account verifies one contract of its quest [API-47, PERM-03]', async () => {
    expect((await verify('provider', 'past')).data).toEqual({
      providerVerifyChariteerQuestContract: { id: 'a', status: 'Present' },
    });
    expect((await verify('boardmembers', 'past')).code).toBe('FORBIDDEN');
  });

  it('a Provider account alters details of its quests only [API-47, PERM-03, QD-25, ERR-20]', async () => {
    const { data } = await alterDetails('provider', { questID: 'q', volunteerMax: 30, eventTitle: 'Supper' });
    expect(data).toEqual({
      providerAlterSpecificQuestDetails: { resourceMaxNumber: 30, eventTitle: 'Supper' },
    });
    expect(await told(alterDetails('provider', { questID: 'nothing', volunteerMax: 3 }))).toEqual([
      'ERROR-03',
      alterText,
    ]);
    expect((await alterDetails('provider', { questID: 'foreign', volunteerMax: 3 })).code).toBe('FORBIDDEN');
    expect((await alterDetails('provider', { questID: 'past', volunteerMax: 3 })).code).toBe('QUEST_STARTED');
  });

  it('a contract of another quest is not altered through this one [API-47]', async () => {
    await write((tx) => tx.update(contract).set({ questId: 'foreign' }).where(eq(contract.id, 'b')));
    expect(await told(alterAttendance('managers', 'past'))).toEqual(['ERROR-03', alterText]);
  });
});

describe('publishing drafts', () => {
  const publish = (as: CastName | null, draftQuests: string[], providerID = '1') =>
    world.gql(
      `mutation($providerID: ID!, $draftQuests: [ID!]!) {
        websitePublishAllDraftsToActiveQuests(providerID: $providerID, draftQuests: $draftQuests) {
          id publishingStatus } }`,
      { providerID, draftQuests },
      { as },
    );

  async function statusOf(id: string) {
    const [row] = await world.store.read.select().from(quest).where(eq(quest.id, id));
    return row?.publishingStatus;
  }

  beforeEach(() =>
    write(async (tx) => {
      const publishingStatus = 'Draft' as const;
      await upcomingQuest(tx, { id: 'a', publishingStatus });
      await upcomingQuest(tx, { id: 'b', publishingStatus });
      await upcomingQuest(tx, { id: 'c', publishingStatus });
      await upcomingQuest(tx, { id: 'foreign', providerId: '2', publishingStatus });
      await upcomingQuest(tx, { id: 'cancelled', publishingStatus: 'Cancelled' });
      await pastQuest(tx, { id: 'past', publishingStatus, endedAt: TEST_NOW + HOUR_MS });
    }),
  );

  it('all drafts named become Published, the others stay [API-48, PERM-03]', async () => {
    const { data, errors } = await publish('provider', ['a', 'b', 'a']);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      websitePublishAllDraftsToActiveQuests: [
        { id: 'a', publishingStatus: 'Published' },
        { id: 'b', publishingStatus: 'Published' },
        { id: 'a', publishingStatus: 'Published' },
      ],
    });
    expect(await statusOf('c')).toBe('Draft');
    expect((await publish('provider', ['a', 'b'])).errors).toBeUndefined();
  });

  it('all or none: what is foreign, no draft or has started undoes all [API-48]', async () => {
    expect((await publish('managers', ['a', 'foreign'])).errors?.[0]).toMatchObject({
      message: 'Item 2: Quest Not Found',
      extensions: { code: 'QUEST_NOT_FOUND' },
    });
    expect((await publish('managers', ['a', 'cancelled'])).code).toBe('BAD_USER_INPUT');
    expect((await publish('managers', ['a', 'past'])).code).toBe('QUEST_STARTED');
    expect(await statusOf('a')).toBe('Draft');
  });

  it('needs quest U at the charity [API-48, PERM-17]', async () => {
    expect((await publish(null, ['a'])).code).toBe('NOT_LOGGED_IN');
    expect((await publish('volunteer', ['a'])).code).toBe('FORBIDDEN');
    expect((await publish('boardmembers', ['a'])).code).toBe('FORBIDDEN');
    expect((await publish('provider', ['foreign'], '2')).code).toBe('FORBIDDEN');
    expect((await publish('captains', ['a'])).code).toBeUndefined();
  });
});
