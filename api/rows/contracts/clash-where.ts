import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';

/** A place somebody wants: its quest, and from when until when it asks for them; null never clashes. */
export type WantedPlace = { questId: SQL; from: SQL; until: SQL };

type QuestColumn = 'id' | 'startedAt' | 'endedAt' | 'eventType' | 'publishingStatus' | 'flexibleMinimumTime';
type ContractColumn = 'expectedArrivalAt' | 'expectedDepartureAt';
/** An active sign-up and its quest: the tables, or aliases of them. */
export type HeldTables = {
  contract: Readonly<Record<ContractColumn, SQLiteColumn>>;
  quest: Readonly<Record<QuestColumn, SQLiteColumn>>;
};

/** As the domain says of a place that stands. `now`: epoch ms. */
export function isClashing(wanted: WantedPlace, now: SQL, held: HeldTables = { contract, quest }): SQL {
  const { expectedArrivalAt, expectedDepartureAt } = held.contract;
  const { id, startedAt, endedAt, eventType, publishingStatus } = held.quest;
  const takesPlace = sql`${publishingStatus} IN (${sql.raw(HELD_STATUSES.map((one) => `'${one}'`).join(', '))})`;
  const chosenOr = (chosen: SQLiteColumn, ofQuest: SQLiteColumn) =>
    sql`CASE WHEN ${held.quest.flexibleMinimumTime} IS NULL THEN ${ofQuest} ELSE ${chosen} END`;
  const from = chosenOr(expectedArrivalAt, startedAt);
  const until = chosenOr(expectedDepartureAt, endedAt);
  return sql`(${takesPlace} AND ${eventType} <> 'HYBRID-ROLE' AND ${id} <> ${wanted.questId}
    AND coalesce(${until} > ${now} AND ${from} < ${wanted.until} AND ${wanted.from} < ${until}, 0))`;
}
