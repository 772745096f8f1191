import {
  AddPastVolunteerDocument,
  AttendanceQuestDocument,
  BootVolunteerDocument,
  OpenEmergencyContactDocument,
  PastVolunteersDocument,
} from '../../gql/generated/attendance.ts';
import { reading, writing } from '../../resources/method.ts';

/** A quest with its volunteers. */
export const attendanceQuest = reading(AttendanceQuestDocument, ({ quest }) => quest);

/** Removes a volunteer from a quest, or from the charity. */
export const bootVolunteer = writing(BootVolunteerDocument, ({ updateContract }) => updateContract, {
  wording: 'boot',
});

/** A look at whom to call is written down, so it is no mere reading. */
export const openEmergencyContact = writing(
  OpenEmergencyContactDocument,
  (data) => data.openEmergencyContact,
);

export const pastVolunteers = reading(PastVolunteersDocument, (data) => data.pastVolunteers);

export const addPastVolunteer = writing(AddPastVolunteerDocument, (data) => data.addPastVolunteer);
