import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { DeletedRow } from '#api/access/undo/written-rows.ts';
import type { MutationDeleteVolunteerLabelArgs } from '#api/graphql/generated/types.ts';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import { loadOwnLabel } from './require-notes.ts';

/** Deletes a label and takes it off everyone. Errors: NOT_LOGGED_IN, LABEL_NOT_FOUND, FORBIDDEN. */
export async function deleteLabel(
  { viewer, store, now }: Context,
  { id }: MutationDeleteVolunteerLabelArgs,
): Promise<DeletedRow> {
  return store.write(async (tx) => {
    const { providerId, actorId } = await loadOwnLabel(tx, viewer, id);
    await tx.delete(volunteerLabel).where(eq(volunteerLabel.id, id));
    const about = { actorId, subjectId: providerId, detail: { label: id } };
    await recordAudit(tx, now, { action: 'label-deleted', ...about });
    return { id, undoToken: null };
  });
}
