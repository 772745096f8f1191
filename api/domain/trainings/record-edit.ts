import type { ChangedFields } from '../errors/errors.ts';
import { changedMeanwhile } from '../text/changed-values.ts';
import type { ConsoleTrainingRecordsTexts } from '../texts/generated/console-training-records.ts';
import type { TextsAs } from '../texts/text-ref.ts';
import { instantOf, isoOf } from '../time/new-york-time.ts';
import type { StoredResolution } from './record-status.ts';

/** What managers change of a volunteer's training. expiredAt in epoch ms, null for never; the note is clean HTML. */
export type TrainingRecordEdit = {
  resolution: StoredResolution;
  expiredAt: number | null;
  note: string | null;
};
export type TrainingRecordChanges = Partial<TrainingRecordEdit>;

type Given = { [Field in keyof TrainingRecordEdit]?: TrainingRecordEdit[Field] | null | undefined };

/** What a client sent as it would be kept: fields that are left out drop out, and so does a resolution of null. */
export function tidyRecordEdit({ resolution, expiredAt, note }: Given): TrainingRecordChanges {
  return {
    ...(resolution != null && { resolution }),
    ...(expiredAt !== undefined && { expiredAt }),
    ...(note !== undefined && { note }),
  };
}

/** What someone else has changed since the editor saw it, with its value now as it goes over the wire, or null. */
export function recordConflict(
  stored: TrainingRecordEdit,
  seen: TrainingRecordChanges,
  wanted: TrainingRecordChanges,
): ChangedFields | null {
  const { resolution, note, expiredAt } = stored;
  const wire = { resolution, note, expiredAt: isoOf(expiredAt) };
  const changed = changedMeanwhile(stored, seen, wanted);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, wire[field]]));
}

const LAST_EXPIRATION = instantOf('2100-01-01', '00:00');

/** Why a training cannot run out at that instant, or null. */
export function expirationProblem<Text>(
  t: TextsAs<ConsoleTrainingRecordsTexts, Text>,
  expiredAt: number | null,
  startedAt: number | null,
): Text | null {
  if (expiredAt === null) return null;
  if (startedAt !== null && expiredAt <= startedAt) return t.afterStart;
  return expiredAt > LAST_EXPIRATION ? t.before2100 : null;
}

/** When a training was decided: it is open again while a volunteer is interested or has applied. */
export function resolvedAtAfter(resolution: StoredResolution, now: number): number | null {
  return resolution === 'Interested' || resolution === 'Provisional' ? null : now;
}
