import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationAddVolunteerNoteArgs } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { volunteerNote } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import { problemOfNote, VOLUNTEER_NOTES } from '#domain/charities/volunteer-notes.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { tidyQuestMessage } from '#domain/quest-messages/quest-message.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readNotes } from './note-queries.ts';
import { requireKnown } from './require-notes.ts';
import type { VolunteerNoteRow } from './volunteer-note-row.ts';

/**
 * Notes something about a volunteer. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT,
 * CHARITEER_NOT_FOUND, RATE_LIMITED.
 */
export async function addNote(
  context: Context,
  { providerId: wanted, volunteerId: chariteerId, text: typed }: MutationAddVolunteerNoteArgs,
): Promise<VolunteerNoteRow> {
  const { viewer, store, now: createdAt } = context;
  const { id: providerId } = await findProvider(context, wanted);
  const person = requireFeature(viewer, providerId, 'keepVolunteerNotes');
  const text = tidyQuestMessage(typed);
  const problem = problemOfNote(refsOf(consoleVolunteerNotesTexts), text);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', { message: problem });
  await countAttempt(store, [{ limit: 'volunteerNoteByAccount', subject: person.accountId }], createdAt);
  return store.write(async (tx) => {
    await requireKnown(tx, providerId, [chariteerId]);
    await requireRoom(tx, providerId, chariteerId);
    const id = newId(createdAt);
    const note = { id, providerId, chariteerId, authorId: person.accountId, text, createdAt };
    await tx.insert(volunteerNote).values(note);
    const about = { actorId: person.accountId, subjectId: chariteerId };
    await recordAudit(tx, createdAt, {
      action: 'note-added',
      ...about,
      detail: { note: id, provider: providerId },
    });
    const notes = await readNotes(tx, person, { providerId, volunteerId: chariteerId });
    const added = notes.find((one) => one.id === id);
    if (!added) throw new Error('A note that was just added is not there');
    return added;
  });
}

async function requireRoom(tx: Db, providerId: string, chariteerId: string): Promise<void> {
  const isOfBoth = and(eq(volunteerNote.chariteerId, chariteerId), eq(volunteerNote.providerId, providerId));
  const max = VOLUNTEER_NOTES.mostNotes;
  if ((await tx.$count(volunteerNote, isOfBoth)) < max) return;
  const message = refsOf(consoleVolunteerNotesTexts).tooManyNotes({ max: String(max) });
  throw new DomainError('BAD_USER_INPUT', { message });
}
