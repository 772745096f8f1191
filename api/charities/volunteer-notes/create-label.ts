import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationCreateVolunteerLabelArgs } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import { VOLUNTEER_NOTES } from '#domain/charities/volunteer-notes.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { requireLabelName } from './label-name.ts';
import type { VolunteerLabelRow } from './volunteer-note-row.ts';

/** Makes a label. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export async function createLabel(
  context: Context,
  { providerId: wanted, name: typed }: MutationCreateVolunteerLabelArgs,
): Promise<VolunteerLabelRow> {
  const { viewer, store, now: createdAt } = context;
  const { id: providerId } = await findProvider(context, wanted);
  const { accountId } = requireFeature(viewer, providerId, 'keepVolunteerNotes');
  return store.write(async (tx) => {
    const named = await requireLabelName(tx, { providerId, name: typed });
    const max = VOLUNTEER_NOTES.mostLabels;
    if ((await tx.$count(volunteerLabel, eq(volunteerLabel.providerId, providerId))) >= max) {
      const message = refsOf(consoleVolunteerNotesTexts).tooMany({ max: String(max) });
      throw new DomainError('BAD_USER_INPUT', { message });
    }
    const id = newId(createdAt);
    await tx.insert(volunteerLabel).values({ id, providerId, ...named, createdAt });
    const about = { actorId: accountId, subjectId: providerId, detail: { label: id } };
    await recordAudit(tx, createdAt, { action: 'label-created', ...about });
    return { id, name: named.name };
  });
}
