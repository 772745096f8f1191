import { and, eq, isNull, not } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { undoably } from '#api/access/undo/undoable.ts';
import type { DeletedRow } from '#api/access/undo/written-rows.ts';
import { orientation } from '#db/schema/orientation.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { IS_IN_USE } from './training-loaders.ts';
import { findTraining } from './training-queries.ts';

/**
 * Deletes a training that no quest or stamp asks for and no one has a record of; can be taken back. Needs quest U at the
 * provider. Errors: NOT_LOGGED_IN, ORIENTATION_NOT_FOUND, FORBIDDEN, ORIENTATION_IN_USE.
 */
export async function deleteTraining(context: Context, id: string): Promise<DeletedRow> {
  const { store, now, viewer } = context;
  const { providerId } = await findTraining(context, id);
  const change = {
    accountId: viewer?.accountId ?? '',
    action: 'training-deleted',
    feature: 'offerTrainings',
    providerIds: [providerId],
    scope: { trainings: [id] },
  } as const;
  const { undoToken } = await store.write((tx) =>
    undoably(tx, now, change, async () => {
      const deleted = await tx
        .delete(orientation)
        .where(and(eq(orientation.id, id), isNull(orientation.templateId), not(IS_IN_USE)))
        .returning({ id: orientation.id });
      if (deleted.length === 0) throw new DomainError('ORIENTATION_IN_USE');
      await recordAudit(tx, now, {
        action: change.action,
        actorId: change.accountId,
        subjectId: id,
        detail: { providerId },
      });
    }),
  );
  return { id, undoToken };
}
