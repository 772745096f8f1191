import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { createTogether } from '#api/access/request/together.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryVolunteerInvitationsArgs } from '#api/graphql/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Db } from '#db/store.ts';
import type { OwnVolunteerInvitationRow, VolunteerInvitationRow } from './invited-volunteer-row.ts';

/**
 * Whom a charity has invited: who accepted, and who can still answer, declined ones among them. The latest first.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listVolunteerInvitations(
  context: Context,
  { providerId: wanted, ...page }: QueryVolunteerInvitationsArgs,
): Promise<{ items: VolunteerInvitationRow[]; total: number }> {
  const { providerId } = await requireInviter(context, wanted);
  const { limit, offset } = pageOf(page);
  const { id, name, emailAddress, acceptedById, createdAt, expiresAt } = volunteerInvitation;
  const isListed = and(
    eq(volunteerInvitation.providerId, providerId),
    or(gt(expiresAt, context.now), isNotNull(acceptedById)),
  );
  const { read } = context.store;
  const items = await read
    .select({
      ...{ id, providerId: volunteerInvitation.providerId, name, emailAddress, createdAt, expiresAt },
      isAccepted: sql<boolean>`${acceptedById} IS NOT NULL`.mapWith(Boolean),
    })
    .from(volunteerInvitation)
    .where(isListed)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  const [counted] = await read.select({ total: count() }).from(volunteerInvitation).where(isListed);
  return { items, total: counted?.total ?? 0 };
}

/** The invitations to volunteer that wait for the viewer's answer, the latest first. Errors: NOT_LOGGED_IN. */
export async function listOwnVolunteerInvitations(context: Context): Promise<OwnVolunteerInvitationRow[]> {
  const { accountId: ownerId } = requireLogin(context.viewer);
  const select = context.store.read
    .select({
      id: volunteerInvitation.id,
      providerId: provider.id,
      providerName: provider.name,
      expiresAt: volunteerInvitation.expiresAt,
    })
    .from(volunteerInvitation)
    .innerJoin(provider, and(eq(provider.id, volunteerInvitation.providerId), eq(provider.isVisible, true)))
    .where(waitsFor(ownerId, context.now))
    .orderBy(desc(volunteerInvitation.createdAt), desc(volunteerInvitation.id));
  const rows = await context.loaders(createTogether)(select);
  return rows.map((row) => ({ ...row, ownerId }));
}

/** An invitation that waits for that account's answer, or undefined. */
export async function findWaiting(tx: Db, accountId: string, id: string, now: number) {
  const [found] = await tx
    .select()
    .from(volunteerInvitation)
    .where(and(eq(volunteerInvitation.id, id), waitsFor(accountId, now)));
  return found;
}

/** Whether it went to an address that this volunteer's account has confirmed, and can still be answered. */
function waitsFor(accountId: string, now: number) {
  const { emailKey, declinedAt, acceptedById, expiresAt } = volunteerInvitation;
  const isToAddress = sql`${emailKey} IN (
    SELECT lower(contact."emailAddress") FROM contact_email AS contact
    JOIN account AS owner ON owner."id" = contact."accountId"
    WHERE owner."id" = ${accountId} AND owner."accountType" = 'Chariteer'
      AND contact."verificationStatus" = 'Confirmed')`;
  return and(isToAddress, isNull(declinedAt), isNull(acceptedById), gt(expiresAt, now));
}

/** A charity for which the viewer may invite volunteers. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function requireInviter(context: Context, wanted: string) {
  const charity = await findProvider(context, wanted);
  const { accountId } = requireFeature(context.viewer, charity.id, 'inviteVolunteers');
  return { providerId: charity.id, isVisible: charity.isVisible, accountId };
}
