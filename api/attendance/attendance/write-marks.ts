import { sql } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { wasThere } from '#domain/attendance/attendance.ts';
import { isSameAttendance } from '#domain/attendance/attendance-gate.ts';
import { attendanceDetail } from './attendance-detail.ts';
import type { AttendanceRow } from './attendance-facts.ts';

/** Writes contracts as they are after their marks, with what follows from those that changed. */
export async function writeMarks(
  context: Context,
  tx: Db,
  before: readonly AttendanceRow[],
  after: ReadonlyMap<string, AttendanceRow>,
): Promise<void> {
  const { viewer, now } = context;
  const pairs = before.map((old) => ({ old, row: after.get(old.id) ?? old }));
  const changed = pairs.filter(({ old, row }) => !isSameAttendance(old, row));
  const marked = pairs.filter((pair) => changed.includes(pair) || pair.old.markedAt !== pair.row.markedAt);
  await writeRows(
    tx,
    marked.map(({ row }) => row),
  );
  await report(tx, context, 'AttendanceChanged', {
    contracts: changed.map(({ row }) => row),
    change: { actorId: viewer?.accountId ?? null, role: 'manager', way: 'sheet' },
  });
  const events = changed.map(({ old, row }) => ({
    action: 'attendance' as const,
    actorId: viewer?.accountId ?? null,
    subjectId: row.id,
    detail: attendanceDetail(old, row),
  }));
  await recordAudits(tx, now, events);
  const present = changed.filter(({ old, row }) => wasThere(row.status) && !wasThere(old.status));
  await report(tx, context, 'VolunteersCame', { present: present.map(({ row }) => row) });
}

/** Writes a whole attendance list in one statement, which saves round trips to a remote database. */
async function writeRows(tx: Db, rows: readonly AttendanceRow[]): Promise<void> {
  const marks = rows.map((row) => {
    const { id, status, actualArrivalAt, actualDepartureAt, markedAt } = row;
    const { creditedUntil, ownMarkedAt, timesReason } = row;
    return {
      id,
      status,
      actualArrivalAt,
      actualDepartureAt,
      markedAt,
      creditedUntil,
      ownMarkedAt,
      timesReason,
    };
  });
  await tx.run(sql`
    UPDATE ${contract} SET "status" = mark.value ->> 'status', "markedAt" = mark.value ->> 'markedAt',
      "actualArrivalAt" = mark.value ->> 'actualArrivalAt', "actualDepartureAt" = mark.value ->> 'actualDepartureAt',
      "creditedUntil" = mark.value ->> 'creditedUntil', "ownMarkedAt" = mark.value ->> 'ownMarkedAt',
      "timesReason" = mark.value ->> 'timesReason'
    FROM json_each(${JSON.stringify(marks)}) AS mark WHERE ${contract.id} = mark.value ->> 'id'`);
}
