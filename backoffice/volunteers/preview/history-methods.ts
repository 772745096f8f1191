import { VolunteerHistoryDocument } from '../../gql/generated/volunteers.ts';
import { reading } from '../../resources/method.ts';

/** A page of what a volunteer did for a charity: sign-ups, each with the credits that came of it. */
export const volunteerHistory = reading(VolunteerHistoryDocument, (data) => data.getChariteerMergedContracts);
