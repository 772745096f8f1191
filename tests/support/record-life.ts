import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { writeCredits } from '#api/attendance/credits/replace-credits.ts';
import { replaceFavorites } from '#api/people/volunteers/replace-favorites.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contactClosure } from '#db/schema/contact-closure.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import { messageChoice } from '#db/schema/message.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID, TEST_NOW } from './cast.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from './upcoming-quest.ts';

/*
 * Two lives of one person, drawn by fast-check: what each record has on the same few quests, trainings and groups, so
 * that they often collide.
 */

/** Quests: two past and two upcoming, one of which has a single spot. */
export const LIFE_QUESTS = ['over', 'over-too', 'ahead', 'ahead-too'] as const;
export const LIFE_TRAININGS = ['kitchen', 'van'] as const;
const GROUPS = [
  { groupId: GUILD_ID, roleId: 'members' },
  { groupId: 'group-1', roleId: 'captains' },
] as const;

const stay = fc.constantFrom('none', 'active', 'given-up', 'waiting' as const);
const status = fc.constantFrom('Present' as const, 'Absent' as const, null);

export const aLife = fc.record({
  stays: fc.tuple(
    ...LIFE_QUESTS.map(() => fc.record({ stay, status, days: fc.integer({ min: 1, max: 9 }) })),
  ),
  trainings: fc.tuple(
    ...LIFE_TRAININGS.map(() => fc.constantFrom(null, 'Interested', 'Complete', 'Failed' as const)),
  ),
  memberships: fc.tuple(
    ...GROUPS.map(() =>
      fc.record({ from: fc.integer({ min: 20, max: 90 }), to: fc.option(fc.nat(18)), isIn: fc.boolean() }),
    ),
  ),
  isBanned: fc.boolean(),
  isClosed: fc.boolean(),
  hasFeed: fc.boolean(),
  wantsNews: fc.option(fc.boolean()),
  districts: fc.constantFrom([], ['1'], ['2'], ['2', '1']),
});
export type Life = typeof aLife extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The quests and trainings of one draw, in which its two lives meet and no others. */
export async function seedMeetings(tx: Db, draw: number): Promise<void> {
  const idOf = (name: string) => `${name}-${draw}`;
  for (const name of LIFE_TRAININGS) await insertTraining(tx, { id: idOf(name), providerId: '1' });
  const [over, overToo, ahead, aheadToo] = LIFE_QUESTS.map(idOf);
  const before = { startedAt: TEST_NOW - 9 * HOUR_MS, endedAt: TEST_NOW - 8 * HOUR_MS };
  await pastQuest(tx, { id: over });
  await pastQuest(tx, { id: overToo, providerId: '2', ...before });
  for (const [id, providerId] of [
    [ahead, '1'],
    [aheadToo, '2'],
  ] as const)
    await upcomingQuest(tx, {
      id,
      providerId,
      startedAt: TEST_NOW + 40 * DAY_MS,
      endedAt: TEST_NOW + 40 * DAY_MS + HOUR_MS,
    });
}

/** Writes a life under a record, with all counts and credits that follow from it. */
export async function live(tx: Db, chariteerId: string, life: Life, draw: number): Promise<void> {
  for (const [index, held] of life.stays.entries())
    await stayOn(tx, chariteerId, `${LIFE_QUESTS[index]}-${draw}`, held);
  for (const [index, resolution] of life.trainings.entries())
    if (resolution !== null)
      await insertTrainingRecord(tx, {
        id: `${chariteerId}-${LIFE_TRAININGS[index]}`,
        templateId: `${LIFE_TRAININGS[index]}-${draw}`,
        providerId: '1',
        chariteerId,
        resolution,
        note: `About ${chariteerId}`,
      });
  for (const [index, one] of life.memberships.entries()) await belong(tx, chariteerId, index, one);
  if (life.isBanned)
    await tx
      .insert(providerBan)
      .values({ id: `ban-${chariteerId}`, providerId: '2', chariteerId, createdAt: TEST_NOW });
  if (life.isClosed)
    await tx.insert(contactClosure).values({ chariteerId, providerId: '1', closedAt: TEST_NOW });
  if (life.hasFeed)
    await tx
      .insert(calendarFeed)
      .values({ accountId: chariteerId, tokenHash: chariteerId.padEnd(64, 'x'), createdAt: 1 });
  if (life.wantsNews !== null)
    await tx.insert(messageChoice).values({
      accountId: chariteerId,
      class: 'news',
      channel: 'email',
      isOn: life.wantsNews,
      changedAt: 1,
    });
  await replaceFavorites(tx, chariteerId, life.districts);
  const held = await tx.select().from(contract).where(eq(contract.chariteerId, chariteerId));
  await writeCredits(tx, held, TEST_NOW);
  await refreshRecap(tx, [chariteerId]);
}

async function stayOn(
  tx: Db,
  chariteerId: string,
  questId: string,
  held: Life['stays'][number],
): Promise<void> {
  const claimedAt = TEST_NOW - held.days * DAY_MS;
  if (held.stay === 'waiting') {
    await tx
      .insert(waitingPerson)
      .values({ id: `w-${chariteerId}-${questId}`, questId, chariteerId, joinedAt: claimedAt });
    await tx
      .update(quest)
      .set({ waitingCount: sql`${quest.waitingCount} + 1` })
      .where(eq(quest.id, questId));
  }
  if (held.stay !== 'active' && held.stay !== 'given-up') return;
  const isOver = questId.startsWith('over');
  const ended = held.stay === 'given-up' ? { abandonedAt: claimedAt + 1, abandonReason: 'Ill' } : {};
  const marked =
    isOver && held.stay === 'active'
      ? { status: held.status, markedAt: TEST_NOW, ...timesOf(held.status) }
      : {};
  await insertContract(tx, {
    id: `${chariteerId}-${questId}`,
    questId,
    chariteerId,
    claimedAt,
    ...ended,
    ...marked,
  });
}

const timesOf = (marked: string | null) =>
  marked === 'Present'
    ? { actualArrivalAt: TEST_NOW - 4 * HOUR_MS, actualDepartureAt: TEST_NOW - 2 * HOUR_MS }
    : {};

async function belong(
  tx: Db,
  accountId: string,
  index: number,
  one: Life['memberships'][number],
): Promise<void> {
  const group = GROUPS[index];
  if (!group || !one.isIn) return;
  const startedAt = TEST_NOW - one.from * DAY_MS;
  const endedAt = one.to === null ? null : TEST_NOW - one.to * DAY_MS;
  await tx.insert(membershipPeriod).values({ accountId, groupId: group.groupId, startedAt, endedAt });
  if (endedAt === null) await tx.insert(groupMember).values({ ...group, accountId, joinedAt: startedAt });
}
