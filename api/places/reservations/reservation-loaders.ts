import DataLoader from 'dataloader';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { inOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import {
  type ReservationTerms,
  requestEndsAt,
  standingOfRequest,
} from '#domain/reservations/reservation-request.ts';
import { readTerms } from './guild-terms.ts';
import type { ReservationRequestRow } from './reservation-row.ts';

const HOLD_COLUMNS = {
  questId: contract.questId,
  contractId: contract.id,
  guildId: guild.id,
  guildName: guild.name,
  spots: sql<number>`${contract.guildSpots}`,
  spotsLeft: sql<number>`${contract.guildSpotsLeft}`,
  releasesAt: sql<number>`${contract.releasesAt}`,
  providerId: quest.providerId,
};

type TermsKey = { providerId: string; guildId: string };

/** What is asked of guilds, and what guilds have set. */
export function createReservationLoaders({ store, now, viewer }: Context) {
  return {
    /** The part of a quest's spots that a guild holds. */
    holdOfQuest: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await store.read
        .select(HOLD_COLUMNS)
        .from(contract)
        .innerJoin(quest, eq(quest.id, contract.questId))
        .innerJoin(guild, eq(guild.id, contract.guildId))
        .where(
          and(isInList(contract.questId, questIds), isActiveReservation(), isNotNull(contract.guildSpots)),
        );
      const shaped = rows.map((row) => ({
        ...row,
        isViewersGuild: viewer?.guildIds.includes(row.guildId) ?? false,
      }));
      return inOrderOf(questIds, shaped, ({ questId }) => questId);
    }),
    /** The open request about a quest, else the newest. */
    requestOfQuest: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await store.read
        .select({ request: reservationRequest, quest, guildName: guild.name })
        .from(reservationRequest)
        .innerJoin(quest, eq(quest.id, reservationRequest.questId))
        .innerJoin(guild, eq(guild.id, reservationRequest.guildId))
        .where(sql`${isInList(reservationRequest.questId, questIds)} AND ${isNewest}`);
      return inOrderOf(
        questIds,
        rows.map((row) => ({ questId: row.quest.id, ...shapeOf(row, now) })),
        (row) => row.questId,
      );
    }),
    terms: new DataLoader<TermsKey, ReservationTerms | null, string>(
      async (keys) => {
        const byProvider = Map.groupBy(keys, ({ providerId }) => providerId);
        const found = new Map<string, ReservationTerms>();
        for (const [providerId, asked] of byProvider) {
          const guildIds = asked.map(({ guildId }) => guildId);
          for (const { guildId, terms } of await readTerms(store.read, providerId, guildIds)) {
            found.set(keyOf({ providerId, guildId }), terms);
          }
        }
        return keys.map((key) => found.get(keyOf(key)) ?? null);
      },
      { cacheKeyFn: keyOf },
    ),
  };
}

const keyOf = ({ providerId, guildId }: TermsKey) => JSON.stringify([providerId, guildId]);

const isNewest = sql`${reservationRequest.id} = (
  SELECT newest."id" FROM reservation_request AS newest WHERE newest."questId" = ${reservationRequest.questId}
  ORDER BY newest."decidedAt" IS NOT NULL, newest."createdAt" DESC, newest."id" DESC LIMIT 1)`;

type Row = {
  request: typeof reservationRequest.$inferSelect;
  quest: typeof quest.$inferSelect;
  guildName: string;
};

function shapeOf({ request, quest: asked, guildName }: Row, now: number): ReservationRequestRow {
  const { id, guildId, askedAt, guildSpots: spots, releasesAt } = request;
  const standing = standingOfRequest({ ...request, quest: asked }, now);
  const isWaiting = standing === 'WAITING' && askedAt !== null;
  const endsAt = isWaiting ? requestEndsAt(askedAt, asked.startedAt) : null;
  return { id, guildId, guildName, standing, endsAt, spots, releasesAt, providerId: asked.providerId };
}

/** How many spots the viewer cannot take because they are held; a member takes of what their guild holds, and only of that. */
export async function heldFor({ viewer, loaders }: Context, quest: QuestRow): Promise<number> {
  if (!viewer || viewer.guildIds.length === 0 || quest.viewerIsManager) return quest.heldCount;
  const hold = await loaders(createReservationLoaders).holdOfQuest.load(quest.id);
  if (!hold?.isViewersGuild) return quest.heldCount;
  return Math.max(0, quest.resourceMaxNumber - quest.takenCount - hold.spotsLeft);
}
