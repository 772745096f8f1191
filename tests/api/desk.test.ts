import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Quest } from '#db/factories/insert-quest.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const QUEST = 'id count takenCount';
const DESK = `query Desk { desk(providerId: "1") { unpostedMonth applicationCount trainingCount
  today { ${QUEST} } short { ${QUEST} } lateDrops { ${QUEST} } ownMarks { ${QUEST} } drafts { ${QUEST} }
  hoursClaims { id words chariteer { id username } quest { id eventTitle } }
  unanswered { id count } } }`;

/** The session and its memberships. */
const STATEMENTS_OF_SESSION = 2;

type Part = { id: string; count: number }[];
type Desk = {
  unpostedMonth: string | null;
  applicationCount: number;
  hoursClaims: { id: string }[];
} & Record<'today' | 'short' | 'lateDrops' | 'ownMarks' | 'drafts', Part>;

async function deskOf(as: 'managers' | 'admins' | 'trustedminors' | 'captains'): Promise<Desk> {
  const { data, errors } = await world.gql<{ desk: Desk }>(DESK, {}, { as });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('The desk has no answer');
  return data.desk;
}

const idsIn = (part: Part) => part.map(({ id }) => id);
/** On the day of the tests; the others of the demo are far. */
const inHours = (hours: number) => ({ startedAt: TEST_NOW + hours * HOUR_MS });

const enough = { takenCount: 1, resourceMinNumber: 1 };
const make = (tx: Db, id: string, more: Partial<Quest> = {}) => upcomingQuest(tx, { id, ...more });

async function fillDesk(tx: Db): Promise<void> {
  await make(tx, 'this-morning', { ...enough, ...inHours(-3) });
  await make(tx, 'tonight', { ...enough, ...inHours(8) });
  await make(tx, 'in-six-days', inHours(6 * 24));
  await make(tx, 'in-nine-days', inHours(9 * 24));
  await make(tx, 'enough', { ...enough, ...inHours(48) });
  await make(tx, 'off', { publishingStatus: 'Cancelled', ...inHours(5) });
  await make(tx, 'draft', { publishingStatus: 'Draft', ...inHours(50 * 24) });
  await make(tx, 'draft-2', { publishingStatus: 'Draft', ...inHours(60 * 24) });
  await make(tx, 'elsewhere', { providerId: '2', ...inHours(5) });
  await make(tx, 'left', { ...enough, ...inHours(9 * 24) });
  const left = { questId: 'tonight', abandonedAt: TEST_NOW - HOUR_MS };
  await insertContract(tx, { ...left, chariteerId: 'volunteer' });
  await insertContract(tx, { ...left, chariteerId: 'gold', status: 'Booted' });
  await insertContract(tx, { ...left, questId: 'left', chariteerId: 'gold' });
  const marked = { questId: 'this-morning', ownMarkedAt: TEST_NOW - HOUR_MS };
  await insertContract(tx, { ...marked, chariteerId: 'volunteer' });
  await insertContract(tx, { ...marked, chariteerId: 'gold', status: 'Present' });
}

