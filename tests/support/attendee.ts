import type { Attendee } from '../../backoffice/attendance/record/attendance-record.ts';

/** A volunteer of a quest whom no one has marked yet. */
export function attendeeOf(name: string): Attendee {
  const contract = {
    id: 'contract-1',
    guildId: null,
    abandonedAt: null,
    ending: null,
    expectedArrivalAt: null,
    expectedDepartureAt: null,
    actualArrivalAt: null,
    actualDepartureAt: null,
    status: null,
    markedAt: null,
    ownMarkedAt: null,
    formJSON: null,
    others: 0,
    othersCame: null,
    party: [],
    isEndAssumed: false,
    cameAsWalkIn: false,
    differingMarks: [],
    unsignedDocuments: [],
    othersLacking: 0,
    lackedChecks: [],
    confirmedAt: null,
    chariteer: null,
  };
  return { contract, name, status: null, kept: undefined };
}
