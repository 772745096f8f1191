import {
  AddWalkInDocument,
  CountPartyDocument,
  MarkAttendanceDocument,
} from '../../gql/generated/attendance.ts';
import { writing } from '../../resources/method.ts';

/** Says of sign-ups whether someone came; answers with the marks as they are now, which may be someone else's. */
export const markAttendance = writing(MarkAttendanceDocument, (data) => data.updateContracts, {
  wording: 'attendance',
});

/** Records someone who came without an account, once however often it is sent. */
export const addWalkIn = writing(AddWalkInDocument, (data) => data.addWalkIn);

/** Keeps how many of a party came. */
export const countParty = writing(CountPartyDocument, (data) => data.countParty);
