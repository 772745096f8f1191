import type { VolunteerHistoryQuery } from '../../gql/generated.ts';

/** One sign-up of a volunteer with the credits that came of it. */
export type HistoryEntry = VolunteerHistoryQuery['getChariteerMergedContracts']['mergedContracts'][number] & {
  id: string;
};
