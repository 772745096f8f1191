import { and, eq, sql } from 'drizzle-orm';
import { isActive } from '#api/rows/contract-where.ts';
import { isAhead } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { guild, guildClosure } from '#db/schema/guild.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { type ReservationTerms, termsOf } from '#domain/reservations/reservation-request.ts';
import { isOpenRequest } from './reservation-where.ts';

export type TermsOfGuild = { guildId: string; guildName: string; terms: ReservationTerms };

const MEMBER_COUNT = sql<number>`(SELECT count(*) FROM ${groupMember} WHERE ${groupMember.groupId} = ${guild.id})`;

/** What each guild has set for a charity; a guild that is gone is not among them. One statement. */
export async function readTerms(
  db: Db,
  providerId: string,
  guildIds: readonly string[],
): Promise<TermsOfGuild[]> {
  const rows = await db
    .select({
      guildId: guild.id,
      guildName: guild.name,
      asksFirst: guild.asksFirst,
      closedTo: guildClosure.providerId,
      memberCount: MEMBER_COUNT,
    })
    .from(guild)
    .leftJoin(guildClosure, and(eq(guildClosure.guildId, guild.id), eq(guildClosure.providerId, providerId)))
    .where(isInList(guild.id, guildIds));
  return rows.map(({ asksFirst, closedTo, memberCount, ...row }) => ({
    ...row,
    terms: termsOf({ asksFirst, isClosed: closedTo !== null, memberCount }),
  }));
}

type Ahead = { providerId: string; guildIds: readonly string[]; now: number };

/**
 * What a charity holds and asks of guilds for quests ahead: by guild the keys that count, one for all of a posted
 * month. Two statements.
 */
export async function readKeysAhead(db: Db, ahead: Ahead): Promise<Map<string, Set<string>>> {
  const { providerId, guildIds, now } = ahead;
  const isOfCharity = and(eq(quest.providerId, providerId), isAhead(now));
  const held = await db
    .select({ guildId: contract.guildId, key: sql<string>`coalesce(${contract.postingId}, ${contract.id})` })
    .from(contract)
    .innerJoin(quest, and(eq(quest.id, contract.questId), isOfCharity))
    .where(and(isInList(contract.guildId, guildIds), isActive()));
  const asked = await db
    .select({
      guildId: reservationRequest.guildId,
      key: sql<string>`coalesce(${reservationRequest.postingId}, ${reservationRequest.id})`,
    })
    // CROSS JOIN begins at the guilds, of which there are few.
    .from(sql`json_each(${JSON.stringify(guildIds)}) AS "asked"`)
    .crossJoin(reservationRequest)
    .crossJoin(quest)
    .where(
      and(
        eq(reservationRequest.guildId, sql`"asked"."value"`),
        eq(quest.id, reservationRequest.questId),
        isOfCharity,
        isOpenRequest(now),
      ),
    );
  const keys = new Map<string, Set<string>>(guildIds.map((id) => [id, new Set()]));
  for (const { guildId, key } of [...held, ...asked]) keys.get(guildId ?? '')?.add(key);
  return keys;
}
