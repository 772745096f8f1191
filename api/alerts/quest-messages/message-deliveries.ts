import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryQuestMessageDeliveryPageArgs } from '#api/graphql/generated/types.ts';
import { isAboutTold } from '#api/people/volunteers/told-people.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { SWITCHED_OFF } from '#domain/messages/delivery-failure.ts';
import { readSignUpsOf } from './message-audience.ts';
import { DELIVERED_ABOUT } from './message-page.ts';
import type { QuestMessageDeliveryRow } from './quest-message-row.ts';
import { requireWrittenQuest } from './written-quest.ts';

/**
 * To whom a charity's message went, of the people of whom the reader is told, and how far it got; those whom it did not
 * reach first.
 * Errors: NOT_LOGGED_IN, MESSAGE_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listMessageDeliveries(
  context: Context,
  { messageId, ...page }: QueryQuestMessageDeliveryPageArgs,
): Promise<{ items: QuestMessageDeliveryRow[]; total: number }> {
  requireLogin(context.viewer);
  const { read } = context.store;
  const [found] = await read
    .select({ questId: questMessage.questId })
    .from(questMessage)
    .where(and(eq(questMessage.id, messageId), eq(questMessage.kind, 'to-people')));
  if (!found) throw new DomainError('MESSAGE_NOT_FOUND');
  const written = await requireWrittenQuest(context, found.questId);
  const { limit, offset } = pageOf(page);
  const isOfMessage = and(
    eq(outboxMessage.questId, written.id),
    inArray(outboxMessage.kind, ['charity-writes-soon', 'charity-writes']),
    eq(outboxMessage.aboutId, messageId),
    isAboutTold(read, context, written, DELIVERED_ABOUT),
  );
  const [counted] = await read.select({ total: count() }).from(outboxMessage).where(isOfMessage);
  const rows = await read
    .select({
      id: outboxMessage.id,
      // The volunteer, also where a guardian reads for a child.
      personId: sql<string>`${DELIVERED_ABOUT}`,
      channel: outboxMessage.channel,
      status: outboxMessage.status,
      isUnwanted: sql`${outboxMessage.lastError} IS ${SWITCHED_OFF}`.mapWith(Boolean),
      changedAt: sql<number>`coalesce(json_extract(${outboxMessage.changes}, '$[#-1][1]'), ${outboxMessage.createdAt})`,
    })
    .from(outboxMessage)
    .where(isOfMessage)
    .orderBy(
      sql`${outboxMessage.status} IN ('sent', 'waiting', 'sending')`,
      sql`${outboxMessage.lastError} IS ${SWITCHED_OFF}`,
      asc(outboxMessage.id),
    )
    .limit(limit)
    .offset(offset);
  const people = rows.map(({ personId }) => personId);
  const signUps = await readSignUpsOf(read, written, people);
  const items = rows.map(({ personId, ...row }) => ({ ...row, contract: signUps.get(personId) ?? null }));
  return { items, total: counted?.total ?? 0 };
}
