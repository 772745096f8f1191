import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryVolunteerLabelsArgs, QueryVolunteerNotesArgs } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { message } from '#db/schema/message.ts';
import { quest } from '#db/schema/quest.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import { labelledVolunteer, volunteerLabel, volunteerNote } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { isAdminOf } from '#domain/permissions/permissions.ts';
import { requireNotes } from './require-notes.ts';
import type { VolunteerLabelRow, VolunteerNoteRow, VolunteerNotesRow } from './volunteer-note-row.ts';

const LABEL_COLUMNS = { id: volunteerLabel.id, name: volunteerLabel.name };
const BY_NAME = [asc(volunteerLabel.foldedName), asc(volunteerLabel.id)];

/** The labels of a charity, by name. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listLabels(
  context: Context,
  { providerId: wanted }: QueryVolunteerLabelsArgs,
): Promise<VolunteerLabelRow[]> {
  const { id: providerId } = await findProvider(context, wanted);
  requireNotes(context.viewer, providerId);
  const isOfCharity = eq(volunteerLabel.providerId, providerId);
  return context.store.read
    .select(LABEL_COLUMNS)
    .from(volunteerLabel)
    .where(isOfCharity)
    .orderBy(...BY_NAME);
}

/** Labels and notes of a volunteer. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listNotes(
  context: Context,
  { providerId: wanted, volunteerId }: QueryVolunteerNotesArgs,
): Promise<VolunteerNotesRow> {
  const { id: providerId } = await findProvider(context, wanted);
  const person = requireNotes(context.viewer, providerId);
  const { read } = context.store;
  const labels = await readLabels(read, providerId, [volunteerId]);
  const notes = await readNotes(read, person, { providerId, volunteerId });
  const lastContactAt = await readLastContact(read, { providerId, volunteerId });
  return { id: volunteerId, lastContactAt, labels: labels.get(volunteerId) ?? [], notes };
}

/** When a charity and a volunteer last wrote to each other about a quest, or null. One statement. */
async function readLastContact(db: Db, { providerId, volunteerId }: QueryVolunteerNotesArgs) {
  const isOfCharity = eq(quest.providerId, providerId);
  const sent = db
    .select({ at: max(message.createdAt) })
    .from(message)
    .innerJoin(quest, eq(quest.id, message.questId))
    .where(and(eq(message.accountId, volunteerId), inArray(message.kind, WRITTEN), isOfCharity));
  const written = db
    .select({ at: max(questMessage.createdAt) })
    .from(questMessage)
    .innerJoin(quest, eq(quest.id, questMessage.questId))
    .where(and(eq(questMessage.volunteerId, volunteerId), isOfCharity));
  const rows = await unionAll(sent, written);
  const times = rows.flatMap(({ at }) => at ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}

/** Kinds of message in a charity's own words. */
const WRITTEN: MailKind[] = ['charity-writes-soon', 'charity-writes', 'charity-answers'];

/** A charity's notes about a volunteer, the latest first. One statement. */
export async function readNotes(
  db: Db,
  reader: Viewer,
  { providerId, volunteerId }: QueryVolunteerNotesArgs,
): Promise<VolunteerNoteRow[]> {
  const rows = await db
    .select({ note: volunteerNote, first: account.nameFirst, last: account.nameLast, user: account.username })
    .from(volunteerNote)
    .leftJoin(account, eq(account.id, volunteerNote.authorId))
    .where(and(eq(volunteerNote.chariteerId, volunteerId), eq(volunteerNote.providerId, providerId)))
    .orderBy(desc(volunteerNote.createdAt), desc(volunteerNote.id));
  const isAdmin = isAdminOf(reader, providerId);
  return rows.map(({ note: { id, text, createdAt, authorId }, first, last, user }) => {
    const author = [first, last].filter(Boolean).join(' ') || user;
    return { id, text, createdAt, author, isOwn: isAdmin || authorId === reader.accountId };
  });
}

/** The labels that a charity put on these people, by person. One statement. */
export async function readLabels(
  db: Db,
  providerId: string,
  ids: readonly string[],
): Promise<Map<string, VolunteerLabelRow[]>> {
  const rows = await db
    .select({ ...LABEL_COLUMNS, personId: labelledVolunteer.chariteerId })
    .from(labelledVolunteer)
    .innerJoin(volunteerLabel, eq(volunteerLabel.id, labelledVolunteer.labelId))
    .where(and(isInList(labelledVolunteer.chariteerId, ids), eq(volunteerLabel.providerId, providerId)))
    .orderBy(...BY_NAME);
  return Map.groupBy(rows, ({ personId }) => personId);
}

/** Ids of the people with a label, where it is this charity's. */
export async function readLabelled(db: Db, providerId: string, labelId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: labelledVolunteer.chariteerId })
    .from(labelledVolunteer)
    .innerJoin(volunteerLabel, eq(volunteerLabel.id, labelledVolunteer.labelId))
    .where(and(eq(labelledVolunteer.labelId, labelId), eq(volunteerLabel.providerId, providerId)));
  return new Set(rows.map(({ id }) => id));
}
