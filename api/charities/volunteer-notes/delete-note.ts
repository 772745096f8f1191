import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { DeletedRow } from '#api/access/undo/written-rows.ts';
import type { MutationDeleteVolunteerNoteArgs } from '#api/graphql/generated/types.ts';
import { volunteerNote } from '#db/schema/volunteer-note.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isAdminOf } from '#domain/permissions/permissions.ts';

/** Deletes a note: its author's, or any of the charity for its admins. Errors: NOT_LOGGED_IN, NOTE_NOT_FOUND, FORBIDDEN. */
export async function deleteNote(
  { viewer, store, now }: Context,
  { id }: MutationDeleteVolunteerNoteArgs,
): Promise<DeletedRow> {
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    const [note] = await tx.select().from(volunteerNote).where(eq(volunteerNote.id, id));
    if (!note) throw new DomainError('NOTE_NOT_FOUND');
    const { providerId, authorId, chariteerId } = note;
    requireFeature(person, providerId, 'keepVolunteerNotes');
    if (authorId !== person.accountId && !isAdminOf(person, providerId)) throw new DomainError('FORBIDDEN');
    await tx.delete(volunteerNote).where(eq(volunteerNote.id, id));
    const about = { actorId: person.accountId, subjectId: chariteerId };
    await recordAudit(tx, now, {
      action: 'note-deleted',
      ...about,
      detail: { note: id, provider: providerId },
    });
    return { id, undoToken: null };
  });
}