describe('the desk', () => {
  it('is empty where nothing needs a hand [DSK-01]', async () => {
    const none = {
      hoursClaims: [],
      today: [],
      short: [],
      lateDrops: [],
      ownMarks: [],
      drafts: [],
      unanswered: [],
    };
    const nothing = { unpostedMonth: null, applicationCount: 0, trainingCount: 0 };
    expect(await deskOf('admins')).toEqual({ ...none, ...nothing });
  });

  it('has each quest in the parts where it needs a hand, by start [DSK-01]', async () => {
    await world.store.write(fillDesk);
    const desk = await deskOf('admins');
    expect(idsIn(desk.today)).toEqual(['this-morning', 'tonight']);
    expect(idsIn(desk.short)).toEqual(['in-six-days']);
    expect(desk.lateDrops).toEqual([{ id: 'tonight', count: 1, takenCount: 1 }]);
    expect(desk.ownMarks).toMatchObject([{ id: 'this-morning', count: 1 }]);
    expect(desk.drafts).toMatchObject([
      { id: 'draft', count: 2 },
      { id: 'draft-2', count: 2 },
    ]);
  });

  it('leaves out late drops once the quest is full again [DSK-01]', async () => {
    await world.store.write((tx) => tx.update(quest).set({ takenCount: 10 }).where(eq(quest.id, 'tonight')));
    expect((await deskOf('admins')).lateDrops).toEqual([]);
  });

  it('has open claims of hours for who takes attendance, with their person and quest [DSK-01, DSK-02]', async () => {
    await world.store.write(async (tx) => {
      for (const [id, state] of [
        ['open', 'open'],
        ['done', 'refused'],
      ] as const)
        await tx.insert(hoursClaim).values({
          ...{
            id,
            kind: 'presence',
            questId: 'this-morning',
            chariteerId: id === 'open' ? 'gold' : 'volunteer',
          },
          ...{ status: 'Excused', words: 'Was ill', createdAt: TEST_NOW, state, level: 'charity' },
          ...(state === 'refused' && { answer: 'No', answeredAt: TEST_NOW }),
        });
    });
    const [only, ...more] = (await deskOf('managers')).hoursClaims;
    expect([only, more]).toMatchObject([
      { id: 'open', words: 'Was ill', chariteer: { id: 'gold' }, quest: { id: 'this-morning' } },
      [],
    ]);
    expect((await deskOf('trustedminors')).hoursClaims).toEqual([]);
  });

  it('counts applications for admins alone [DSK-01]', async () => {
    await world.store.write((tx) =>
      tx.insert(groupApplication).values({
        id: 'asks',
        groupId: 'group-1',
        accountId: 'gold',
        status: 'pending',
        createdAt: TEST_NOW,
      }),
    );
    expect((await deskOf('admins')).applicationCount).toBe(1);
    expect((await deskOf('managers')).applicationCount).toBe(0);
  });

  it('names the next month from the 15th on, until a quest of its stamps is posted [DSK-01]', async () => {
    const schedule = [{ quest_id: 'stamp', location_id: 'hall', weeks: [1], days: [1], start_time: '09:00' }];
    const books = JSON.stringify({ bundleBook: { monthly_schedule: schedule } });
    await world.store.write((tx) =>
      tx.update(provider).set({ questConfiguration: books }).where(eq(provider.id, '1')),
    );
    expect((await deskOf('managers')).unpostedMonth).toBe('2026-12');
    expect((await deskOf('captains')).unpostedMonth).toBeNull();
    await world.store.write(async (tx) => {
      await make(tx, 'stamp', { publishingStatus: 'Template', startedAt: null, endedAt: null });
      await make(tx, 'posted', { ...inHours(20 * 24), ...enough, templateQuestId: 'stamp' });
    });
    expect((await deskOf('managers')).unpostedMonth).toBeNull();
  });

  it('shows minors neither drafts nor who left [DSK-01]', async () => {
    const desk = await deskOf('trustedminors');
    expect([desk.drafts, desk.lateDrops, desk.ownMarks]).toEqual([[], [], []]);
    expect(desk.today).not.toEqual([]);
  });

  it('takes at most 8 statements, however much there is [DSK-02]', async () => {
    const statements = async () => {
      const before = world.store.statementCount();
      await deskOf('admins');
      return world.store.statementCount() - before - STATEMENTS_OF_SESSION;
    };
    const some = await statements();
    await world.store.write(async (tx) => {
      for (let index = 0; index < 30; index += 1)
        await make(tx, `many-${index}`, { startedAt: TEST_NOW + DAY_MS + index });
    });
    expect(await statements()).toBe(some);
    expect(some).toBeLessThanOrEqual(8);
    expect((await deskOf('admins')).short).toHaveLength(20);
  });
});
