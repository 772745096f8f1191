import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { TemplateOrientationChangesInput } from '#api/graphql/generated/resolvers.ts';
import { orientation } from '#db/schema/orientation.ts';
import { changesIn } from '#domain/changed-values.ts';
import type { TrainingForm } from '#domain/training-form.ts';
import { offeredValues } from './offered-values.ts';
import type { TemplateOrientationRow } from './orientation-row.ts';
import { findTemplateOrientation, readTemplateAgain } from './template-orientation-queries.ts';

/**
 * Changes the given fields of a training. Volunteers' records follow the name, or two would stand for one training;
 * age, time and cost stay in them as they were when they applied. Needs quest U at the provider.
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
  const { name } = changes;
  await store.write(async (tx) => {
    await tx.update(orientation).set(changes).where(eq(orientation.id, id));
    if (name) await tx.update(orientation).set({ name }).where(eq(orientation.templateId, id));
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
