import { count, desc, eq } from 'drizzle-orm';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/reads/providers/provider-queries.ts';
import type { QueryYoungMessagePageArgs } from '#api/sdl/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { youngMessage } from '#db/schema/young-message.ts';

/**
 * A page of what was written to young volunteers in a charity's name, the latest first. For its admins.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listYoungMessages(
  context: Context,
  { providerId: wantedId, ...page }: QueryYoungMessagePageArgs,
) {
  const { id: providerId } = await findProvider(context, wantedId);
  requireAdmin(context.viewer, providerId);
  const { read } = context.store;
  const { limit, offset } = pageOf(page);
  const isOfCharity = eq(youngMessage.providerId, providerId);
  const [counted] = await read.select({ total: count() }).from(youngMessage).where(isOfCharity);
  const items = await read
    .select({
      id: youngMessage.id,
      kind: youngMessage.kind,
      body: youngMessage.body,
      createdAt: youngMessage.createdAt,
      senderUsername: account.username,
      recipientUsername: chariteer.username,
    })
    .from(youngMessage)
    .innerJoin(chariteer, eq(chariteer.id, youngMessage.recipientId))
    .leftJoin(account, eq(account.id, youngMessage.senderId))
    .where(isOfCharity)
    .orderBy(desc(youngMessage.createdAt), desc(youngMessage.id))
    .limit(limit)
    .offset(offset);
  return { items, total: counted?.total ?? 0 };
}
