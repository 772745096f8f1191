import { and, asc, count, eq, isNull } from 'drizzle-orm';
import sanitizeHtml from 'sanitize-html';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryTemplateOrientationPageArgs } from '#api/graphql/generated/types.ts';
import { TRAINING_COLUMNS } from '#api/rows/training-columns.ts';
import type { TemplateOrientationRow } from '#api/rows/training-row.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { orientation } from '#db/schema/orientation.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemsOfTraining, type TrainingForm, tidyTraining } from '#domain/trainings/training-form.ts';
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

/** The given values of a training as they are kept. Errors: BAD_USER_INPUT with the text to show. */
export function offeredValues(given: Parameters<typeof tidyTraining>[0]): Partial<TrainingForm> {
  const { description } = given;
  const values = tidyTraining({ ...given, description: description && sanitizeDescription(description) });
  const [problem] = problemsOfTraining(values);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem.message });
  return values;
}

/** A note with everything but bold, italic and underline taken out; other markup that ends a line leaves its break. */
export function sanitizeNote(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  return sanitizeHtml(html.replace(/<br\s*\/?>|<\/(p|div|li|h\d)\s*>/gi, '\n'), {
    allowedTags: ['b', 'i', 'u'],
    allowedAttributes: {},
    transformTags: { strong: 'b', em: 'i' },
  });
}
