import { and, count, desc, eq, sql } from 'drizzle-orm';
import { requireStaff } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { OutboxMessage, QueryOutboxPageArgs } from '#api/graphql/generated/resolvers.ts';
import { pageOf } from '#api/graphql/page.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';

/** One page of the outbox, newest first, for staff. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listOutboxPage(
  { viewer, store }: Context,
  args: QueryOutboxPageArgs,
): Promise<{ items: OutboxMessage[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const wanted = args.q?.trim().toLowerCase();
  const matches = and(
    args.status == null ? undefined : eq(outboxMessage.status, args.status),
    wanted ? sql`instr(lower(${outboxMessage.recipient}), ${wanted}) > 0` : undefined,
  );
  const [counted] = await store.read.select({ total: count() }).from(outboxMessage).where(matches);
  const items = await store.read
    .select(OUTBOX_COLUMNS)
    .from(outboxMessage)
    .where(matches)
    .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
    .limit(limit)
    .offset(offset);
  return { items, total: counted?.total ?? 0 };
}

export const OUTBOX_COLUMNS = {
  id: outboxMessage.id,
  channel: outboxMessage.channel,
  recipient: outboxMessage.recipient,
  subject: outboxMessage.subject,
  body: outboxMessage.body,
  status: outboxMessage.status,
  attempts: outboxMessage.attempts,
  nextAttemptAt: outboxMessage.nextAttemptAt,
  lastError: outboxMessage.lastError,
  createdAt: outboxMessage.createdAt,
  sentAt: outboxMessage.sentAt,
};
