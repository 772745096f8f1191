import type { volunteerLabel, volunteerNote } from '#db/schema/volunteer-note.ts';

export type VolunteerLabelRow = Pick<typeof volunteerLabel.$inferSelect, 'id' | 'name'>;

export type VolunteerNoteRow = Pick<typeof volunteerNote.$inferSelect, 'id' | 'text' | 'createdAt'> & {
  author: string | null;
  isOwn: boolean;
};

/** What a charity notes about a volunteer, by whose id it goes. */
export type VolunteerNotesRow = {
  id: string;
  lastContactAt: number | null;
  labels: VolunteerLabelRow[];
  notes: VolunteerNoteRow[];
};
