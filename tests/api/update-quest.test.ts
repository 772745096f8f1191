import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const UPDATE = `mutation Edit($id: ID!, $giverName: String, $publishingStatus: PublishingStatus,
  $resourceMaxNumber: Int, $description: String, $startedAt: DateTime, $endedAt: DateTime, $eventTitle: String,
  $agePolicyIndex: Int, $requiredOrientations: [ID!], $prerequisiteMinutes: Int, $locationId: ID,
  $expected: SeenQuestInput) {
  updateQuest(id: $id, giverName: $giverName, publishingStatus: $publishingStatus,
    resourceMaxNumber: $resourceMaxNumber, description: $description, startedAt: $startedAt, endedAt: $endedAt,
    eventTitle: $eventTitle, agePolicyIndex: $agePolicyIndex, requiredOrientations: $requiredOrientations,
    prerequisiteMinutes: $prerequisiteMinutes, locationId: $locationId, expected: $expected) {
    id providerId eventTitle eventType publishingStatus description agePolicyIndex serviceTags startedAt endedAt
    flexibleMinimumTime resourceMaxNumber locationId giverName prerequisiteMinutes requiredOrientations { id }
    resourceMinNumber resourceDesiredNumber updatedAt
    notice { kind mailedCount unreached { reason contract { id guildId chariteer { id nameFirst } } } }
  }
}`;

