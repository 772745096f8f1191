import { and, eq, isNotNull, isNull, ne, not, notExists, or, sql } from 'drizzle-orm';
import { friendToken, readFriendToken } from '#api/access/outbox/links/friend-link.ts';
import type { Context } from '#api/access/request/context.ts';
import { isYoung } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import type { FriendFacts } from '#domain/friends/friend-link.ts';

/** What makes a link of the viewer's one that brings a friend; null for visitors, the young, and without a record. */
export function ownFriendToken({ viewer, config, now }: Context): string | null {
  if (!viewer?.hasRecord || viewer.isYoung) return null;
  return friendToken(config.dataKey, viewer.accountId, now);
}

/** Whether a link was made here by someone else than the viewer, and is not too old. Asks no database. */
export function isFriendLink({ viewer, config, now }: Context, token: string): boolean {
  const inviterId = readFriendToken(config.dataKey, token, now);
  return inviterId !== null && inviterId !== viewer?.accountId;
}

/** What is known of someone who comes to a quest by another's link; one statement. `now` in epoch ms. */
export async function readFriendFacts(
  db: Db,
  now: number,
  { questId, inviterId, invitedId }: { questId: string; inviterId: string; invitedId: string },
): Promise<FriendFacts> {
  const has = (query: ReturnType<typeof sql>) => sql<number>`EXISTS (${query})`;
  const isThere = (table: typeof contract | typeof waitingPerson) =>
    has(
      sql`SELECT 1 FROM ${table} WHERE ${table.questId} = ${questId} AND ${table.chariteerId} = ${invitedId}`,
    );
  const [inviter] = await db
    .select({
      isBanned: account.isBanned,
      dateOfBirth: chariteer.dateOfBirth,
      isQuestThere: has(sql`SELECT 1 FROM ${quest} WHERE ${quest.id} = ${questId}`).as('isQuestThere'),
      isOnQuest: isThere(contract).as('isOnQuest'),
      isWaiting: isThere(waitingPerson).as('isWaiting'),
      isThanked: has(
        sql`SELECT 1 FROM ${friendInvitation} WHERE ${friendInvitation.inviterId} = ${inviterId}
          AND ${friendInvitation.invitedId} = ${invitedId} AND ${isNotNull(friendInvitation.thankedAt)}`,
      ).as('isThanked'),
    })
    .from(account)
    .innerJoin(chariteer, eq(chariteer.id, account.id))
    .where(eq(account.id, inviterId));
  return {
    inviterId,
    invitedId,
    isInviterOut: !inviter || inviter.isBanned || isYoungOn(inviter.dateOfBirth, now),
    isQuestThere: inviter?.isQuestThere === 1,
    isKnownThere: inviter ? inviter.isOnQuest === 1 || inviter.isWaiting === 1 : false,
    isThanked: inviter?.isThanked === 1,
  };
}

/** A place that was marked. */
export type MarkedPlace = { questId: string; chariteerId: string };

/**
 * Who is still to be thanked for those who were there: neither of the two is banned, and the charity has not barred who
 * invited; of two who brought one person, and of one who brought someone twice, each once. Never for someone under 18:
 * the thanks would tell when and where (DEC-75). One statement. `now` in epoch ms.
 */
export async function readUnthanked(db: Db, places: readonly MarkedPlace[], now: number) {
  const { inviterId, invitedId, questId, thankedAt } = friendInvitation;
  const isBarred = db
    .select({ id: providerBan.id })
    .from(providerBan)
    .where(and(eq(providerBan.providerId, quest.providerId), eq(providerBan.chariteerId, inviterId)));
  const isAnyBanned = db
    .select({ id: account.id })
    .from(account)
    .where(and(or(eq(account.id, inviterId), eq(account.id, invitedId)), eq(account.isBanned, true)));
  const wasThanked = sql`EXISTS (SELECT 1 FROM ${friendInvitation} AS earlier WHERE earlier."inviterId" = ${inviterId}
    AND earlier."invitedId" = ${invitedId} AND earlier."thankedAt" IS NOT NULL)`;
  const rows = await db
    .select({ inviterId, invitedId, questId })
    .from(friendInvitation)
    .innerJoin(quest, eq(quest.id, questId))
    .innerJoin(chariteer, eq(chariteer.id, invitedId))
    .where(
      and(
        not(isYoung(now)),
        isInList(
          invitedId,
          places.map(({ chariteerId }) => chariteerId),
        ),
        isInList(
          questId,
          places.map((place) => place.questId),
        ),
        isNull(thankedAt),
        // Two records may have become one.
        ne(inviterId, invitedId),
        sql`NOT ${wasThanked}`,
        notExists(isBarred),
        notExists(isAnyBanned),
      ),
    );
  const marked = new Set(places.map((place) => `${place.questId} ${place.chariteerId}`));
  const ofPlaces = rows.filter((row) => marked.has(`${row.questId} ${row.invitedId}`));
  return [...new Map(ofPlaces.map((row) => [`${row.inviterId} ${row.invitedId}`, row])).values()];
}
