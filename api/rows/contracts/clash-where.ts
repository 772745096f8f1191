import { type SQL, sql } from 'drizzle-orm';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';

/** A place somebody wants, in SQL: its quest, and from when until when it asks for them; null never clashes. */
export type WantedPlace = { questId: SQL; from: SQL; until: SQL };

const chosenOr = (chosen: SQL, ofQuest: SQL) =>
  sql`CASE WHEN ${quest.flexibleMinimumTime} IS NULL THEN ${ofQuest} ELSE ${chosen} END`;
const from = chosenOr(sql`${contract.expectedArrivalAt}`, sql`${quest.startedAt}`);
const until = chosenOr(sql`${contract.expectedDepartureAt}`, sql`${quest.endedAt}`);
const takesPlace = sql`${quest.publishingStatus} IN (${sql.join(
  HELD_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** As the domain says of an active sign-up, joined with its quest. `now`: epoch ms. */
export function isClashing(wanted: WantedPlace, now: SQL): SQL {
  return sql`(${takesPlace} AND ${quest.eventType} <> 'HYBRID-ROLE' AND ${quest.id} <> ${wanted.questId}
    AND coalesce(${until} > ${now} AND ${from} < ${wanted.until} AND ${wanted.from} < ${until}, 0))`;
}