type Edited = {
  updateQuest: Record<string, unknown> & {
    notice: null | {
      kind: string;
      mailedCount: number;
      unreached: { reason: string; contract: { id: string; chariteer: unknown } }[];
    };
  };
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const iso = (instant: number) => new Date(instant).toISOString();
const edit = (as: CastName | null, id: string, changes: Record<string, unknown>) =>
  world.gql<Edited>(UPDATE, { id, ...changes }, { as });

async function stored(id: string) {
  const [row] = await world.store.read.select().from(quest).where(eq(quest.id, id));
  return row;
}

const mails = () => readMails(world);

/** Expects a refusal with this code and, where given, message, and that nothing was changed. */
async function expectRefused(id: string, changes: Record<string, unknown>, code: string, message?: string) {
  const before = await stored(id);
  const answer = await edit('managers', id, changes);
  expect(answer.code).toBe(code);
  if (message) expect(answer.errors?.[0]?.message).toBe(message);
  expect(await stored(id)).toEqual(before);
}

describe('editing a quest', () => {
  it('changes what is given and answers with the quest [API-15, API-16]', async () => {
    await write(async (tx) => {
      await insertTraining(tx, { id: 'training', providerId: '1' });
      await insertLocation(tx, { id: 'hall', providerId: '1' });
      await upcomingQuest(tx, { id: 'q', locationId: 'hall' });
    });
    const { data, errors } = await edit('managers', 'q', {
      giverName: '  Kim ',
      publishingStatus: 'Unlisted',
      resourceMaxNumber: 12,
      description: 'Bring <b>gloves</b>.<script>alert(1)</script>',
      startedAt: iso(TEST_NOW + 2 * DAY_MS),
      endedAt: iso(TEST_NOW + 2 * DAY_MS + HOUR_MS),
      eventTitle: ' Lunch ',
      agePolicyIndex: 2,
      requiredOrientations: ['training', 'training'],
      prerequisiteMinutes: 120,
    });
    expect(errors).toBeUndefined();
    expect(data?.updateQuest).toEqual({
      id: 'q',
      providerId: '1',
      eventTitle: 'Lunch',
      eventType: 'OSV',
      publishingStatus: 'Unlisted',
      description: 'Bring <b>gloves</b>.',
      agePolicyIndex: 2,
      serviceTags: ['food'],
      startedAt: iso(TEST_NOW + 2 * DAY_MS),
      endedAt: iso(TEST_NOW + 2 * DAY_MS + HOUR_MS),
      flexibleMinimumTime: null,
      resourceMaxNumber: 12,
      locationId: 'hall',
      giverName: 'Kim',
      prerequisiteMinutes: 120,
      requiredOrientations: [{ id: 'training' }],
      resourceMinNumber: 2,
      resourceDesiredNumber: 5,
      updatedAt: iso(TEST_NOW),
      notice: { kind: 'moved', mailedCount: 0, unreached: [] },
    });
  });

  it('leaves alone what is not given or is as it was [EDQ-12]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner', giverName: 'Kim' }));
    const before = await stored('q');
    const { data } = await edit('managers', 'q', { eventTitle: 'Dinner', giverName: 'Kim ' });
    expect(data?.updateQuest.notice).toBeNull();
    expect(await stored('q')).toEqual(before);
    await edit('managers', 'q', { giverName: null });
    expect(await stored('q')).toEqual({ ...before, giverName: null, updatedAt: TEST_NOW });
  });

  it('refuses a maximum that is not 1 to 75, takes minimum and desired along, never below those who come [EDQ-09, OPEN-EDQ-02]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', takenCount: 2 }));
    for (const resourceMaxNumber of [900, 0, -4])
      await expectRefused('q', { resourceMaxNumber }, 'BAD_USER_INPUT', 'Enter 1 to 75 volunteers.');
    const lowered = await edit('managers', 'q', { resourceMaxNumber: 3 });
    expect(lowered.data?.updateQuest).toMatchObject({
      resourceMinNumber: 2,
      resourceDesiredNumber: 3,
      resourceMaxNumber: 3,
    });
    await expectRefused(
      'q',
      { resourceMaxNumber: 1 },
      'QUEST_MAXIMUM_TOO_LOW',
      'The maximum cannot be lower than the number of volunteers already signed up.',
    );
  });

  it('keeps a quest in sight while a guild has it reserved, and says so [EDQ-16]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await insertContract(tx, { questId: 'q', chariteerId: 'managers', guildId: GUILD_ID });
    });
    for (const publishingStatus of ['Draft', 'Private'])
      expect((await edit('managers', 'q', { publishingStatus })).code).toBe('PEOPLE_ARE_ON_IT');
    expect((await stored('q'))?.publishingStatus).toBe('Published');
  });

  const refuses = async (changes: Record<string, unknown>, message: string) => {
    await write((tx) => upcomingQuest(tx, { id: 'q', endedAt: TEST_NOW + DAY_MS + HOUR_MS }));
    await expectRefused('q', changes, 'BAD_USER_INPUT', message);
  };

  it.each<[Record<string, unknown>, string]>([
    [{ giverName: 'x'.repeat(36) }, "The supervisor's name is too long."],
    [{ eventTitle: '   ' }, 'The quest title is required.'],
    [{ eventTitle: null }, 'The quest title is required.'],
    [{ eventTitle: 'x'.repeat(26) }, 'The quest title must be at most 25 characters long.'],
    [{ description: 'x'.repeat(10_001) }, 'The description is too long.'],
  ])('the words %j are refused with a 400 and its text [EDQ-02, EDQ-03, EDQ-04, EDQ-05]', refuses);

  it.each<[Record<string, unknown>, string]>([
    [{ endedAt: iso(TEST_NOW + DAY_MS - HOUR_MS) }, 'The starting time must be before the ending time.'],
    [
      { endedAt: iso(TEST_NOW + DAY_MS + 17 * HOUR_MS) },
      'The quest should not be longer than 16 hours long.',
    ],
    [
      { startedAt: iso(TEST_NOW), endedAt: iso(TEST_NOW + HOUR_MS) },
      'The starting time must be in the future.',
    ],
  ])('the times %j are refused with a 400 and its text [EDQ-06, EDQ-07, EDQ-08, ERR-28]', refuses);

  it.each<[Record<string, unknown>, string]>([
    [{ prerequisiteMinutes: -60 }, 'Required hours must be 0 or more.'],
    [{ agePolicyIndex: 4 }, 'Choose one of the charity’s age policies.'],
  ])('%j is refused with a 400 and its text [EDQ-10, EDQ-17]', refuses);

  it('a quest cannot be moved beyond the Veil of Time [ADQ-06]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const startedAt = TEST_NOW + 500 * DAY_MS;
    await expectRefused(
      'q',
      { startedAt: iso(startedAt), endedAt: iso(startedAt + HOUR_MS) },
      'BAD_USER_INPUT',
      'Thursday, March 30, 2028 is unavailable.',
    );
  });

  it('a supply request gets no end, and none is asked of it [EDQ-15]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', eventType: 'SUPPLY-REQUEST', endedAt: null }));
    await expectRefused(
      'q',
      { endedAt: iso(TEST_NOW + 2 * DAY_MS) },
      'BAD_USER_INPUT',
      'Supply requests have no end time.',
    );
    const { data } = await edit('managers', 'q', { startedAt: iso(TEST_NOW + 2 * DAY_MS), endedAt: null });
    expect(data?.updateQuest).toMatchObject({ startedAt: iso(TEST_NOW + 2 * DAY_MS), endedAt: null });
  });

  it('requires only trainings of the same charity, replaces them all and can clear them [EDQ-17]', async () => {
    await write(async (tx) => {
      await insertTraining(tx, { id: 'own', providerId: '1' });
      await insertTraining(tx, { id: 'foreign', providerId: '2' });
      await upcomingQuest(tx, { id: 'q' });
    });
    await expectRefused('q', { requiredOrientations: ['own', 'foreign'] }, 'BAD_USER_INPUT');
    await expectRefused('q', { requiredOrientations: ['nothing'] }, 'BAD_USER_INPUT');
    const set = await edit('managers', 'q', { requiredOrientations: ['own'] });
    expect(set.data?.updateQuest.requiredOrientations).toEqual([{ id: 'own' }]);
    const cleared = await edit('managers', 'q', { requiredOrientations: [] });
    expect(cleared.data?.updateQuest.requiredOrientations).toEqual([]);
  });

  it('moves a quest to approved locations of its charity only [ADQ-09]', async () => {
    await write(async (tx) => {
      await insertLocation(tx, { id: 'hall', providerId: '1' });
      await insertLocation(tx, { id: 'closed', providerId: '1', isApproved: false });
      await insertLocation(tx, { id: 'foreign', providerId: '2' });
      await upcomingQuest(tx, { id: 'q', locationId: 'hall' });
    });
    for (const locationId of ['closed', 'foreign', 'nowhere', null]) {
      await expectRefused('q', { locationId }, 'BAD_USER_INPUT');
    }
  });

  it('a quest that has started is refused with 410, cancelling too [QST-09, OPEN-QST-03]', async () => {
    await write((tx) => pastQuest(tx, { id: 'over' }));
    await write((tx) =>
      upcomingQuest(tx, { id: 'running', startedAt: TEST_NOW, endedAt: TEST_NOW + HOUR_MS }),
    );
    for (const id of ['over', 'running']) {
      await expectRefused(id, { eventTitle: 'New' }, 'QUEST_STARTED');
      await expectRefused(id, { publishingStatus: 'Cancelled' }, 'QUEST_STARTED');
    }
    const { errors } = await edit('managers', 'over', { eventTitle: 'New' });
    expect(errors?.[0]?.extensions.statusCode).toBe(410);
  });

  it('a template keeps its status and has no date; title, text, numbers and ages change at any time [QST-07, OPEN-EDQ-01]', async () => {
    await write((tx) => insertStamp(tx, { id: 'stamp', providerId: '1' }));
    await expectRefused('stamp', { publishingStatus: 'Published' }, 'TEMPLATE_STATUS_FIXED');
    await expectRefused('stamp', { startedAt: iso(TEST_NOW + DAY_MS) }, 'BAD_USER_INPUT');
    const { errors } = await edit('managers', 'stamp', {
      eventTitle: 'Soup',
      description: 'Hot.',
      resourceMaxNumber: 9,
      agePolicyIndex: 1,
    });
    expect(errors).toBeUndefined();
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    await expectRefused('q', { publishingStatus: 'Template' }, 'TEMPLATE_STATUS_FIXED');
  });

  it('editing needs quest U, cancelling quest D, at the charity of the quest [PERM-17, PERM-18, ERR-21]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    await write((tx) => upcomingQuest(tx, { id: 'foreign', providerId: '3' }));
    const cancel = { publishingStatus: 'Cancelled' };
    const rename = { eventTitle: 'New' };
    expect((await edit(null, 'q', rename)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['volunteer', 'boardmembers', 'kitchenmanagers', 'trustedminors'] as const) {
      expect((await edit(as, 'q', rename)).code).toBe('FORBIDDEN');
      expect((await edit(as, 'q', cancel)).code).toBe('FORBIDDEN');
    }
    expect((await edit('captains', 'q', cancel)).code).toBe('FORBIDDEN');
    expect((await edit('captains', 'q', rename)).code).toBeUndefined();
    expect((await edit('coordinators', 'q', cancel)).code).toBeUndefined();
    expect((await edit('captains', 'q', { publishingStatus: 'Draft' })).code).toBe('FORBIDDEN');
    expect((await edit('managers', 'foreign', rename)).code).toBe('FORBIDDEN');
    expect((await edit('provider', 'foreign', rename)).code).toBe('FORBIDDEN');
    expect((await edit('managers', 'nothing', rename)).code).toBe('QUEST_NOT_FOUND');
  });

  it('keeps names of the changed fields in the audit log, and no value', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    await edit('managers', 'q', { giverName: 'Kim', eventTitle: 'New' });
    const entries = await world.store.read.select().from(auditEntry).where(eq(auditEntry.subjectId, 'q'));
    expect(entries).toMatchObject([
      { action: 'quest-edited', actorId: 'managers', detail: { fields: 'eventTitle giverName' } },
    ]);
  });
});

