import { MarkAttendanceDocument } from '../../gql/generated/attendance.ts';
import { writing } from '../../resources/method.ts';

/** Says of sign-ups whether someone came; answers with the marks as they are now, which may be someone else's. */
export const markAttendance = writing(MarkAttendanceDocument, (data) => data.updateContracts, {
  wording: 'attendance',
});
