import { and, eq, notInArray, sql } from 'drizzle-orm';
import { requireManager } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { NextFirstStep } from '#api/graphql/generated/types.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { firstStepOf } from '#domain/books/first-step.ts';
import { monthToPost } from '#domain/books/month-to-post.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { mayAt } from '#domain/permissions/permissions.ts';

/**
 * The first step that a new charity lacks to its first posted month, for who may post; null for everyone else and for a
 * charity that has posted. One statement. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function readFirstStep(
  context: Context,
  { providerId }: { providerId: string },
): Promise<NextFirstStep | null> {
  const viewer = requireManager(context.viewer, providerId);
  await findProvider(context, providerId);
  if (!mayAt(viewer, providerId, 'createQuests')) return null;
  const together = context.loaders(createTogether);
  const [found] = await together(selectStart(context.store.read, providerId));
  if (!found) return null;
  const { bundleBook } = parseQuestConfiguration(found.books);
  const step = firstStepOf({
    hasPlace: found.hasPlace === 1,
    hasStamp: found.hasStamp === 1,
    hasTimes: bundleBook.monthly_schedule.length > 0,
    hasPosted: found.hasPosted === 1,
  });
  return step && { step, month: monthToPost(context.now) };
}

function selectStart(db: Db, providerId: string) {
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
  return db
    .select({
      books: provider.questConfiguration,
      hasPlace: exists(place).as('hasPlace'),
      hasStamp: exists(stamp).as('hasStamp'),
      hasPosted: exists(posted).as('hasPosted'),
    })
    .from(provider)
    .where(eq(provider.id, providerId));
}