describe('two people who edit the same quest [API-15]', () => {
  it('refuses with the fields that changed and their values now, and merges what does not collide', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner', giverName: 'Kim' }));
    await edit('coordinators', 'q', { eventTitle: 'Supper', startedAt: iso(TEST_NOW + DAY_MS + HOUR_MS) });
    const seen = { eventTitle: 'Dinner', startedAt: iso(TEST_NOW + DAY_MS) };
    const refused = await edit('managers', 'q', { giverName: 'Lee', expected: seen });
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'EDIT_CONFLICT',
      statusCode: 409,
      changedFields: { eventTitle: 'Supper', startedAt: iso(TEST_NOW + DAY_MS + HOUR_MS) },
    });
    expect((await stored('q'))?.giverName).toBe('Kim');
    const merged = await edit('managers', 'q', { giverName: 'Lee', expected: { giverName: 'Kim' } });
    expect(merged.errors).toBeUndefined();
    const agreed = await edit('managers', 'q', { eventTitle: 'Supper', expected: { eventTitle: 'Dinner' } });
    expect(agreed.errors).toBeUndefined();
  });

  it('names the fields edited since, when the editor only tells which edit was seen last', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', updatedAt: TEST_NOW - DAY_MS }));
    const expected = { updatedAt: iso(TEST_NOW - DAY_MS) };
    await edit('coordinators', 'q', { giverName: 'Kim' });
    const refused = await edit('managers', 'q', { eventTitle: 'Mine', expected });
    expect(refused.errors?.[0]?.extensions.changedFields).toEqual({
      updatedAt: iso(TEST_NOW),
      giverName: 'Kim',
    });
    const fresh = await edit('managers', 'q', { eventTitle: 'Mine', expected: { updatedAt: iso(TEST_NOW) } });
    expect(fresh.errors).toBeUndefined();
  });

  it('of two edits at the same moment that saw the same quest exactly one is made', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner' }));
    const expected = { eventTitle: 'Dinner' };
    const answers = await Promise.all([
      edit('managers', 'q', { eventTitle: 'Lunch', expected }),
      edit('coordinators', 'q', { eventTitle: 'Supper', expected }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['EDIT_CONFLICT', undefined]);
  });
});

