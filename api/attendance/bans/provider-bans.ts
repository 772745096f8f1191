import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { isToldOf } from '#api/people/volunteers/told-people.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { banTrace } from '#db/schema/ban-trace.ts';
import { chariteer, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';

export type ProviderBanRow = {
  chariteer: ChariteerRow;
  reason: string | null;
  createdAt: number;
  /** It was carried from a record with the same address, or name and birth date. */
  isCarried: boolean;
  /** For @access. */
  providerId: string;
};

const held = alias(contract, 'held');

/**
 * Whom a provider has blocked, latest first; the young for who reads names always. Needs chariteerAttendance U.
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
      chariteer: VOLUNTEER_COLUMNS,
      reason: providerBan.reason,
      createdAt: providerBan.createdAt,
      isCarried: isNotNull(banTrace.rootId).mapWith(Boolean),
      isKnown:
        sql<boolean>`EXISTS (SELECT 1 FROM contract AS held JOIN quest AS asked ON asked."id" = held."questId"
        WHERE held."chariteerId" = ${chariteer.id} AND ${isSignUp(held)}
          AND asked."providerId" = ${providerId})`.mapWith(Boolean),
    })
    .from(providerBan)
    .innerJoin(chariteer, eq(chariteer.id, providerBan.chariteerId))
    .leftJoin(banTrace, eq(banTrace.id, providerBan.traceId))
    .where(and(eq(providerBan.providerId, providerId), isToldOf(context, { providerId, startedAt: null })))
    .orderBy(desc(providerBan.createdAt), desc(providerBan.id))
    .limit(limit)
    .offset(offset);
  const bans = rows.map(async ({ isKnown, ...row }) => {
    // A ban may be carried to someone who never came: the charity sees no more of them than a stranger does.
    const seenThrough = row.isCarried && !isKnown ? null : providerId;
    const visibility = await visibilityIn(context, row.chariteer, {
      kind: 'charity',
      providerId: seenThrough,
    });
    const person = { ...row.chariteer, ownerId: row.chariteer.id, providerId: seenThrough, visibility };
    return { ...row, chariteer: person, providerId };
  });
  return Promise.all(bans);
}
