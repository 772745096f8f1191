import DataLoader from 'dataloader';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isClashing } from '#api/rows/clash-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { HeldPlace } from '#domain/sign-up/time-clash.ts';

/** A place that someone holds while another quest takes place, which is `wantedId`. */
export type ClashingPlace = ContractRow & HeldPlace & { wantedId: string; eventTitle: string };

/** The places of one person at the times of some quests, by their start; one statement however many. */
export async function readClashes(
  db: Db,
  { chariteerId, questIds, now }: { chariteerId: string; questIds: readonly string[]; now: number },
): Promise<ClashingPlace[]> {
  const rows = await clashesOfPerson(db).all({ chariteerId, ids: JSON.stringify(questIds), now });
  return rows.map((row) => ({ ...(row as ClashingPlace), ownerId: chariteerId }));
}

/** The viewer's own places at the times of the quests of a request; nothing for visitors. */
export function createClashLoaders({ viewer, store, now }: Context) {
  return {
    ofViewer: new DataLoader(async (questIds: readonly string[]) => {
      if (viewer === null) return questIds.map((): ClashingPlace[] => []);
      const rows = await readClashes(store.read, { chariteerId: viewer.accountId, questIds, now });
      return listsInOrderOf(questIds, rows, ({ wantedId }) => wantedId);
    }),
  };
}

const held = alias(contract, 'held');
const heldQuest = alias(quest, 'heldQuest');
const clashesAt = sql`${sql.placeholder('clashesAt')}`;
const window = { questId: sql`${quest.id}`, from: sql`${quest.startedAt}`, until: sql`${quest.endedAt}` };

/**
 * The same for the quest of a row, as a column of its statement: JSON, since whoever signs up is asked for all at once.
 * An empty list where the placeholder clashesAt (epoch ms) is null.
 */
export const clashesIn = (person: SQL) => sql<string>`CASE
  WHEN ${clashesAt} IS NULL OR ${quest.eventType} = 'HYBRID-ROLE' THEN '[]' ELSE (
  SELECT json_group_array(json_object('id', held."id", 'questId', held."questId",
    'expectedArrivalAt', held."expectedArrivalAt", 'expectedDepartureAt', held."expectedDepartureAt",
    'publishingStatus', "heldQuest"."publishingStatus", 'eventType', "heldQuest"."eventType",
    'startedAt', "heldQuest"."startedAt", 'endedAt', "heldQuest"."endedAt",
    'flexibleMinimumTime', "heldQuest"."flexibleMinimumTime"))
  FROM contract AS held JOIN quest AS "heldQuest" ON "heldQuest"."id" = held."questId"
  WHERE held."chariteerId" = ${person} AND ${isActiveSignUp(held)}
    AND ${isClashing(window, clashesAt, { contract: held, quest: heldQuest })}) END`;

/** What `clashesIn` has found. */
export function clashesOf({ clashes }: { clashes: string }): (HeldPlace & { id: string })[] {
  return JSON.parse(clashes) as (HeldPlace & { id: string })[];
}

const wanted = alias(quest, 'wanted');

/** Placeholders chariteerId, ids (JSON list of the quests wanted) and now (epoch ms). A role has no time of its own. */
const clashesOfPerson = prepareOnce((db: Db) =>
  db
    .select({
      ...CONTRACT_COLUMNS,
      wantedId: wanted.id,
      providerId: quest.providerId,
      eventTitle: quest.eventTitle,
      publishingStatus: quest.publishingStatus,
      eventType: quest.eventType,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      flexibleMinimumTime: quest.flexibleMinimumTime,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(wanted, and(isInListOf(wanted.id, 'ids'), sql`${wanted.eventType} <> 'HYBRID-ROLE'`))
    .where(
      and(
        eq(contract.chariteerId, sql.placeholder('chariteerId')),
        isActiveSignUp(),
        isClashing(
          { questId: sql`${wanted.id}`, from: sql`${wanted.startedAt}`, until: sql`${wanted.endedAt}` },
          sql`${sql.placeholder('now')}`,
        ),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(contract.id))
    .prepare(),
);
