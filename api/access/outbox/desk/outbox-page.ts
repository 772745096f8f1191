import { and, count, desc, eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { OutboxMessage, QueryOutboxPageArgs } from '#api/graphql/generated/types.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { isMailTo } from '../mail-to.ts';
import { MAIL_COLUMNS, shownMail } from './shown-mail.ts';

/** Lists a page of the outbox, newest first, for staff. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listOutboxPage(
  { viewer, store, now }: Context,
  args: QueryOutboxPageArgs,
): Promise<{ items: OutboxMessage[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  const address = uniqueKey(args.q ?? '');
  const matches = and(
    args.status == null ? undefined : eq(outboxMessage.status, args.status),
    // The whole address only: by its parts someone could spell out whom the product writes to.
    address === '' ? undefined : isMailTo(store.read, [address]),
  );
  const [counted] = await store.read.select({ total: count() }).from(outboxMessage).where(matches);
  const rows = await store.read
    .select(MAIL_COLUMNS)
    .from(outboxMessage)
    .where(matches)
    .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map((row) => shownMail(store.read, row, now)), total: counted?.total ?? 0 };
}
