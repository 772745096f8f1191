import {
  ConsoleVolunteerInvitationsDocument,
  ConsoleWithdrawVolunteerInvitationDocument,
} from '../../gql/generated/volunteers.ts';
import { reading, writing } from '../../resources/method.ts';

/** A page of whom a charity invited to volunteer. */
export const volunteerInvitations = reading(
  ConsoleVolunteerInvitationsDocument,
  (data) => data.volunteerInvitations,
);
export const withdrawInvitation = writing(
  ConsoleWithdrawVolunteerInvitationDocument,
  (data) => data.withdrawVolunteerInvitation,
);
