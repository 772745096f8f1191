import { and, desc, eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireFeature } from '#api/auth/authorize.ts';
import { CHARITEER_COLUMNS } from '#api/chariteers/chariteer-columns.ts';
import type { Context } from '#api/graphql/context.ts';
import { pageOf } from '#api/graphql/page.ts';
import { findProvider } from '#api/providers/provider-queries.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import type { ProviderBanRow } from './provider-ban-row.ts';

/**
 * Whom a provider has blocked, latest first. Needs chariteerAttendance U.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listProviderBans(
  context: Context,
  args: { providerId: string; page?: number | null },
): Promise<ProviderBanRow[]> {
  const { id: providerId } = await findProvider(context, args.providerId);
  requireFeature(context.viewer, providerId, 'bootVolunteers');
  const { limit, offset } = pageOf(args);
  const rows = await context.store.read
    .select({
      chariteer: CHARITEER_COLUMNS,
      reason: providerBan.reason,
      createdAt: providerBan.createdAt,
    })
    .from(providerBan)
    .innerJoin(chariteer, eq(chariteer.id, providerBan.chariteerId))
    .where(eq(providerBan.providerId, providerId))
    .orderBy(desc(providerBan.createdAt), desc(providerBan.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => {
    const person = { ...row.chariteer, ownerId: row.chariteer.id, providerId };
    return { ...row, chariteer: person, providerId };
  });
}

/**
 * Lets a blocked volunteer sign up with the provider again; places given back stay so. False when nobody was blocked.
 * Needs chariteerAttendance U. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function liftProviderBan(
  context: Context,
  { providerId, chariteerId }: { providerId: string; chariteerId: string },
): Promise<boolean> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const { accountId } = requireFeature(viewer, providerId, 'bootVolunteers');
  return store.write(async (tx) => {
    const lifted = await tx
      .delete(providerBan)
      .where(and(eq(providerBan.providerId, providerId), eq(providerBan.chariteerId, chariteerId)))
      .returning({ id: providerBan.id });
    if (lifted.length === 0) return false;
    const about = { actorId: accountId, subjectType: 'chariteer', subjectId: chariteerId };
    await recordAudit(tx, now, { ...about, action: 'ban-lifted', detail: { providerId } });
    return true;
  });
}
