import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertQuest, insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { contract } from '#db/schema/contract.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const CREATE = `mutation Post($providerId: ID!, $postedById: ID!, $eventTitle: String, $description: String,
  $publishingStatus: PublishingStatus, $serviceTags: [String!], $startedAt: DateTime, $endedAt: DateTime,
  $flexibleMinimumTime: Int, $locationId: ID, $resourceMinNumber: Int, $resourceDesiredNumber: Int,
  $resourceMaxNumber: Int, $prerequisiteMinutes: Int, $agePolicyIndex: Int, $equipment: String,
  $giverName: String, $templateQuestId: ID, $reservedGuildId: ID) {
  createQuest(providerId: $providerId, postedById: $postedById, eventTitle: $eventTitle,
    description: $description, publishingStatus: $publishingStatus, serviceTags: $serviceTags,
    startedAt: $startedAt, endedAt: $endedAt, flexibleMinimumTime: $flexibleMinimumTime,
    locationId: $locationId, resourceMinNumber: $resourceMinNumber,
    resourceDesiredNumber: $resourceDesiredNumber, resourceMaxNumber: $resourceMaxNumber,
    prerequisiteMinutes: $prerequisiteMinutes, agePolicyIndex: $agePolicyIndex, equipment: $equipment,
    giverName: $giverName, templateQuestId: $templateQuestId, reservedGuildId: $reservedGuildId) {
    id providerId postedById eventTitle eventType publishingStatus description serviceTags startedAt endedAt
    flexibleMinimumTime locationId resourceMinNumber resourceDesiredNumber resourceMaxNumber
    prerequisiteMinutes agePolicyIndex equipment giverName templateQuestId takenCount stampTitle stampIcon
    requiredOrientations { id } reservation { guildId }
  }
}`;

type Created = { createQuest: Record<string, unknown> & { id: string } };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await insertLocation(tx, { id: 'closed', providerId: '1', isApproved: false });
    await insertLocation(tx, { id: 'foreign', providerId: '2' });
    await insertTraining(tx, { id: 'training', providerId: '1' });
    await insertStamp(tx, {
      id: 'stamp',
      providerId: '1',
      eventTitle: 'Dinner',
      description: 'Serve <b>dinner</b>.',
      serviceTags: ['food', 'https://apply.example'],
      locationId: 'hall',
      giverName: 'Ana',
      equipment: 'Apron',
      flexibleMinimumTime: 60,
      agePolicyIndex: 1,
      prerequisiteMinutes: 120,
      resourceMinNumber: 2,
      resourceDesiredNumber: 4,
      resourceMaxNumber: 8,
    });
    await tx.insert(questRequiredOrientation).values({ questId: 'stamp', templateId: 'training' });
    await insertStamp(tx, { id: 'supply', providerId: '1', eventType: 'SUPPLY-REQUEST', locationId: 'hall' });
    await insertStamp(tx, { id: 'role', providerId: '1', eventType: 'HYBRID-ROLE', locationId: null });
    await insertStamp(tx, { id: 'foreign-stamp', providerId: '2' });
    await insertQuest(tx, { id: 'no-stamp', providerId: '1' });
  });
});
afterEach(() => world.close());

const iso = (instant: number) => new Date(instant).toISOString();
const start = TEST_NOW + 2 * DAY_MS;
const times = { startedAt: iso(start), endedAt: iso(start + 2 * HOUR_MS) };

const create = (as: CastName | null, values: Record<string, unknown>) =>
  world.gql<Created>(CREATE, { providerId: '1', postedById: as ?? 'managers', ...values }, { as });

const countQuests = async () => (await world.store.read.select({ id: quest.id }).from(quest)).length;

describe('adding a quest', () => {
  it('a quest from a stamp is a Draft with the values of the stamp [ADQ-15, API-17, OPEN-API-06, OPEN-ADQ-03]', async () => {
    const { data, errors } = await create('managers', { templateQuestId: 'stamp', ...times });
    expect(errors).toBeUndefined();
    const { id, ...rest } = data?.createQuest ?? { id: '' };
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toEqual({
      providerId: '1',
      postedById: 'managers',
      eventTitle: 'Dinner',
      eventType: 'OSV',
      publishingStatus: 'Draft',
      description: 'Serve <b>dinner</b>.',
      serviceTags: ['food', 'https://apply.example'],
      ...times,
      flexibleMinimumTime: 60,
      locationId: 'hall',
      resourceMinNumber: 2,
      resourceDesiredNumber: 4,
      resourceMaxNumber: 8,
      prerequisiteMinutes: 120,
      agePolicyIndex: 1,
      equipment: 'Apron',
      giverName: 'Ana',
      templateQuestId: 'stamp',
      takenCount: 0,
      stampTitle: 'Dinner',
      stampIcon: 'stamp_bread_01',
      requiredOrientations: [{ id: 'training' }],
      reservation: null,
    });
  });

  it('what is given wins over the stamp, blanks do not [ADQ-08]', async () => {
    const { data } = await create('managers', {
      templateQuestId: 'stamp',
      ...times,
      publishingStatus: 'Published',
      eventTitle: 'Supper\r\n',
      giverName: '\u202EKim',
      equipment: '  ',
      resourceMaxNumber: 3,
      description: '<i>New</i><script>x</script>',
    });
    expect(data?.createQuest).toMatchObject({
      publishingStatus: 'Published',
      eventTitle: 'Supper',
      giverName: 'Kim',
      equipment: 'Apron',
      resourceMaxNumber: 3,
      resourceDesiredNumber: 3,
      description: '<i>New</i>',
    });
  });

  it('without a stamp it is an on-site shift [OPEN-API-06]', async () => {
    const values = { eventTitle: 'Repairs', locationId: 'hall', ...times, serviceTags: ['craft'] };
    const { data, errors } = await create('managers', values);
    expect(errors).toBeUndefined();
    expect(data?.createQuest).toMatchObject({
      eventType: 'OSV',
      eventTitle: 'Repairs',
      templateQuestId: null,
    });
  });

  it('a supply request has no end, a hybrid role neither date nor times nor place [OPEN-ADQ-06]', async () => {
    const supply = await create('managers', { templateQuestId: 'supply', ...times });
    expect(supply.data?.createQuest).toMatchObject({ eventType: 'SUPPLY-REQUEST', endedAt: null });
    const role = await create('managers', { templateQuestId: 'role', ...times });
    expect(role.data?.createQuest).toMatchObject({
      eventType: 'HYBRID-ROLE',
      startedAt: null,
      endedAt: null,
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no start', { startedAt: null }, 'To Add this Quest, please fill out the details above.'],
    ['no end', { endedAt: null }, 'To Add this Quest, please fill out the details above.'],
    ['the end at the start', { endedAt: times.startedAt }, 'End Time must be after Start Time!'],
    [
      'yesterday',
      { startedAt: iso(TEST_NOW - DAY_MS), endedAt: iso(TEST_NOW - DAY_MS + HOUR_MS) },
      'Sunday, November 15, 2026 is in the past.',
    ],
    [
      'this morning',
      { startedAt: iso(TEST_NOW - HOUR_MS), endedAt: iso(TEST_NOW + HOUR_MS) },
      'The starting time must be in the future.',
    ],
    [
      'too long',
      { endedAt: iso(start + 17 * HOUR_MS) },
      'The quest should not be longer than 16 hours long.',
    ],
    [
      'beyond the Veil of Time',
      { startedAt: iso(TEST_NOW + 500 * DAY_MS), endedAt: iso(TEST_NOW + 500 * DAY_MS + HOUR_MS) },
      'Thursday, March 30, 2028 is unavailable.',
    ],
    ['a location that is not approved', { locationId: 'closed' }, 'Choose an approved location.'],
    ['a location of another charity', { locationId: 'foreign' }, 'Choose an approved location.'],
    [
      'a status of its own',
      { publishingStatus: 'Template' },
      'Post a quest as one of Draft, Published, Unlisted.',
    ],
    ['a long title', { eventTitle: 'x'.repeat(26) }, 'The quest title must be at most 25 characters long.'],
    [
      'shorter than volunteers stay',
      { flexibleMinimumTime: 121 },
      'Make the quest at least 121 minutes, the time volunteers stay.',
    ],
    [
      'a day that there is not',
      { startedAt: '2027-02-30T15:00:00Z' },
      'Variable "$startedAt" got invalid value "2027-02-30T15:00:00Z"; An instant is written like 2026-03-07T15:00:00Z.',
    ],
    [
      'a script as link',
      { serviceTags: ['food', 'javascript:x'] },
      'The application link must start with https://.',
    ],
  ])('refuses %s [ADQ-04, ADQ-05, OPEN-ADQ-02, OPEN-ADQ-05]', async (_what, values, message) => {
    const before = await countQuests();
    const { code, errors } = await create('managers', { templateQuestId: 'stamp', ...times, ...values });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toBe(message);
    expect(await countQuests()).toBe(before);
  });

  it('a stamp that is none, of another charity or unknown is refused', async () => {
    const codeOf = async (templateQuestId: string) =>
      (await create('managers', { templateQuestId, locationId: 'hall', ...times })).code;
    expect(await codeOf('no-stamp')).toBe('QUEST_NOT_FOUND');
    expect(await codeOf('unknown')).toBe('QUEST_NOT_FOUND');
    expect(await codeOf('foreign-stamp')).toBe('FORBIDDEN');
  });

  it('needs quest C at the charity, for the own account [PERM-16, ADQ-11]', async () => {
    const values = { templateQuestId: 'stamp', ...times };
    expect((await create(null, values)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['volunteer', 'captains', 'boardmembers', 'trustedminors'] as const) {
      expect((await create(as, values)).code).toBe('FORBIDDEN');
    }
    for (const as of ['coordinators', 'admins', 'provider', 'staff'] as const) {
      expect((await create(as, values)).code).toBeUndefined();
    }
    expect((await create('managers', { ...values, postedById: 'volunteer' })).code).toBe('FORBIDDEN');
    expect((await create('managers', { ...values, providerId: '3' })).code).toBe('FORBIDDEN');
    expect((await create('staff', { ...values, providerId: 'none' })).code).toBe('PROVIDER_NOT_FOUND');
  });

  it('reserves a published quest for a guild at once, or makes nothing [OPEN-ADQ-04, CON-13, DEC-62]', async () => {
    const values = { templateQuestId: 'stamp', ...times, publishingStatus: 'Published' };
    const { data } = await create('managers', { ...values, reservedGuildId: GUILD_ID });
    expect(data?.createQuest).toMatchObject({ reservation: { guildId: GUILD_ID }, takenCount: 0 });
    const held = await world.store.read.select().from(contract);
    expect(held).toMatchObject([
      { questId: data?.createQuest.id, guildId: GUILD_ID, chariteerId: 'managers' },
    ]);
    const before = await countQuests();
    expect((await create('managers', { ...values, reservedGuildId: 'none' })).code).toBe('GUILD_NOT_FOUND');
    expect(await countQuests()).toBe(before);
  });
});

describe('posting a month with reservations', () => {
  const POST = `mutation($quests: [QuestFromTemplateInput!]!) {
    createQuestsFromTemplates(quests: $quests) { id message }
  }`;
  type Posted = { createQuestsFromTemplates: { id: string | null; message: string }[] };
  const item = (postedById: CastName, more: Record<string, unknown> = {}) => ({
    templateQuestId: 'stamp',
    providerId: '1',
    postedById,
    publishingStatus: 'Published',
    ...times,
    ...more,
  });
  const post = (as: CastName, quests: unknown[]) => world.gql<Posted>(POST, { quests }, { as });

  it('an item with a group is reserved for it, the others are not [OPEN-MSC-02, STM-11]', async () => {
    const later = { startedAt: iso(start + DAY_MS), endedAt: iso(start + DAY_MS + HOUR_MS) };
    const { data, errors } = await post('managers', [
      item('managers', { reservedGuildId: GUILD_ID }),
      item('managers', later),
    ]);
    expect(errors).toBeUndefined();
    const held = await world.store.read.select().from(contract);
    expect(held).toHaveLength(1);
    expect(held).toMatchObject([
      { questId: data?.createQuestsFromTemplates[0]?.id, guildId: GUILD_ID, abandonedAt: null },
    ]);
  });

  it('an unknown group undoes all, and its number is said [OPEN-MSC-02]', async () => {
    const before = await countQuests();
    const { code, errors } = await post('managers', [
      item('managers'),
      item('managers', { locationId: 'hall', reservedGuildId: 'none' }),
    ]);
    expect(code).toBe('GUILD_NOT_FOUND');
    expect(errors?.[0]?.message).toBe('Item 2: Guild Not Found');
    expect(await countQuests()).toBe(before);
  });

  it('two managers who post the same month at the same moment post and reserve nothing twice [OPEN-MSC-03]', async () => {
    const month = (postedById: CastName) =>
      Array.from({ length: 30 }, (_, day) =>
        item(postedById, {
          startedAt: iso(start + day * DAY_MS),
          endedAt: iso(start + day * DAY_MS + HOUR_MS),
          reservedGuildId: GUILD_ID,
        }),
      );
    const before = await countQuests();
    const answers = await Promise.all(
      (['managers', 'coordinators', 'admins', 'provider'] as const).map((as) => post(as, month(as))),
    );
    const messages = answers.flatMap(({ data }) => data?.createQuestsFromTemplates ?? []);
    expect(messages).toHaveLength(120);
    expect(messages.filter(({ message }) => message === 'created')).toHaveLength(30);
    expect(await countQuests()).toBe(before + 30);
    expect(await world.store.read.select().from(contract)).toHaveLength(30);
  });

  it('looks only at what stands in the time asked [OPEN-MSC-03]', async () => {
    await post('managers', [item('managers')]);
    const earlier = { startedAt: iso(start - DAY_MS), endedAt: iso(start - DAY_MS + HOUR_MS) };
    const both = await post('managers', [item('managers', earlier), item('managers')]);
    expect(both.data?.createQuestsFromTemplates.map(({ message }) => message)).toEqual([
      'created',
      'already posted',
    ]);
    const role = { templateQuestId: 'role', startedAt: null, endedAt: null };
    const roles = await post('managers', [item('managers', role), item('managers', role)]);
    expect(roles.data?.createQuestsFromTemplates.map(({ message }) => message)).toEqual([
      'created',
      'already posted',
    ]);
    const [first] = await world.store.read.select().from(quest).where(eq(quest.templateQuestId, 'role'));
    expect(first?.startedAt).toBeNull();
  });
});
