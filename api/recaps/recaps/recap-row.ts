import type { UsedHourValue } from '#api/graphql/generated/types.ts';
import type { SeenRow } from '#api/rows/guarded-row.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import type { RecapTotal } from '#domain/recaps/recap.ts';

/** The figures of a period; everything else is read when it is asked for. */
export type RecapReportRow = Omit<RecapTotal, 'retainedVolunteerCount'> & {
  retainedVolunteerCount: number | null;
  retentionPercentage: number | null;
  hourValues: UsedHourValue[];
};

export type ChariteerTimeResultRow = {
  chariteer: ChariteerRow;
  combinedMinutes: number;
  completedQuests: number;
};

export type RecapAbsenceRow = SeenRow & {
  chariteerId: string;
  nameFirst: string | null;
  nameLast: string | null;
  absentCount: number;
  /** For @access. */
  dateOfBirth: string | null;
  ownerId: string;
  providerId: string;
};

export type RecapEntryRow = {
  chariteer: ChariteerRow;
  combinedMinutes: number;
  completedQuests: number;
  absentCount: number;
};
