import { changesIn } from '#domain/text/changed-values.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import { instantOf, isDay, isoOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { expirationProblem } from '#domain/trainings/record-edit.ts';
import type { StoredResolution } from '#domain/trainings/record-status.ts';
import { keysOf, pick } from '../../api-client/typed-record.ts';
import { EditTrainingRecordDocument, OfferedTrainingsDocument } from '../../gql/generated/trainings.ts';
import type { EditTrainingRecordMutationVariables, TrainingRecordFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading, writing } from '../../resources/method.ts';

/** The trainings that a charity offers, by name. */
export const offeredTrainings = reading(
  OfferedTrainingsDocument,
  ({ provider }) => provider?.templateOrientations ?? [],
);

/** Changes what a volunteer has of a training; what someone else has changed meanwhile comes back as a conflict. */
export const editTrainingRecord = writing(EditTrainingRecordDocument, (data) => data.updateOrientation, {
  wording: 'training-record-update',
});

/** What stands in the dialog: the expiration as a day 'YYYY-MM-DD' of New York, '' for none. */
export type TrainingRecordForm = {
  resolution: StoredResolution;
  expiration: string;
  /** HTML. */
  note: string;
};

/** The values that the dialog can change, as they go over the wire. */
export type TrainingRecordValues = Required<
  Pick<EditTrainingRecordMutationVariables, 'resolution' | 'expiredAt' | 'note'>
>;

/** The dialog filled with a record. */
export function trainingRecordFormOf(record: TrainingRecordFragment): TrainingRecordForm {
  return {
    resolution: record.resolution ?? 'Interested',
    expiration: dayOf(record.expiredAt),
    note: record.note ?? '',
  };
}

/** Values that differ from the record. An expiration is the start of its day. */
export function trainingRecordChanges(
  form: TrainingRecordForm,
  record: TrainingRecordFragment,
): Partial<TrainingRecordValues> {
  return changesIn(valuesOf(trainingRecordFormOf(record), record), valuesOf(form, record));
}

/** The changed fields with the values that the editor saw: what is different by now is a conflict. */
export function seenValues(
  changes: Partial<TrainingRecordValues>,
  record: TrainingRecordFragment,
): Partial<TrainingRecordValues> {
  const seen = valuesOf(trainingRecordFormOf(record), record);
  return pick(seen, keysOf(changes));
}

/** What is wrong with the expiration, or undefined; one that stays is not judged anew. */
export function problemOfExpiration(
  form: TrainingRecordForm,
  record: TrainingRecordFragment,
): string | undefined {
  const { expiration } = form;
  if (expiration === '' || expiration === dayOf(record.expiredAt)) return undefined;
  const t = textsOf(consoleTrainingRecordsTexts);
  if (!isDay(expiration)) return t.wholeDate;
  const startedAt = record.startedAt === null ? null : Date.parse(record.startedAt);
  return expirationProblem(t, instantOf(expiration, '00:00'), startedAt) ?? undefined;
}

/** What someone else has made of the record, in words. */
export function conflictInWords({ resolution, expiredAt, note }: Partial<TrainingRecordValues>): string[] {
  const t = textsOf(consoleTrainingRecordsTexts);
  const expiration = expiredAt ? dayInWords(expiredAt) : t.noExpiration;
  const words = note ? plainText(note) : t.noNote;
  return [
    ...(resolution == null ? [] : [t.resolutionIs({ word: t[resolution] })]),
    ...(expiredAt === undefined ? [] : [t.expirationIs({ day: expiration })]),
    ...(note === undefined ? [] : [t.noteIs({ words })]),
  ];
}

function valuesOf(form: TrainingRecordForm, { expiredAt }: TrainingRecordFragment): TrainingRecordValues {
  const { resolution, expiration, note } = form;
  return { resolution, expiredAt: expirationOf(expiration, expiredAt), note: note || null };
}

function expirationOf(day: string, original: string | null): string | null {
  // An unchanged day keeps its instant, whatever time of the day it was.
  if (day === dayOf(original)) return original;
  return isDay(day) ? isoOf(instantOf(day, '00:00')) : null;
}

function dayOf(instant: string | null): string {
  return instant === null ? '' : newYorkDay(Date.parse(instant));
}

function dayInWords(instant: string): string {
  return consoleFormats().longDay(Date.parse(instant));
}
