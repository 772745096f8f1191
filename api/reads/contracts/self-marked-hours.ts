import { and, count, desc, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { isActiveSignUp, isOwnMark } from '#api/rows/contracts/contract-where.ts';
import type { SelfMarkedHoursRow } from '#api/rows/contracts/self-marked-row.ts';
import type { QuerySelfMarkedHoursArgs } from '#api/sdl/generated/types.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { servedMinutes } from '#domain/attendance/attendance.ts';

/**
 * A page of the attendance that people marked about themselves and no one else has confirmed, latest first. For the
 * product's staff, as @access says. Errors: BAD_USER_INPUT.
 */
export async function listSelfMarkedHours(
  { store }: Context,
  args: QuerySelfMarkedHoursArgs,
): Promise<{ items: SelfMarkedHoursRow[]; total: number }> {
  const { limit, offset } = pageOf(args);
  const isListed = and(isOwnMark, isActiveSignUp());
  const [counted] = await store.read.select({ total: count() }).from(contract).where(isListed);
  const rows = await store.read
    .select({
      id: contract.id,
      questId: contract.questId,
      eventTitle: quest.eventTitle,
      providerName: provider.name,
      startedAt: quest.startedAt,
      chariteerId: contract.chariteerId,
      username: chariteer.username,
      status: contract.status,
      actualArrivalAt: contract.actualArrivalAt,
      actualDepartureAt: contract.actualDepartureAt,
      creditedUntil: contract.creditedUntil,
      ownMarkedAt: contract.ownMarkedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.volunteerId))
    .where(isListed)
    .orderBy(desc(contract.ownMarkedAt), desc(contract.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ status, ownMarkedAt, ...row }) => ({
    ...row,
    minutes: servedMinutes(row),
    isCredited: status !== null,
    markedAt: ownMarkedAt ?? 0,
  }));
  return { items, total: counted?.total ?? 0 };
}
