import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { TemplateOrientationChangesInput } from '#api/graphql/generated/resolvers.ts';
import { orientation } from '#db/schema/orientation.ts';
import { changesIn } from '#domain/changed-values.ts';
import { DomainError } from '#domain/errors.ts';
import { fulfilmentProblem, type TrainingForm } from '#domain/training-form.ts';
import { offeredValues } from './offered-values.ts';
import type { TemplateOrientationRow } from './orientation-row.ts';
import { findTemplateOrientation, readTemplateAgain } from './template-orientation-queries.ts';

/**
 * Changes the given fields of a training. Volunteers' records follow the name, or two would stand for one training, and
 * what fulfils it; age, time and cost stay in them as they were when they applied. Needs quest U at the provider.
 * Errors: NOT_LOGGED_IN, ORIENTATION_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function updateTemplateOrientation(
  context: Context,
  { id, ...given }: TemplateOrientationChangesInput,
): Promise<TemplateOrientationRow> {
  const { store, now, viewer } = context;
  const stored = await findTemplateOrientation(context, id);
  const changes = changesIn<TrainingForm>(stored, offeredValues(given));
  const fields = Object.keys(changes);
  if (fields.length === 0) return stored;
  const message = fulfilmentProblem({ ...stored, ...changes });
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  const { name, isAboutSafety, fulfilledBy } = changes;
  const followed = {
    ...(name !== undefined && { name }),
    ...(isAboutSafety !== undefined && { isAboutSafety }),
    ...(fulfilledBy !== undefined && { fulfilledBy }),
  };
  await store.write(async (tx) => {
    await tx.update(orientation).set(changes).where(eq(orientation.id, id));
    if (Object.keys(followed).length > 0)
      await tx.update(orientation).set(followed).where(eq(orientation.templateId, id));
    await recordAudit(tx, now, {
      action: 'training-edited',
      actorId: viewer?.accountId ?? null,
      subjectType: 'orientation',
      subjectId: id,
      detail: { fields: fields.join(' ') },
    });
  });
  return readTemplateAgain(context, id);
}
