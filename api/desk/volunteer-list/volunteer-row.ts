import type { VolunteerLabelRow } from '#api/charities/volunteer-notes/volunteer-note-row.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import type { Visits } from '#domain/charities/volunteer-standing.ts';

/** Someone as a charity knows them, before names are read. */
export type KnownVolunteer = Visits & { id: string; minutes: number };

/** Someone as a charity knows them. */
export type CharityVolunteerRow = KnownVolunteer & {
  chariteer: ChariteerRow;
  trainings: string[];
  labels: VolunteerLabelRow[];
};
