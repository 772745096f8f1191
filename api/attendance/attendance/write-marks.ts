import { sql } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { tableOfRows } from '#db/insert-rows.ts';
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

const WRITTEN = [
  ...(['id', 'status', 'actualArrivalAt', 'actualDepartureAt', 'markedAt'] as const),
  ...(['creditedUntil', 'ownMarkedAt', 'timesReason'] as const),
] as const;

/** Writes a whole attendance list in one statement, which saves round trips to a remote database. */
async function writeRows(tx: Db, rows: readonly AttendanceRow[]): Promise<void> {
  await tx.run(sql`
    UPDATE ${contract} SET "status" = mark."status", "markedAt" = mark."markedAt",
      "actualArrivalAt" = mark."actualArrivalAt", "actualDepartureAt" = mark."actualDepartureAt",
      "creditedUntil" = mark."creditedUntil", "ownMarkedAt" = mark."ownMarkedAt", "timesReason" = mark."timesReason"
    FROM ${tableOfRows(WRITTEN, rows)} AS mark WHERE ${contract.id} = mark."id"`);
}
