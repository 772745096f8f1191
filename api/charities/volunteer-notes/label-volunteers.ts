import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationLabelVolunteersArgs } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { labelledVolunteer } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import { VOLUNTEER_NOTES } from '#domain/charities/volunteer-notes.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { loadOwnLabel, requireKnown } from './require-notes.ts';

/**
 * Puts a label on volunteers or takes it off them, and says how many that changed. Errors: NOT_LOGGED_IN,
 * LABEL_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for too many at once, CHARITEER_NOT_FOUND.
 */
export async function labelVolunteers(
  { viewer, store, now }: Context,
  { labelId, volunteerIds, isOn = true }: MutationLabelVolunteersArgs,
): Promise<number> {
  const ids = [...new Set(volunteerIds)];
  const max = VOLUNTEER_NOTES.mostAtOnce;
  return store.write(async (tx) => {
    const { providerId, actorId } = await loadOwnLabel(tx, viewer, labelId);
    if (ids.length > max)
      throw new DomainError('BAD_USER_INPUT', {
        message: refsOf(consoleVolunteerNotesTexts).tooManyAtOnce({ max: String(max) }),
      });
    await requireKnown(tx, providerId, ids);
    const changed = isOn ? await putOn(tx, labelId, ids) : await takeOff(tx, labelId, ids);
    if (changed === 0) return 0;
    const detail = { label: labelId, count: changed, isOn };
    await recordAudit(tx, now, { action: 'volunteers-labelled', actorId, subjectId: providerId, detail });
    return changed;
  });
}

async function putOn(tx: Db, labelId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = ids.map((chariteerId) => ({ labelId, chariteerId }));
  const { chariteerId } = labelledVolunteer;
  return (await tx.insert(labelledVolunteer).values(rows).onConflictDoNothing().returning({ chariteerId }))
    .length;
}

async function takeOff(tx: Db, labelId: string, ids: readonly string[]): Promise<number> {
  const { chariteerId } = labelledVolunteer;
  const isMeant = and(eq(labelledVolunteer.labelId, labelId), isInList(chariteerId, ids));
  return (await tx.delete(labelledVolunteer).where(isMeant).returning({ chariteerId })).length;
}
