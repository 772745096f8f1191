import { recapTotal, recapVolunteer } from '#db/schema/recap.ts';
import { type FileTable, fileTable, to } from './file-table.ts';

/** Sums of a charity's months and years. */
export const KEPT_RECAPS: readonly FileTable[] = [
  fileTable('recapVolunteers', recapVolunteer, recapVolunteer.providerId, {
    providerId: to('charity'),
    period: 'text',
    chariteerId: 'volunteer',
    completedQuests: 'number',
    serviceMinutes: 'number',
    absentCount: 'number',
    lateDropCount: 'number',
    isNew: 'flag',
    isRetained: 'flag',
  }),
  fileTable('recapTotals', recapTotal, recapTotal.providerId, {
    providerId: to('charity'),
    period: 'text',
    volunteerCount: 'number',
    newVolunteerCount: 'number',
    retainedVolunteerCount: 'number',
    serviceMinutes: 'number',
  }),
];
