import { isOwnMarkWaiting, servedMinutes, wasThere } from '#domain/attendance/attendance.ts';
import { plannedMinutes } from '#domain/attendance/credit-bounds.ts';
import type { AttendanceRow } from './attendance-facts.ts';

/**
 * What the audit log says of a change of attendance: from what to what, whether it is the person's own mark or another
 * one's confirmation of it, and by how many minutes a reason goes beyond the plan. The reason itself stays with the row.
 */
export function attendanceDetail(
  old: AttendanceRow,
  row: AttendanceRow,
): Readonly<Record<string, string | number | boolean | null>> {
  const own = isOwnMarkWaiting(row) ? 'waiting' : 'credited';
  const over = servedMinutes({ ...row, creditedUntil: null }) - plannedMinutes(row);
  return {
    from: old.status,
    to: row.status,
    ...(row.ownMarkedAt !== null && { own }),
    ...(old.ownMarkedAt !== null && row.ownMarkedAt === null && wasThere(row.status) && { confirmed: true }),
    ...(row.timesReason !== null && { minutesOverPlan: over }),
  };
}
