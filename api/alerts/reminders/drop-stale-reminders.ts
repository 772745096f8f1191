import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { questNotice } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';

const START = 'start:';

/** What a reminder tells of: this start of its quest. Epoch ms. */
export function aboutStart(startedAt: number): string {
  return `${START}${startedAt}`;
}

/**
 * The reminders that wait, for the morning or for the mail server, and are no longer true: the quest was cancelled or
 * moved, or the person has given up; guardians' copies, too. A notice of a change since then says when and where it is
 * now, of the end or the address of its location as well. And the alerts that wait, where their quest has changed so.
 */
export async function readStaleReminders(db: Db): Promise<string[]> {
  const stands = sql`EXISTS (SELECT 1 FROM ${contract} WHERE ${contract.questId} = ${quest.id}
    AND ${contract.chariteerId} = coalesce(${outboxMessage.aboutPersonId}, ${outboxMessage.ownerId})
    AND ${isActiveSignUp()})`;
  const isMoved = sql`${outboxMessage.aboutId} IS NOT ${START} || ${quest.startedAt}`;
  const isChanged = sql`EXISTS (SELECT 1 FROM ${questNotice} WHERE ${questNotice.questId} = ${outboxMessage.questId}
    AND ${questNotice.createdAt} >= ${outboxMessage.createdAt})`;
  const isOff = notInArray(quest.publishingStatus, [...HELD_STATUSES]);
  const isReminder = sql`${outboxMessage.aboutId} GLOB ${`${START}*`}`;
  const rows = await db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .innerJoin(quest, eq(quest.id, outboxMessage.questId))
    .where(
      and(
        eq(outboxMessage.status, 'waiting'),
        or(
          and(isReminder, or(isOff, isMoved, isChanged, sql`NOT ${stands}`)),
          and(eq(outboxMessage.kind, 'alert'), or(isOff, isChanged)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Ends them unsent. */
export async function dropReminders(tx: Db, ids: readonly string[], now: number): Promise<void> {
  const isWaiting = and(isInList(outboxMessage.id, ids), eq(outboxMessage.status, 'waiting'));
  await tx
    .update(outboxMessage)
    .set({ ...changedTo('expired', now), sealed: null })
    .where(isWaiting);
}
