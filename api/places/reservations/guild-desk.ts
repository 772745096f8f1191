import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { requireGuildAdmin } from '#api/guilds-and-groups/guilds/require-guild-admin.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isAhead, isPlaceOfQuest, isUndated } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { guildClosure } from '#db/schema/guild.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { isCodeResting } from '#domain/guilds/guild-code.ts';
import { type PublishingStatus, visibleStatuses } from '#domain/quests/quest-status.ts';
import { requestEndsAt } from '#domain/reservations/reservation-request.ts';
import type { GuildDeskRow, OfferedQuestRow } from './reservation-row.ts';
import { isOpenRequest } from './reservation-where.ts';

/** What one list of the desk shows at most. */
const MOST_SHOWN = 100;

/**
 * What the admins of a guild decide about: requests that wait, what is reserved and ahead, and to whom the guild is
 * closed. Five statements. Errors: NOT_LOGGED_IN, GUILD_NOT_FOUND, FORBIDDEN.
 */
export async function findGuildDesk(
  { viewer, store, now, request }: Context,
  guildId: string,
): Promise<GuildDeskRow> {
  const columns = { ...QUEST_COLUMNS, translatedTitle: translatedTitle(request.pageLocale) };
  const { read } = store;
  const { guild } = await requireGuildAdmin(read, viewer, guildId);
  return {
    guildId,
    asksFirst: guild.asksFirst,
    codeRestsUntil: isCodeResting(guild.codeRestsUntil, now) ? guild.codeRestsUntil : null,
    requests: await listRequests(read, columns, guildId, now),
    reservations: await listReservations(read, columns, guildId, now),
    closedCharities: await listClosedCharities(read, guildId),
  };
}

const QUEST_COLUMNS = {
  questId: quest.id,
  eventTitle: quest.eventTitle,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
  publishingStatus: quest.publishingStatus,
  placeName: location.name,
  providerId: provider.id,
  providerName: provider.name,
  isProviderVisible: provider.isVisible,
};

type QuestColumns = typeof QUEST_COLUMNS & { translatedTitle: ReturnType<typeof translatedTitle> };

async function listRequests(
  db: Db,
  columns: QuestColumns,
  guildId: string,
  now: number,
): Promise<OfferedQuestRow[]> {
  const { id, askedAt, status, guildSpots: spots, releasesAt } = reservationRequest;
  const isAsked = and(eq(reservationRequest.guildId, guildId), eq(status, 'asked'), isOpenRequest(now));
  const rows = await db
    .select({ id, askedAt, spots, releasesAt, ...columns })
    .from(reservationRequest)
    .innerJoin(quest, eq(quest.id, reservationRequest.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(isAsked)
    .orderBy(asc(quest.startedAt), asc(id))
    .limit(MOST_SHOWN);
  return rows.map(({ askedAt: at, ...row }) => ({
    ...offered(row),
    spotsLeft: null,
    endsAt: at === null ? null : requestEndsAt(at, row.startedAt),
  }));
}

async function listReservations(
  db: Db,
  columns: QuestColumns,
  guildId: string,
  now: number,
): Promise<OfferedQuestRow[]> {
  const holds: SQL | undefined = and(eq(contract.guildId, guildId), isActive());
  const rows = await db
    .select({ id: contract.id, ...HELD_COLUMNS, ...columns })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(holds, isAhead(now)))
    .orderBy(isUndated, asc(quest.startedAt), asc(contract.id))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ ...offered(row), endsAt: null }));
}

const HELD_COLUMNS = {
  spots: contract.guildSpots,
  spotsLeft: contract.guildSpotsLeft,
  releasesAt: contract.releasesAt,
};

type Columns = Omit<OfferedQuestRow, 'hasPage' | 'endsAt' | 'spotsLeft'> & {
  publishingStatus: PublishingStatus;
  isProviderVisible: boolean;
};

/** Whether the page of the quest opens to the admins, too. */
function offered<Row extends Columns>({ publishingStatus, isProviderVisible, ...row }: Row) {
  const isOpen = visibleStatuses('public', 'detail').includes(publishingStatus);
  return { ...row, hasPage: isProviderVisible && isOpen };
}

function listClosedCharities(db: Db, guildId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: provider.id, name: provider.name })
    .from(guildClosure)
    .innerJoin(provider, eq(provider.id, guildClosure.providerId))
    .where(eq(guildClosure.guildId, guildId))
    .orderBy(asc(provider.nameKey), asc(provider.id))
    .limit(MOST_SHOWN);
}
