import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import { deviceMark } from '#db/schema/device-mark.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { quest } from '#db/schema/quest.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { type QuestStates, type Watched, watchedWindow } from '#domain/quests/watched-quests.ts';

/** Quest of a charity with what pages show of it. */
export type QuestState = { id: string; providerId: string; state: string };

/** The states of what is watched; one statement. */
export async function readQuestStates(db: Db, watched: Watched): Promise<QuestState[]> {
  if ('questId' in watched) return questById(db).all(watched);
  const { providerId, month } = watched;
  return questsOfMonth(db).all({ providerId, ...watchedWindow(month) });
}

/** States by the quest's id. */
export function statesOf(rows: readonly QuestState[]): QuestStates {
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** What each page shows of a quest itself, its reservation with it. */
const OWN = sql`${quest.updatedAt}, ${quest.publishingStatus}, ${quest.startedAt}, ${quest.endedAt},
  ${quest.resourceMaxNumber}, ${quest.takenCount}, ${quest.heldCount}, ${quest.waitingCount},
  ${quest.isWaitingListClosed},
  (SELECT ${contract.id} FROM ${contract} WHERE ${contract.questId} = ${quest.id}
    AND ${isActiveReservation()}),
  ${listOf(reservationRequest, [reservationRequest.id, reservationRequest.status], reservationRequest.questId)}`;

/** What sheet and page show of its people. */
const PEOPLE = sql.join(
  [
    listOf(
      contract,
      [
        contract.id,
        contract.status,
        contract.markedAt,
        contract.ownMarkedAt,
        contract.confirmedAt,
        contract.abandonedAt,
        contract.expectedArrivalAt,
        contract.expectedDepartureAt,
        contract.actualArrivalAt,
        contract.actualDepartureAt,
        contract.others,
        contract.othersCame,
      ],
      contract.questId,
    ),
    sql`(SELECT count(*) FROM ${contract} JOIN ${deviceMark} ON ${deviceMark.contractId} = ${contract.id}
      WHERE ${contract.questId} = ${quest.id} AND ${deviceMark.differs})`,
    listOf(walkIn, [walkIn.id, walkIn.nameFirst, walkIn.consent, walkIn.claimedAt], walkIn.questId),
    listOf(placeOffer, [placeOffer.id, placeOffer.state], placeOffer.questId),
    listOf(hoursClaim, [hoursClaim.id, hoursClaim.state, hoursClaim.level], hoursClaim.questId),
    listOf(questMessage, [questMessage.id], questMessage.questId),
  ],
  sql`, `,
);

const questById = prepareOnce((db: Db) =>
  db
    .select({ id: quest.id, providerId: quest.providerId, state: stateOf(sql`${OWN}, ${PEOPLE}`) })
    .from(quest)
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);

const questsOfMonth = prepareOnce((db: Db) =>
  db
    .select({ id: quest.id, providerId: quest.providerId, state: stateOf(OWN) })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, sql.placeholder('providerId')),
        startsFrom(sql`${sql.placeholder('from')}`),
        startsBefore(sql`${sql.placeholder('until')}`),
      ),
    )
    .prepare(),
);

function stateOf(values: SQL) {
  return sql<string>`json_array(${values})`;
}

/** Some columns of all rows that a table has of the quest. */
function listOf(table: SQLiteTable, columns: readonly SQLiteColumn[], ofQuest: SQLiteColumn): SQL {
  const values = sql.join([...columns], sql`, `);
  return sql`(SELECT json_group_array(json_array(${values})) FROM ${table} WHERE ${ofQuest} = ${quest.id})`;
}
