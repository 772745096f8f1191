import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationRenameVolunteerLabelArgs } from '#api/graphql/generated/types.ts';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import { requireLabelName } from './label-name.ts';
import { loadOwnLabel } from './require-notes.ts';
import type { VolunteerLabelRow } from './volunteer-note-row.ts';

/** Renames a label. Errors: NOT_LOGGED_IN, LABEL_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export async function renameLabel(
  { viewer, store, now }: Context,
  { id, name: typed }: MutationRenameVolunteerLabelArgs,
): Promise<VolunteerLabelRow> {
  return store.write(async (tx) => {
    const { providerId, actorId } = await loadOwnLabel(tx, viewer, id);
    const named = await requireLabelName(tx, { id, providerId, name: typed });
    await tx.update(volunteerLabel).set(named).where(eq(volunteerLabel.id, id));
    const about = { actorId, subjectId: providerId, detail: { label: id } };
    await recordAudit(tx, now, { action: 'label-renamed', ...about });
    return { id, name: named.name };
  });
}
