import { and, eq } from 'drizzle-orm';
import { keepResultOf } from '#api/guilds-and-groups/contest/keep-contest-result.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { contestResult } from '#db/schema/contest.ts';
import { credit } from '#db/schema/credit.ts';
import { groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { actualTimesOf, creditsFor, servedMinutes } from '#domain/attendance/attendance.ts';
import { contestWindow, defaultContestYear } from '#domain/guilds/contest.ts';
import type { SeededPerson } from './seed-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Evenings in March and people at each, per guild, in the order in which `seedGuilds` creates them. */
const EVENINGS = [
  { evenings: 2, people: 5 },
  { evenings: 2, people: 4 },
  { evenings: 1, people: 9 },
  { evenings: 1, people: 3 },
  { evenings: 1, people: 4 },
  { evenings: 0, people: 0 },
] as const;
/** Charity where they volunteered, and the charity that the winner chose. */
const PLACE = '5';
const CHOICE = { charityId: '1', charityName: 'Harbor Table Kitchen' };

/** The last contest: what guilds did in its March, its result, and the charity that the winner chose. */
export async function seedContest(
  tx: Db,
  { guildIds, volunteers, now }: { guildIds: string[]; volunteers: SeededPerson[]; now: number },
): Promise<void> {
  const year = defaultContestYear(now) - 1;
  const { from, until } = contestWindow(year);
  const joinedAt = from - 30 * DAY_MS;
  await tx
    .update(membershipPeriod)
    .set({ startedAt: joinedAt })
    .where(isInList(membershipPeriod.groupId, guildIds));
  await tx.update(groupMember).set({ joinedAt }).where(isInList(groupMember.groupId, guildIds));
  // Who founded another guild belongs to two: for which of them they count would be by chance.
  const twice = new Set(guildIds.map((_, index) => volunteers[index * 3]?.id));
  for (const [index, { evenings, people }] of EVENINGS.entries()) {
    const own = volunteers.slice(index * 20 + 1, index * 20 + 20).filter(({ id }) => !twice.has(id));
    const members = own.slice(0, people);
    for (let evening = 0; evening < evenings; evening += 1)
      await serveTogether(tx, members, from + (3 + index + evening * 7) * DAY_MS + 18 * HOUR_MS);
  }
  await keepResultOf(tx, year, until);
  await tx
    .update(contestResult)
    .set(CHOICE)
    .where(and(eq(contestResult.year, year), eq(contestResult.rank, 1)));
}

/** An evening of three hours at which all of them were. */
async function serveTogether(tx: Db, members: SeededPerson[], startedAt: number): Promise<void> {
  const endedAt = startedAt + 3 * HOUR_MS;
  const made = { createdAt: startedAt - 20 * DAY_MS, updatedAt: startedAt - 20 * DAY_MS };
  const id = newId(made.createdAt);
  const title = { eventTitle: 'Evening meal', description: 'We cooked and served together.' };
  const row = await insertQuest(tx, { ...title, ...made, id, providerId: PLACE, startedAt, endedAt });
  for (const { id: chariteerId } of members) {
    const claimedAt = startedAt - 5 * DAY_MS;
    const times = actualTimesOf('Present', { expectedArrivalAt: null, expectedDepartureAt: null }, row);
    const signUp = { id: newId(claimedAt), questId: id, chariteerId, claimedAt, ...times };
    await insertContract(tx, { ...signUp, status: 'Present' });
    const of = { playerId: chariteerId, questId: id, contractId: signUp.id, creditor: 'attendance' };
    const earned = creditsFor('Present', servedMinutes({ ...times, creditedUntil: null }));
    const rows = earned.map((one) => ({ ...of, ...one, id: newId(endedAt), createdAt: endedAt }));
    await tx.insert(credit).values(rows).returning();
  }
}
