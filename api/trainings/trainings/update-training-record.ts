import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationUpdateOrientationArgs } from '#api/graphql/generated/types.ts';
import { copyToYoung } from '#api/people/young-messages/copy-to-young.ts';
import type { OrientationRow } from '#api/rows/training-row.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { changesIn } from '#domain/text/changed-values.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import {
  expirationProblem,
  recordConflict,
  resolvedAtAfter,
  type TrainingRecordChanges,
  type TrainingRecordEdit,
  tidyRecordEdit,
} from '#domain/trainings/record-edit.ts';
import { limitNote } from '#domain/trainings/training-form.ts';
import { mailResolution } from './mail-resolution.ts';
import { loadRecord } from './record-queries.ts';
import { sanitizeNote } from './training-queries.ts';

/**
 * Changes the given fields of a volunteer's training, and tells the volunteer of a new resolution.
 * Needs donationRecap R at its provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, ORIENTATION_NOT_FOUND, EDIT_CONFLICT, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function updateTrainingRecord(
  context: Context,
  { id, supervisorId, expected, ...given }: MutationUpdateOrientationArgs,
): Promise<OrientationRow> {
  requireSelf(context.viewer, supervisorId);
  return context.store.write(async (tx) => {
    const row = await loadRecord(tx, id);
    if (!row) throw new DomainError('ORIENTATION_NOT_FOUND');
    requireFeature(context.viewer, row.providerId, 'keepTrainingRecords');
    const stored = valuesOf(row);
    const wanted = tidied(given);
    const changedFields = expected && recordConflict(stored, tidied(expected), wanted);
    if (changedFields) throw new DomainError('EDIT_CONFLICT', { changedFields });
    const changes = changesIn<TrainingRecordEdit>(stored, wanted);
    const problem = expirationProblem(
      refsOf(consoleTrainingRecordsTexts),
      changes.expiredAt ?? null,
      row.startedAt,
    );
    if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
    return writeChanges(context, tx, row, changes);
  });
}

/** The three values as readers see them. */
function valuesOf({ resolution, expiredAt, note }: OrientationRow): TrainingRecordEdit {
  // Every record has a resolution; the column is empty for trainings as offered only.
  return { resolution: resolution ?? 'Interested', expiredAt, note: note && sanitizeNote(note) };
}

function tidied(given: Parameters<typeof tidyRecordEdit>[0]): TrainingRecordChanges {
  const { note } = given;
  return tidyRecordEdit({ ...given, note: note && limitNote(sanitizeNote(note)) });
}

async function writeChanges(
  context: Context,
  tx: Db,
  row: OrientationRow,
  changes: TrainingRecordChanges,
): Promise<OrientationRow> {
  const fields = Object.keys(changes);
  if (fields.length === 0) return row;
  const { resolution } = changes;
  const { now, viewer } = context;
  const columns = { ...changes, ...(resolution && { resolvedAt: resolvedAtAfter(resolution, now) }) };
  await tx.update(orientation).set(columns).where(eq(orientation.id, row.id));
  const after = { ...row, ...columns };
  // A note is read on the quest's page, and goes along with a resolution.
  if (changes.note !== undefined || resolution) await keepNote(context, tx, after);
  if (resolution) await mailResolution(context, tx, after);
  await recordAudit(tx, now, {
    action: 'training-record-edited',
    actorId: viewer?.accountId ?? null,
    subjectId: row.id,
    detail: { fields: fields.join(' '), ...(resolution && { from: row.resolution, to: resolution }) },
  });
  return after;
}

async function keepNote(
  context: Context,
  tx: Db,
  { providerId, ownerId: recipientId, note }: OrientationRow,
): Promise<void> {
  const { now, viewer } = context;
  const senderId = viewer?.accountId ?? '';
  const text = note && plainText(note);
  await report(tx, context, 'WordsWritten', {
    copies: await copyToYoung(tx, now, { providerId, recipientId, senderId, kind: 'training', text }),
  });
}
