import { type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';
import { isActiveSignUp } from './contract-where.ts';

/** A place someone wants: its quest, and from when until when it asks for them; null never clashes. */
export type WantedPlace = { questId: SQL; from: SQL; until: SQL };

type QuestColumn = 'id' | 'startedAt' | 'endedAt' | 'eventType' | 'publishingStatus' | 'flexibleMinimumTime';
type ContractColumn = 'expectedArrivalAt' | 'expectedDepartureAt';
/** An active sign-up and its quest: the tables, or aliases of them. */
export type HeldTables = {
  contract: Readonly<Record<ContractColumn, SQLiteColumn>>;
  quest: Readonly<Record<QuestColumn, SQLiteColumn>>;
};

/** SQL version of the domain's rule on clashing times, for a spot that isn't given up. `now` in epoch ms. */
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

const held = alias(contract, 'held');
const heldQuest = alias(quest, 'heldQuest');

/** Whether no place of a person stands at the time of `quest`; a role has no time of its own. `now`: epoch ms. */
export function clashesWithNothingOf(chariteerId: string | SQL, now: number): SQL {
  const wanted = { questId: sql`${quest.id}`, from: sql`${quest.startedAt}`, until: sql`${quest.endedAt}` };
  return sql`(${quest.eventType} = 'HYBRID-ROLE' OR NOT EXISTS (
    SELECT 1 FROM contract AS held JOIN quest AS "heldQuest" ON ${heldQuest.id} = ${held.questId}
    WHERE ${held.chariteerId} = ${chariteerId} AND ${isActiveSignUp(held)}
      AND ${isClashing(wanted, sql`${now}`, { contract: held, quest: heldQuest })}))`;
}
