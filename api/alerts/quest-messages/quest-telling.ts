import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireLogin, requireManager } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { isToldOf } from '#api/people/volunteers/told-people.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import { isSignUp, stoodAt } from '#api/rows/contract-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { callMark, questNotice } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { shows, type Visibility } from '#domain/ages/person-visibility.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type TellingState, tellingOf } from '#domain/messages/delivery-failure.ts';
import type { QuestTellingRow, ToldPersonRow } from './quest-telling-row.ts';

type Notice = typeof questNotice.$inferSelect;

/**
 * What became of the last word to the people of a quest, for managers of its charity.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN.
 */
export async function questTelling(context: Context, questId: string): Promise<QuestTellingRow | null> {
  requireLogin(context.viewer);
  const [found] = await context.store.read
    .select({ id: quest.id, providerId: quest.providerId, startedAt: quest.startedAt })
    .from(quest)
    .where(eq(quest.id, questId));
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  requireManager(context.viewer, found.providerId);
  return findQuestTelling(context, found);
}

/**
 * What became of the last word to the people of a quest: its newest notice, everyone who was on it then and of whom the
 * reader is told, and what their deliveries come to. Null where there is none, or no one was on it. Four statements.
 */
export async function findQuestTelling(
  context: Context,
  { id: questId, providerId, startedAt }: { id: string; providerId: string; startedAt: number | null },
): Promise<QuestTellingRow | null> {
  const db = context.store.read;
  const notice = await findLastNotice(db, questId);
  if (!notice) return null;
  const people = await loadPeople(db, notice, isToldOf(context, { providerId, startedAt }));
  if (people.length === 0) return null;
  const deliveries = await loadDeliveries(db, notice);
  const sender = await loadSender(context, notice, providerId);
  const { id, kind, words, createdAt } = notice;
  return {
    ...{ id, kind, words, createdAt, providerId, ...sender },
    people: await Promise.all(people.map((person) => shapePerson(context, providerId, person, deliveries))),
  };
}

/** The newest notice of a quest, or null. */
export async function findLastNotice(db: Db, questId: string): Promise<Notice | null> {
  const [found] = await db
    .select()
    .from(questNotice)
    .where(eq(questNotice.questId, questId))
    .orderBy(desc(questNotice.createdAt), desc(questNotice.id))
    .limit(1);
  return found ?? null;
}

/** Whether a sign-up held when the notice went out. */
export function wasOnItAt({ questId, createdAt }: Pick<Notice, 'questId' | 'createdAt'>) {
  return and(eq(contract.questId, questId), isSignUp(), stoodAt(createdAt));
}

const caller = alias(chariteer, 'caller');

function loadPeople(db: Db, notice: Notice, isTold: SQL | undefined) {
  return db
    .select({
      contract: CONTRACT_COLUMNS,
      calledAt: callMark.calledAt,
      callerName: account.username,
      callerId: account.id,
      callerBirth: caller.dateOfBirth,
    })
    .from(contract)
    .innerJoin(chariteer, and(eq(chariteer.id, contract.chariteerId), isStillThere()))
    .leftJoin(callMark, and(eq(callMark.noticeId, notice.id), eq(callMark.chariteerId, contract.chariteerId)))
    .leftJoin(account, eq(account.id, callMark.calledById))
    .leftJoin(caller, eq(caller.id, callMark.calledById))
    .where(and(wasOnItAt(notice), isTold))
    .orderBy(asc(contract.claimedAt), asc(contract.id));
}

type LoadedPerson = Awaited<ReturnType<typeof loadPeople>>[number];
type Delivery = Pick<typeof outboxMessage.$inferSelect, 'channel' | 'status'>;

/**
 * Deliveries of a notice, by the volunteer they concern. Someone on several quests that were changed in one write, which
 * have one sender and instant, gets one message, about the first of them.
 */
async function loadDeliveries(db: Db, notice: Notice): Promise<Map<string, Delivery[]>> {
  const { kind, aboutId, ownerId, aboutPersonId, channel, status } = outboxMessage;
  const together = await db
    .select({ id: questNotice.id, questId: questNotice.questId })
    .from(questNotice)
    .where(
      and(
        eq(questNotice.createdAt, notice.createdAt),
        sql`${questNotice.senderId} IS ${notice.senderId}`,
        or(eq(questNotice.id, notice.id), ne(questNotice.questId, notice.questId)),
      ),
    );
  const of = (name: 'id' | 'questId') => together.map((one) => one[name]);
  const rows = await db
    .select({ ownerId, aboutPersonId, channel, status })
    .from(outboxMessage)
    .where(
      and(
        isInList(outboxMessage.questId, of('questId')),
        eq(kind, 'quest-changed'),
        isInList(aboutId, of('id')),
      ),
    );
  return Map.groupBy(rows, (row) => row.aboutPersonId ?? row.ownerId ?? '');
}

const STATES: Record<TellingState, ToldPersonRow['state']> = {
  told: 'TOLD',
  'on-the-way': 'ON_THE_WAY',
  'not-reached': 'NOT_REACHED',
};
const ARRIVING: readonly string[] = ['waiting', 'sending', 'sent'];

async function shapePerson(
  context: Context,
  providerId: string,
  { contract: row, calledAt, callerName, callerId, callerBirth }: LoadedPerson,
  deliveries: ReadonlyMap<string, readonly Delivery[]>,
): Promise<ToldPersonRow> {
  const own = deliveries.get(row.chariteerId) ?? [];
  const by = { id: callerId ?? '', dateOfBirth: callerBirth, hidesUsername: false };
  const mayName = callerId !== null && shows(await seenAt(context, by, providerId), 'username');
  return {
    contract: { ...row, ownerId: row.chariteerId, providerId },
    state: STATES[tellingOf(own.map(({ status }) => status))],
    channels: [
      ...new Set(own.filter(({ status }) => ARRIVING.includes(status)).map(({ channel }) => channel)),
    ],
    ...{ calledAt, calledBy: mayName ? callerName : null, providerId },
  };
}

async function loadSender(
  context: Context,
  { senderId }: Notice,
  providerId: string,
): Promise<{ username: string | null; visibility: Visibility }> {
  const [sender] = await context.store.read
    .select({ username: account.username, dateOfBirth: chariteer.dateOfBirth })
    .from(account)
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .where(eq(account.id, senderId ?? ''));
  const person = { id: senderId ?? '', dateOfBirth: sender?.dateOfBirth ?? null, hidesUsername: false };
  return { username: sender?.username ?? null, visibility: await seenAt(context, person, providerId) };
}

/** What the viewer can see of a person at a charity; its staff know each other by name. */
function seenAt(
  context: Context,
  person: { id: string; dateOfBirth: string | null; hidesUsername: boolean },
  providerId: string,
) {
  return visibilityIn(context, person, { kind: 'charity', providerIdOfAdults: providerId });
}
