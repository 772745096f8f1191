import type { attendanceEntry } from '#db/schema/attendance-entry.ts';

type Stored = typeof attendanceEntry.$inferSelect;

/** An entry in the history of a sign-up. Who made it is told by role alone. */
export type AttendanceEntryRow = Pick<
  Stored,
  | 'contractId'
  | 'number'
  | 'at'
  | 'role'
  | 'way'
  | 'reason'
  | 'statusAfter'
  | 'arrivalAfter'
  | 'departureAfter'
  | 'minutesBefore'
  | 'minutesAfter'
> & { providerId: string };
