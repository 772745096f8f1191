import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { setting } from '#db/schema/setting.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const POST = `mutation($quests: [QuestFromTemplateInput!]!) {
  createQuestsFromTemplates(quests: $quests) { id message }
}`;
const iso = (instant: number) => new Date(instant).toISOString();
const START = TEST_NOW + DAY_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await insertLocation(tx, { id: 'shed', providerId: '1', isApproved: false });
    await insertLocation(tx, { id: 'foreign', providerId: '2' });
    await insertStamp(tx, {
      id: 'stamp',
      providerId: '1',
      locationId: 'hall',
      eventTitle: 'Dinner Service',
      description: '<b onclick="x()">Serve</b><script>alert(1)</script><a href="https://x.example">us</a>',
      serviceTags: ['food', 'https://apply.example'],
      equipment: 'Apron',
      giverName: 'Ana',
      flexibleMinimumTime: 60,
      resourceMinNumber: 3,
      resourceDesiredNumber: 6,
      resourceMaxNumber: 12,
      agePolicyIndex: 1,
      prerequisiteMinutes: 120,
    });
    await insertStamp(tx, { id: 'role', providerId: '1', eventType: 'HYBRID-ROLE' });
    await insertStamp(tx, { id: 'supply', providerId: '1', eventType: 'SUPPLY-REQUEST', locationId: 'hall' });
    await insertStamp(tx, { id: 'stamp-2', providerId: '2', locationId: 'foreign' });
    await insertTraining(tx, { id: 'training', providerId: '1' });
    await tx.insert(questRequiredOrientation).values({ questId: 'stamp', templateId: 'training' });
  });
});
afterEach(() => world.close());

const item = (more: Record<string, unknown> = {}) => ({
  templateQuestId: 'stamp',
  providerId: '1',
  postedById: 'captains',
  publishingStatus: 'Published',
  startedAt: iso(START),
  endedAt: iso(START + 3 * HOUR_MS),
  locationId: 'hall',
  ...more,
});

async function post(quests: readonly Record<string, unknown>[], as: CastName | null = 'coordinators') {
  const named = quests.map((one) => ({
    ...one,
    postedById: one.postedById === 'captains' ? (as ?? 'volunteer') : one.postedById,
  }));
  const answer = await world.gql<{ createQuestsFromTemplates: { id: string | null; message: string }[] }>(
    POST,
    { quests: named },
    { as },
  );
  return {
    posted: answer.data?.createQuestsFromTemplates,
    code: answer.code,
    message: answer.errors?.[0]?.message,
    item: answer.errors?.[0]?.extensions?.item,
  };
}

const count = async () => (await world.store.read.select().from(quest)).length;

describe('posting from stamps', () => {
  it('one entry of the audit log a posting says who, where and how many [SAF-21: posting]', async () => {
    const later = (days: number) => new Date(TEST_NOW + days * DAY_MS).toISOString();
    await post([2, 3].map((days) => item({ startedAt: later(days), endedAt: later(days + 0.1) })));
    await post([item({ startedAt: later(2), endedAt: later(2.1) })]);
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'quests-posted'));
    expect(entries).toMatchObject([
      { actorId: 'coordinators', subjectType: 'provider', subjectId: '1', detail: { quests: 2 } },
    ]);
  });

  it('copies every value of the stamp [API-18, ADQ-15, STM-06]', async () => {
    const { posted } = await post([item({ publishingStatus: 'Draft' })]);
    expect(posted).toEqual([{ id: expect.any(String), message: 'created' }]);
    const [row] = await world.store.read
      .select()
      .from(quest)
      .where(eq(quest.id, posted?.[0]?.id ?? ''));
    expect(row).toMatchObject({
      providerId: '1',
      templateQuestId: 'stamp',
      postedById: 'coordinators',
      publishingStatus: 'Draft',
      eventTitle: 'Dinner Service',
      eventType: 'OSV',
      serviceTags: ['food', 'https://apply.example'],
      equipment: 'Apron',
      giverName: 'Ana',
      flexibleMinimumTime: 60,
      resourceMinNumber: 3,
      resourceDesiredNumber: 6,
      resourceMaxNumber: 12,
      agePolicyIndex: 1,
      prerequisiteMinutes: 120,
      stampTitle: 'Dinner',
      locationId: 'hall',
      startedAt: START,
      endedAt: START + 3 * HOUR_MS,
      takenCount: 0,
      createdAt: TEST_NOW,
    });
    const demanded = await world.store.read.select().from(questRequiredOrientation);
    expect(demanded).toContainEqual({ questId: row?.id, templateId: 'training' });
  });

  it('the description is clean when written, and when read [QD-05, STM-08]', async () => {
    const { posted } = await post([item()]);
    const [row] = await world.store.read
      .select()
      .from(quest)
      .where(eq(quest.id, posted?.[0]?.id ?? ''));
    expect(row?.description).toBe('<b>Serve</b>us');
    await world.store.write((tx) => tx.update(quest).set({ description: '<p style="x">a<img src=x></p>' }));
    const { data } = await world.gql('query($id: ID!) { quest(id: $id) { description serviceTags } }', {
      id: row?.id,
    });
    expect(data).toEqual({
      quest: { description: '<p>a</p>', serviceTags: ['food', 'https://apply.example'] },
    });
  });

  it('a supervisor replaces the stamp’s own, blanks do not [ADQ-08]', async () => {
    const { posted } = await post([
      item({ giverName: ' Bo ' }),
      item({ giverName: '  ', startedAt: iso(START + HOUR_MS), endedAt: iso(START + 2 * HOUR_MS) }),
    ]);
    const { data } = await world.gql<{ quests: { id: string; giverName: string }[] }>(
      '{ quests(specificProvider: "1") { id giverName } }',
    );
    expect(data?.quests.map((one) => one.giverName)).toEqual(['Bo', 'Ana']);
    expect(posted).toHaveLength(2);
  });

  it('supply requests have no end, roles neither date nor times [OPEN-ADQ-06, EDQ-15]', async () => {
    const { posted } = await post([
      item({ templateQuestId: 'supply' }),
      item({ templateQuestId: 'role', locationId: null }),
      item({ templateQuestId: 'role', locationId: null }),
    ]);
    expect(posted?.map(({ message }) => message)).toEqual(['created', 'created', 'already posted']);
    const { data } = await world.gql('{ quests(specificProvider: "1") { eventType startedAt endedAt } }');
    expect(data).toEqual({
      quests: [
        { eventType: 'SUPPLY-REQUEST', startedAt: iso(START), endedAt: null },
        { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null },
      ],
    });
  });
});

describe('the same posting twice', () => {
  const later = (hours: number) => ({
    startedAt: iso(START + hours * HOUR_MS),
    endedAt: iso(START + (hours + 3) * HOUR_MS),
  });

  it.each([
    ['nothing', {}],
    ['a cancellation', { publishingStatus: 'Cancelled' }],
    ['another time', later(2)],
    ['another month', later(40 * 24)],
    ['another location', { locationId: 'hall-2' }],
    ['becoming a draft', { publishingStatus: 'Draft' }],
  ])('makes nothing after %s [DEC-72, OPEN-MSC-03]', async (_edit, changes) => {
    await world.store.write((tx) => insertLocation(tx, { id: 'hall-2', providerId: '1' }));
    const { posted } = await post([item()]);
    const { errors } = await world.gql(
      `mutation($id: ID!, $publishingStatus: PublishingStatus, $startedAt: DateTime, $endedAt: DateTime,
        $locationId: ID) { updateQuest(id: $id, publishingStatus: $publishingStatus, startedAt: $startedAt,
        endedAt: $endedAt, locationId: $locationId) { id } }`,
      { id: posted?.[0]?.id, ...changes },
      { as: 'managers' },
    );
    expect(errors).toBeUndefined();
    const before = await count();
    expect((await post([item()])).posted).toEqual([{ id: null, message: 'already posted' }]);
    expect(await count()).toBe(before);
  });

  it('makes nothing of the slot of a deleted Draft, until the deletion is taken back [DEC-72, DSK-04]', async () => {
    const as = 'managers' as const;
    const draft = item({ ...later(1), slotStartedAt: iso(START), publishingStatus: 'Draft', postedById: as });
    const { data } = await world.gql<{ createQuestsFromTemplates: { id: string }[] }>(
      POST,
      { quests: [draft] },
      { as },
    );
    const id = data?.createQuestsFromTemplates[0]?.id;
    const deleted = await world.gql<{ deleteDraft: { undoToken: string } }>(
      'mutation($id: ID!) { deleteDraft(id: $id) { undoToken } }',
      { id },
      { as },
    );
    expect((await post([item()])).posted).toEqual([{ id: null, message: 'already posted' }]);
    expect((await post([item(later(1))])).posted?.[0]?.message).toBe('created');
    const slots = () =>
      world.gql(
        `query($from: DateTime!, $until: DateTime!) { postedSlots(providerId: "1", from: $from, until: $until) {
          startedAt isCancelled isDropped } }`,
        { from: iso(START), until: iso(START + 60_000) },
        { as },
      );
    const dropped = { startedAt: iso(START), isCancelled: false, isDropped: true };
    expect((await slots()).data).toEqual({ postedSlots: [dropped] });
    await world.gql(
      'mutation($token: ID!) { takeBack(token: $token) }',
      { token: deleted.data?.deleteDraft.undoToken },
      { as },
    );
    expect((await slots()).data).toEqual({
      postedSlots: [{ startedAt: iso(START + HOUR_MS), isCancelled: false, isDropped: false }],
    });
  });

  it('makes nothing of a slot whose time was edited in the review [DEC-72]', async () => {
    const edited = item({ ...later(1), slotStartedAt: iso(START) });
    expect((await post([edited])).posted?.[0]?.message).toBe('created');
    for (const again of [item(), item(later(2)), edited])
      expect((await post([{ slotStartedAt: iso(START), ...again }])).posted?.[0]?.message).toBe(
        'already posted',
      );
    expect((await post([item(later(2))])).posted?.[0]?.message).toBe('created');
  });

  it('makes nothing where a quest was moved, or was made by hand and then moved [DEC-72]', async () => {
    const made = await world.gql<{ createQuest: { id: string } }>(
      `mutation($startedAt: DateTime!, $endedAt: DateTime!) { createQuest(providerId: "1", postedById: "managers",
        templateQuestId: "stamp", startedAt: $startedAt, endedAt: $endedAt, locationId: "hall") { id } }`,
      later(0),
      { as: 'managers' },
    );
    await world.store.write((tx) =>
      tx
        .update(quest)
        .set({ startedAt: START + DAY_MS, endedAt: START + DAY_MS + HOUR_MS })
        .where(eq(quest.id, made.data?.createQuest.id ?? '')),
    );
    const { posted } = await post([item(), item(later(24))]);
    expect(posted?.map(({ message }) => message)).toEqual(['already posted', 'already posted']);
  });

  it('tells what became of the slots of a charity to whoever may post there [DEC-72]', async () => {
    await post([item(), item({ ...later(5), slotStartedAt: iso(START + 4 * HOUR_MS) })]);
    const ask = (span: Record<string, string>, as: CastName | null = 'coordinators') =>
      world.gql(
        `query($from: DateTime!, $until: DateTime!) { postedSlots(providerId: "1", from: $from, until: $until) {
          templateQuestId startedAt locationId slotStartedAt slotLocationId isCancelled isDropped } }`,
        span,
        { as },
      );
    const span = { from: iso(START), until: iso(START + DAY_MS) };
    const where = { templateQuestId: 'stamp', locationId: 'hall', slotLocationId: 'hall' };
    const slot = { ...where, isCancelled: false, isDropped: false };
    expect((await ask(span)).data).toEqual({
      postedSlots: [
        { ...slot, startedAt: iso(START), slotStartedAt: iso(START) },
        { ...slot, startedAt: iso(START + 5 * HOUR_MS), slotStartedAt: iso(START + 4 * HOUR_MS) },
      ],
    });
    expect((await ask(span, 'volunteer')).code).toBe('FORBIDDEN');
    expect((await ask({ from: iso(START), until: iso(START + 63 * DAY_MS) })).code).toBe('BAD_USER_INPUT');
  });

  it('refuses a slot of another day [DEC-72]', async () => {
    const { code, message } = await post([item({ slotStartedAt: iso(START + DAY_MS) })]);
    expect(code).toBe('BAD_USER_INPUT');
    expect(message).toBe('Item 1: Use the quest’s day.');
  });

  it('twice in one call and in ten calls at once make one quest [OPEN-MSC-03]', async () => {
    const [before, answers] = [
      await count(),
      await Promise.all(Array.from({ length: 10 }, () => post([item(), item()]))),
    ];
    const messages = answers.flatMap(({ posted }) => posted?.map(({ message }) => message) ?? []);
    expect(messages.filter((message) => message === 'created')).toHaveLength(1);
    expect(messages).toHaveLength(20);
    expect(await count()).toBe(before + 1);
  });

  it('another start or place is another quest [API-18]', async () => {
    await world.store.write((tx) => insertLocation(tx, { id: 'hall-2', providerId: '1' }));
    const times = { startedAt: iso(START + 1000), endedAt: iso(START + 2 * HOUR_MS) };
    const { posted } = await post([item(), item({ locationId: 'hall-2' }), item(times)]);
    expect(posted?.map(({ message }) => message)).toEqual(['created', 'created', 'created']);
  });
});

describe('refusals of a posting', () => {
  it('all or none: one bad item undoes all, and its number is said [API-18]', async () => {
    const before = await count();
    const bad = item({ startedAt: iso(TEST_NOW - DAY_MS), endedAt: iso(TEST_NOW - DAY_MS + HOUR_MS) });
    const { code, message, item: number } = await post([item(), item({ templateQuestId: 'supply' }), bad]);
    expect([code, number]).toEqual(['BAD_USER_INPUT', 3]);
    expect(message).toBe('Item 3: Sunday, November 15, 2026 is in the past.');
    expect(await count()).toBe(before);
  });

  it.each([
    [
      'ADQ-06 beyond the Veil of Time',
      { startedAt: '2028-01-01T15:00:00Z', endedAt: '2028-01-01T16:00:00Z' },
    ],
    ['OPEN-ADQ-05 a start that passed this morning', { startedAt: iso(TEST_NOW - 1000) }],
    ['ADQ-04 an end at the start', { endedAt: iso(START) }],
    ['OPEN-ADQ-05 more than 16 hours', { endedAt: iso(START + 16 * HOUR_MS + 1) }],
    ['ADQ-03 no end', { endedAt: null }],
    ['ADQ-09 a place that is not approved', { locationId: 'shed' }],
    ['ADQ-09 a place of another charity', { locationId: 'foreign' }],
    ['ADQ-09 an unknown place', { locationId: 'nowhere' }],
    ['EDQ-02 a name of 36 characters', { giverName: 'x'.repeat(36) }],
    ['QST-07 the status Template', { publishingStatus: 'Template' }],
    ['MSC-13 the status Cancelled', { publishingStatus: 'Cancelled' }],
  ])('%s is refused [ADQ-03, ADQ-06, ADQ-09, EDQ-02]', async (_, change) => {
    const before = await count();
    expect((await post([item(change)])).code).toBe('BAD_USER_INPUT');
    expect(await count()).toBe(before);
  });

  it('staff may move the Veil of Time [DEC-13, OPEN-ADQ-01]', async () => {
    const value = '2026-11-16';
    await world.store.write((tx) =>
      tx.insert(setting).values({ key: 'veilOfTime', value, updatedAt: TEST_NOW }),
    );
    const { message } = await post([item()]);
    expect(message).toBe('Item 1: Tuesday, November 17, 2026 is unavailable.');
  });

  it('an unknown stamp, or a quest that is none, is Quest Not Found [ERR-31]', async () => {
    const { posted } = await post([item()]);
    for (const templateQuestId of ['nothing', posted?.[0]?.id]) {
      expect((await post([item({ templateQuestId })])).code).toBe('QUEST_NOT_FOUND');
    }
  });

  it('needs quest C at the stamp’s own charity [PERM-13, PERM-16, API-18]', async () => {
    const refused = ['volunteer', 'captains', 'trustedminors', 'frontdeskstaff', 'boardmembers'] as const;
    for (const as of refused) expect([as, (await post([item()], as)).code]).toEqual([as, 'FORBIDDEN']);
    expect((await post([item()], null)).code).toBe('NOT_LOGGED_IN');
    expect((await post([item({ templateQuestId: 'stamp-2', providerId: '2' })])).code).toBe('FORBIDDEN');
    expect((await post([item({ templateQuestId: 'stamp-2' })])).code).toBe('FORBIDDEN');
    expect((await post([item({ providerId: '2' })], 'managers')).code).toBe('FORBIDDEN');
    for (const as of ['provider', 'staff', 'admins', 'employees'] as const) {
      expect([as, (await post([item()], as)).code]).toEqual([as, undefined]);
    }
  });

  it('the poster must be the session’s own account [OPEN-API-01]', async () => {
    expect((await post([item({ postedById: 'managers' })])).code).toBe('FORBIDDEN');
  });

  it('takes 400 items at most, and none as well [API-18]', async () => {
    const many = Array.from({ length: 401 }, (_, index) =>
      item({ startedAt: iso(START + index * 60_000), endedAt: iso(START + index * 60_000 + HOUR_MS) }),
    );
    expect((await post(many)).code).toBe('BAD_USER_INPUT');
    const { posted } = await post(many.slice(1));
    expect(new Set(posted?.map(({ id }) => id)).size).toBe(400);
    expect((await post([])).posted).toEqual([]);
  });
});