describe('cancelling and moving', () => {
  async function questWithPeople(overrides: Parameters<typeof upcomingQuest>[1] = {}) {
    await write(async (tx) => {
      await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall' });
      await upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner', locationId: 'hall', ...overrides });
      await insertContract(tx, { id: 'c-volunteer', questId: 'q', chariteerId: 'volunteer' });
      await insertContract(tx, { id: 'c-gold', questId: 'q', chariteerId: 'gold' });
      await insertContract(tx, { id: 'c-teen', questId: 'q', chariteerId: 'teen' });
      await insertContract(tx, { questId: 'q', chariteerId: 'managers', abandonedAt: TEST_NOW - 1 });
      await insertContract(tx, { id: 'c-guild', questId: 'q', chariteerId: 'admins', guildId: GUILD_ID });
      await tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'gold'));
      await tx.delete(contactEmail).where(eq(contactEmail.accountId, 'teen'));
    });
  }

  it('cancelling keeps the quest and its sign-ups, mails everybody on it and says who is not reached [QST-10, CAL-18]', async () => {
    await questWithPeople();
    const { data, errors } = await edit('managers', 'q', {
      publishingStatus: 'Cancelled',
      locationId: 'hall',
    });
    expect(errors).toBeUndefined();
    expect(data?.updateQuest).toMatchObject({ publishingStatus: 'Cancelled', locationId: 'hall' });
    expect(data?.updateQuest.notice).toEqual({
      kind: 'cancelled',
      mailedCount: 2,
      unreached: [
        {
          reason: 'UNVERIFIED_ADDRESS',
          contract: { id: 'c-gold', guildId: null, chariteer: { id: 'gold', nameFirst: 'Vera' } },
        },
        {
          reason: 'NO_ADDRESS',
          contract: { id: 'c-teen', guildId: null, chariteer: { id: 'teen', nameFirst: 'Jules' } },
        },
      ],
    });
    expect(await stored('q')).toMatchObject({ takenCount: 3 });
    const queued = await mails();
    // Of who is young the guardian hears, whether or not the young person can be reached.
    expect(queued.map(({ recipient }) => recipient).sort()).toEqual([
      'guardian@demo.example',
      'guildadmin@demo.example',
      'volunteer@demo.example',
    ]);
    const mail = queued.find(({ ownerId }) => ownerId === 'volunteer');
    expect(mail?.subject).toBe('Canceled: Dinner on Tuesday, November 17, 2026');
    expect(mail?.body).toContain('Hello Rosa,');
    expect(mail?.body).toContain('http://chariteers.test/questList/1/quest/q');
    const again = await edit('managers', 'q', { publishingStatus: 'Cancelled' });
    expect(again.data?.updateQuest.notice).toBeNull();
    expect(await mails()).toHaveLength(3);
  });

  it('before saving the same people are named as after it, and nothing is changed or sent [QST-10]', async () => {
    await questWithPeople();
    const told = `{ kind mailedCount unreached { reason contract { id chariteer { id nameFirst } } } }`;
    const preview = async (changes: string, as: CastName = 'managers') =>
      (
        await world.gql<{ previewQuestNotice: unknown }>(
          `{ previewQuestNotice(id: "q", ${changes}) ${told} }`,
          {},
          { as },
        )
      ).data?.previewQuestNotice;
    const [later, cancelled] = [
      `startedAt: "${iso(TEST_NOW + DAY_MS + HOUR_MS)}"`,
      'publishingStatus: Cancelled',
    ];
    const before = await stored('q');
    const people = {
      mailedCount: 2,
      unreached: [
        {
          reason: 'UNVERIFIED_ADDRESS',
          contract: { id: 'c-gold', chariteer: { id: 'gold', nameFirst: 'Vera' } },
        },
        { reason: 'NO_ADDRESS', contract: { id: 'c-teen', chariteer: { id: 'teen', nameFirst: 'Jules' } } },
      ],
    };
    expect(await preview(later)).toEqual({ kind: 'moved', ...people });
    expect(await preview('locationId: null')).toEqual({ kind: 'moved', ...people });
    expect(await preview(cancelled)).toEqual({ kind: 'cancelled', ...people });
    expect(await preview('locationId: "hall"'), 'nothing is different').toBeNull();
    expect(await preview('publishingStatus: Unlisted'), 'nobody need know').toBeNull();
    expect([await stored('q'), await mails()]).toEqual([before, []]);

    const moved = await edit('managers', 'q', { startedAt: iso(TEST_NOW + DAY_MS + HOUR_MS) });
    expect(moved.data?.updateQuest.notice).toMatchObject({ kind: 'moved', ...people });
  });

  it('a cancelled quest takes no sign-up [QST-11]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    await edit('managers', 'q', { publishingStatus: 'Cancelled' });
    const { code } = await world.gql(
      'mutation { createContract(chariteerId: "volunteer", questId: "q") { id } }',
      {},
      { as: 'volunteer' },
    );
    expect(code).toBe('QUEST_CANCELLED');
  });

  it('a moved quest tells where and when it was and is, and takes the expected times along', async () => {
    await questWithPeople({ flexibleMinimumTime: 60 });
    const start = TEST_NOW + DAY_MS;
    await write((tx) =>
      tx
        .update(contract)
        .set({ expectedArrivalAt: start + HOUR_MS, expectedDepartureAt: start + 2 * HOUR_MS })
        .where(eq(contract.id, 'c-volunteer')),
    );
    const { data } = await edit('managers', 'q', {
      startedAt: iso(start + DAY_MS),
      endedAt: iso(start + DAY_MS + 3 * HOUR_MS),
    });
    expect(data?.updateQuest.notice).toMatchObject({ kind: 'moved', mailedCount: 2 });
    const [mail] = (await mails()).filter(({ ownerId }) => ownerId === 'volunteer');
    expect(mail?.body).toMatch(
      /It was Tuesday, November 17, 2026, 10:00 am to 1:00 pm, at Hall, \d+ Church Street\./,
    );
    expect(mail?.body).toMatch(
      /now Wednesday, November 18, 2026, 10:00 am to 1:00 pm, at Hall, \d+ Church Street\./,
    );
    const [held] = await world.store.read.select().from(contract).where(eq(contract.id, 'c-volunteer'));
    expect(held).toMatchObject({
      expectedArrivalAt: start + DAY_MS + HOUR_MS,
      expectedDepartureAt: start + DAY_MS + 2 * HOUR_MS,
    });
  });

  it('a cancellation taken back tells so; a new title tells nobody', async () => {
    await questWithPeople({ publishingStatus: 'Cancelled' });
    const renamed = await edit('managers', 'q', { eventTitle: 'Supper' });
    expect(renamed.data?.updateQuest.notice).toBeNull();
    const back = await edit('managers', 'q', { publishingStatus: 'Published' });
    expect(back.data?.updateQuest.notice).toMatchObject({ kind: 'reinstated', mailedCount: 2 });
  });

  it('a refused cancellation sends no mail', async () => {
    await questWithPeople();
    await edit('captains', 'q', { publishingStatus: 'Cancelled' });
    await edit('managers', 'q', { publishingStatus: 'Cancelled', eventTitle: '' });
    expect(await mails()).toEqual([]);
  });
});
