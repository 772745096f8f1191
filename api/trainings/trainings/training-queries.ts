import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryTemplateOrientationPageArgs } from '#api/graphql/generated/types.ts';
import { TRAINING_COLUMNS } from '#api/rows/training-columns.ts';
import type { TemplateOrientationRow } from '#api/rows/training-row.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { orientation } from '#db/schema/orientation.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { createTrainingLoaders } from './training-loaders.ts';

/**
 * A page of the trainings that a charity offers, by name. Needs quest U at the provider.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listTrainingPage(
  context: Context,
  args: QueryTemplateOrientationPageArgs,
): Promise<{ items: TemplateOrientationRow[]; total: number }> {
  const { id: providerId } = await findProvider(context, args.providerId);
  requireFeature(context.viewer, providerId, 'offerTrainings');
  const { read } = context.store;
  const { limit, offset } = pageOf(args);
  const matches = and(
    eq(orientation.providerId, providerId),
    isNull(orientation.templateId),
    holdsFolded(orientation.nameKey, args.q),
  );
  const [counted] = await read.select({ total: count() }).from(orientation).where(matches);
  const items: TemplateOrientationRow[] = await read
    .select(TRAINING_COLUMNS)
    .from(orientation)
    .where(matches)
    .orderBy(asc(orientation.nameKey), asc(orientation.id))
    .limit(limit)
    .offset(offset);
  return { items, total: counted?.total ?? 0 };
}

/** A training that the viewer maintains. Errors: NOT_LOGGED_IN, ORIENTATION_NOT_FOUND, FORBIDDEN. */
export async function findTraining(context: Context, id: string): Promise<TemplateOrientationRow> {
  const found = await context.loaders(createTrainingLoaders).templateById.load(id);
  if (!found) throw new DomainError('ORIENTATION_NOT_FOUND');
  requireFeature(context.viewer, found.providerId, 'offerTrainings');
  return found;
}

/** Reads a training again after this request has changed it. */
export async function readTrainingAgain(context: Context, id: string): Promise<TemplateOrientationRow> {
  context.loaders(createTrainingLoaders).templateById.clear(id);
  return findTraining(context, id);
}
