import { and, asc, count, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { childrenUnder } from '#api/rows/child-where.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { dayAround, MOST_OWN_MESSAGES_A_DAY, mayWriteAbout } from '#domain/quest-messages/quest-message.ts';
import { IN_ORDER } from './message-page.ts';
import type { OwnQuestMessageRow } from './quest-message-row.ts';
import { readWrittenQuest } from './written-quest.ts';

/**
 * What the viewer, for themselves and for children under their account, and the charity of a quest wrote to each other.
 * Nothing to who never had to do with it, whatever the quest. Errors: NOT_LOGGED_IN.
 */
export async function listOwnQuestMessages(
  { viewer, store, now }: Context,
  { questId }: { questId: string },
) {
  const { accountId } = requireLogin(viewer);
  const { read } = store;
  const written = await readWrittenQuest(read, questId);
  const people = await readPeopleOf(read, accountId, now);
  const personId = written && (await findPersonOn(read, questId, people));
  return {
    items: await readThread(read, questId, accountId, people),
    canWrite: written !== null && personId !== null && mayWriteAbout(written, now),
    leftToday: await readOwnLeftToday(read, accountId, now),
  };
}

/** The account's own volunteer first, then the children in its care. `now` in epoch ms. */
export async function readPeopleOf(db: Db, accountId: string, now: number): Promise<string[]> {
  const children = await db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(
      and(
        eq(childRecord.guardianAccountId, accountId),
        inArray(childRecord.chariteerId, childrenUnder(db, accountId, now)),
      ),
    )
    .orderBy(asc(childRecord.createdAt), asc(childRecord.chariteerId));
  return [accountId, ...children.map(({ id }) => id)];
}

/** The first of these people who is on the quest, or null. */
export async function findPersonOn(
  db: Db,
  questId: string,
  people: readonly string[],
): Promise<string | null> {
  const rows = await db
    .select({ id: contract.chariteerId })
    .from(contract)
    .where(and(eq(contract.questId, questId), isInList(contract.chariteerId, people), isActiveSignUp()));
  return people.find((id) => rows.some((row) => row.id === id)) ?? null;
}

/** How many more someone may write today, over all charities. `now` in epoch ms. */
export async function readOwnLeftToday(db: Db, accountId: string, now: number): Promise<number> {
  const [counted] = await db
    .select({ written: count() })
    .from(questMessage)
    .where(
      and(
        eq(questMessage.authorId, accountId),
        eq(questMessage.kind, 'from-volunteer'),
        gte(questMessage.createdAt, dayAround(now).start),
      ),
    );
  return Math.max(0, MOST_OWN_MESSAGES_A_DAY - (counted?.written ?? 0));
}

const KINDS = { 'to-people': 'TO_PEOPLE', 'from-volunteer': 'FROM_VOLUNTEER', answer: 'ANSWER' } as const;

async function readThread(
  db: Db,
  questId: string,
  accountId: string,
  people: readonly string[],
): Promise<OwnQuestMessageRow[]> {
  const wasSent = sql`EXISTS (SELECT 1 FROM ${outboxMessage}
    WHERE ${outboxMessage.questId} = ${questId}
      AND ${inArray(outboxMessage.kind, ['charity-writes-soon', 'charity-writes'])}
      AND ${outboxMessage.aboutId} = ${questMessage.id} AND ${outboxMessage.ownerId} = ${accountId}
      AND coalesce(${outboxMessage.aboutPersonId}, ${accountId}) IN (SELECT value FROM json_each(${JSON.stringify(people)})))`;
  const rows = await db
    .select({
      id: questMessage.id,
      kind: questMessage.kind,
      body: questMessage.body,
      createdAt: questMessage.createdAt,
    })
    .from(questMessage)
    .where(and(eq(questMessage.questId, questId), or(isInList(questMessage.volunteerId, people), wasSent)))
    .orderBy(asc(questMessage.createdAt), IN_ORDER);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: KINDS[kind] }));
}
