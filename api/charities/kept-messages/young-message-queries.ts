import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryKeptTextPageArgs, QueryYoungMessagePageArgs } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import { FOR_STAFF, youngMessage } from '#db/schema/young-message.ts';

type Page = { page?: number | null; perPage?: number | null };

/**
 * A page of what was written to and by volunteers under 18 in a charity's name, the latest first. For its admins.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listYoungMessages(
  context: Context,
  { providerId: wantedId, ...page }: QueryYoungMessagePageArgs,
) {
  const { id: providerId } = await findProvider(context, wantedId);
  requireAdmin(context.viewer, providerId);
  // A charity gets feedback without names.
  const isNamed = ne(youngMessage.kind, 'feedback');
  return pageOfCopies(context, page, and(eq(youngMessage.providerId, providerId), isNamed));
}

/**
 * A page of the copies that no charity's admins read: texts of guilds that people under 18 write or read, and their
 * feedback. For the product's staff, as @access says. Errors: BAD_USER_INPUT for a page.
 */
export async function listKeptTexts(context: Context, page: QueryKeptTextPageArgs) {
  return pageOfCopies(context, page, sql`(${FOR_STAFF})`);
}

async function pageOfCopies({ store: { read } }: Context, page: Page, isListed: SQL | undefined) {
  const { limit, offset } = pageOf(page);
  const [counted] = await read.select({ total: count() }).from(youngMessage).where(isListed);
  const items = await read
    .select({
      id: youngMessage.id,
      kind: youngMessage.kind,
      body: youngMessage.body,
      createdAt: youngMessage.createdAt,
      senderUsername: account.username,
      hasRecipient: sql<boolean>`${youngMessage.recipientId} IS NOT NULL`.mapWith(Boolean),
      recipientUsername: chariteer.username,
      guildName: memberGroup.groupName,
    })
    .from(youngMessage)
    .leftJoin(chariteer, eq(chariteer.id, youngMessage.recipientId))
    .leftJoin(account, eq(account.id, youngMessage.senderId))
    .leftJoin(memberGroup, eq(memberGroup.id, youngMessage.guildId))
    .where(isListed)
    .orderBy(desc(youngMessage.createdAt), desc(youngMessage.id))
    .limit(limit)
    .offset(offset);
  return { items, total: counted?.total ?? 0 };
}
