import { isoOf } from '#domain/time/new-york-time.ts';
import type { ShownBundle, ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import {
  type AddQuestForm,
  type FormGround,
  isFormReady,
  problemOfDay,
  type ShownProblem,
  timesOf,
} from '../add-quest/add-quest-form.ts';
import { emptyForm, type FormSource, withStamp } from '../add-quest/stamped-form.ts';

/** Stamp of a bundle with the form that posts it. */
export type BundleRow = { stamp: ShownStamp; form: AddQuestForm };

type Limits = Pick<FormGround, 'now' | 'veilOfTime'>;

/** A day for all of them, and the rest for each. */
export type BundleForm = { day: string; rows: AddQuestForm[] };

/** Each stamp of the bundle with its own usual times and place. */
export function bundleForm({ stamps }: ShownBundle, day: string, source: FormSource): BundleForm {
  return { day, rows: stamps.map(({ id }) => withStamp(emptyForm(day), id, source)) };
}

/** The stamps of a bundle, each with what the form says of it. */
export function rowsOf({ day, rows }: BundleForm, { stamps }: ShownBundle): BundleRow[] {
  return stamps.map((stamp, index) => ({ stamp, form: { ...emptyForm(day), ...rows[index], day } }));
}

/** What is wrong with the day for all stamps that have one, or null. */
export function problemOfBundleDay(rows: readonly BundleRow[], limits: Limits): ShownProblem | null {
  for (const { stamp, form } of rows) {
    const problem = problemOfDay(form.day, { ...limits, stamp });
    if (problem) return problem;
  }
  return null;
}

/** Whether all of them can be added as they stand: it is all or none. */
export function isBundleReady(rows: readonly BundleRow[], limits: Limits): boolean {
  return rows.length > 0 && rows.every(({ stamp, form }) => isFormReady(form, { ...limits, stamp }));
}

/** What is sent: each stamp as a Draft of the same day. */
export function bundlePostings(
  rows: readonly BundleRow[],
  by: { providerId: string; postedById: string },
): BundlePosting[] {
  return rows.map(({ stamp, form }) => {
    const { startedAt, endedAt } = timesOf(form, stamp.eventType);
    return {
      ...by,
      templateQuestId: stamp.id,
      publishingStatus: 'Draft' as const,
      giverName: form.supervisor.trim() || stamp.giverName,
      startedAt: isoOf(startedAt),
      endedAt: isoOf(endedAt),
      locationId: form.locationId || null,
    };
  });
}

type BundlePosting = {
  templateQuestId: string;
  providerId: string;
  postedById: string;
  publishingStatus: 'Draft';
  giverName: string | null;
  startedAt: string | null;
  endedAt: string | null;
  locationId: string | null;
};
