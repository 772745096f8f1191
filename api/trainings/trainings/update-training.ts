import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { TemplateOrientationChangesInput } from '#api/graphql/generated/types.ts';
import { refuseTrainingDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import type { TemplateOrientationRow } from '#api/rows/training-row.ts';
import { orientation } from '#db/schema/orientation.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { changesIn } from '#domain/text/changed-values.ts';
import { fulfilmentProblem, type TrainingForm } from '#domain/trainings/training-form.ts';
import { findTraining, offeredValues, readTrainingAgain } from './training-queries.ts';

/**
 * Changes the given fields of a training. Volunteers' records follow the name, or two would stand for one training, and
 * what fulfils it; age, time and cost stay in them as they were when they applied. Needs quest U at the provider.
 * Errors: NOT_LOGGED_IN, ORIENTATION_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function updateTraining(
  context: Context,
  { id, ...given }: TemplateOrientationChangesInput,
): Promise<TemplateOrientationRow> {
  const { store, now, viewer } = context;
  const stored = await findTraining(context, id);
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
  const texts = { providerId: stored.providerId, given: changes, kept: stored };
  await store.write(async (tx) => {
    await refuseTrainingDetails(tx, viewer, texts);
    await tx.update(orientation).set(changes).where(eq(orientation.id, id));
    if (Object.keys(followed).length > 0)
      await tx.update(orientation).set(followed).where(eq(orientation.templateId, id));
    await recordAudit(tx, now, {
      action: 'training-edited',
      actorId: viewer?.accountId ?? null,
      subjectId: id,
      detail: { fields: fields.join(' ') },
    });
  });
  return readTrainingAgain(context, id);
}
