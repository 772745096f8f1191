import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { requireManager } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { NextFirstStep } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { groupInvitation, groupMember, memberGroup } from '#db/schema/member-group.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { firstStepOf, missingSteps, NEW_CHARITY_MS } from '#domain/books/first-step.ts';
import { monthToPost } from '#domain/books/month-to-post.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { isAdminOf, mayAt } from '#domain/permissions/permissions.ts';

/**
 * The first step that a new charity lacks to its first posted month and a second person, for who may post; its settings
 * and the team for its admins. Null for everyone else and once all is done. One statement. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function readFirstStep(
  context: Context,
  { providerId }: { providerId: string },
): Promise<NextFirstStep | null> {
  const viewer = requireManager(context.viewer, providerId);
  await findProvider(context, providerId);
  if (!mayAt(viewer, providerId, 'createQuests')) return null;
  const together = context.loaders(createTogether);
  const isAdmin = isAdminOf(viewer, providerId);
  const [found] = await together(selectStart(context, providerId));
  if (!found) return null;
  const { bundleBook } = parseQuestConfiguration(found.books);
  const facts = {
    hasSettings: !isAdmin || found.mission !== '',
    hasPlace: found.hasPlace === 1,
    hasStamp: found.hasStamp === 1,
    hasTimes: bundleBook.monthly_schedule.length > 0,
    hasPosted: found.hasPosted === 1,
    hasTeam: !isAdmin || found.hasTeam === 1 || context.now >= found.createdAt + NEW_CHARITY_MS,
  };
  const step = firstStepOf(facts);
  return step && { step, missing: missingSteps(facts), month: monthToPost(context.now) };
}

function selectStart({ store, now }: Context, providerId: string) {
  const db = store.read;
  const ofCharity = eq(quest.providerId, providerId);
  const exists = (rows: unknown) => sql<number>`EXISTS ${rows}`;
  const place = db
    .select({ one: sql`1` })
    .from(location)
    .where(and(eq(location.providerId, providerId), eq(location.isApproved, true)));
  const stamp = db
    .select({ one: sql`1` })
    .from(quest)
    .where(and(ofCharity, eq(quest.publishingStatus, 'Template')));
  const posted = db
    .select({ one: sql`1` })
    .from(quest)
    .where(and(ofCharity, notInArray(quest.publishingStatus, ['Template', 'Draft'])));
  const ofGroup = eq(memberGroup.providerId, providerId);
  const members = db
    .select({ people: sql`count(DISTINCT ${groupMember.accountId})` })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .where(ofGroup);
  const own = db.select({ people: sql`count(*)` }).from(account).where(eq(account.providerId, providerId));
  const invited = db
    .select({ one: sql`1` })
    .from(groupInvitation)
    .innerJoin(memberGroup, eq(memberGroup.id, groupInvitation.groupId))
    .where(and(ofGroup, gt(groupInvitation.expiresAt, now)));
  return db
    .select({
      mission: provider.mission,
      createdAt: provider.createdAt,
      books: provider.questConfiguration,
      hasPlace: exists(place).as('hasPlace'),
      hasStamp: exists(stamp).as('hasStamp'),
      hasPosted: exists(posted).as('hasPosted'),
      hasTeam: sql<number>`${members} + ${own} > 1 OR EXISTS ${invited}`.as('hasTeam'),
    })
    .from(provider)
    .where(eq(provider.id, providerId));
}
