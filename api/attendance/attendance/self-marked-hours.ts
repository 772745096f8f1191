import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QuerySelfMarkedHoursArgs } from '#api/graphql/generated/types.ts';
import { hasReasonOfOther, isOwnMark, isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { servedMinutes } from '#domain/attendance/attendance.ts';
import type { HoursReason, SelfMarkedHoursRow } from './self-marked-row.ts';

/**
 * A page of the attendance that people marked about themselves and no one else has confirmed, and of hours that another
 * person gave a reason for, latest first, also where the spot has ended. For the product's staff, as @access says. Errors: BAD_USER_INPUT.
 */
export async function listSelfMarkedHours(
  { store: { read } }: Context,
  args: QuerySelfMarkedHoursArgs,
): Promise<{ items: SelfMarkedHoursRow[]; total: number }> {
  const listed = listedContracts(read);
  const [counted] = await read.select({ total: count() }).from(listed);
  const rows = await readRows(read, listed, pageOf(args));
  const givers = await readReasonGivers(
    read,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ status, timesReason, at, isOwn, ...row }) => ({
    ...row,
    minutes: servedMinutes(row),
    isCredited: status !== null,
    markedAt: at ?? 0,
    reason:
      isOwn || timesReason === null
        ? null
        : {
            ...(givers.get(row.id) ?? { givenById: null, givenBy: null, givenAt: at ?? 0 }),
            text: timesReason,
          },
  }));
  return { items, total: counted?.total ?? 0 };
}

type Listed = ReturnType<typeof listedContracts>;

/** Rows of both reads, each read with its own index. */
function listedContracts(db: Db) {
  const { id, ownMarkedAt, markedAt } = contract;
  const own = db
    .select({ id, at: ownMarkedAt, isOwn: sql`1`.mapWith(Boolean).as('isOwn') })
    .from(contract)
    .where(and(isOwnMark, isSignUp()));
  const explained = db
    .select({ id, at: markedAt, isOwn: sql`0`.mapWith(Boolean).as('isOwn') })
    .from(contract)
    .where(and(hasReasonOfOther, isSignUp()));
  return unionAll(own, explained).as('listed');
}

function readRows(db: Db, listed: Listed, { limit, offset }: { limit: number; offset: number }) {
  return db
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
      timesReason: contract.timesReason,
      at: listed.at,
      isOwn: listed.isOwn,
    })
    .from(listed)
    .innerJoin(contract, eq(contract.id, listed.id))
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.volunteerId))
    .orderBy(desc(listed.at), desc(listed.id))
    .limit(limit)
    .offset(offset);
}

/** Authors of the latest reasons for hours, by contract, from the audit log. */
async function readReasonGivers(
  db: Db,
  contractIds: readonly string[],
): Promise<Map<string, Omit<HoursReason, 'text'>>> {
  const rows = await db
    .select({
      contractId: auditEntry.subjectId,
      givenById: auditEntry.actorId,
      givenBy: account.username,
      givenAt: auditEntry.at,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.subjectType, 'contract'),
        isInList(auditEntry.subjectId, contractIds),
        eq(auditEntry.action, 'attendance'),
        isNotNull(sql`${auditEntry.detail} ->> '$.minutesOverPlan'`),
      ),
    )
    .orderBy(asc(auditEntry.at), asc(sql`${auditEntry}."rowid"`));
  return new Map(rows.map(({ contractId, ...giver }) => [contractId ?? '', giver]));
}
