import { sql } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { type AttendanceRow, loadAttendanceFacts } from '#api/reads/contracts/attendance-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { ContractUpdateInput } from '#api/sdl/generated/types.ts';
import { replaceCredits } from '#api/verbs/credits/replace-credits.ts';
import { thankInviters } from '#api/verbs/friends/thank-inviters.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import {
  type AttendanceRefusal,
  attendanceAfter,
  instantOfMark,
  isOutdated,
  isSameAttendance,
  refusalOfAttendance,
} from '#domain/attendance/attendance-gate.ts';
import { DomainError, ERRORS } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';

const MAX_MARKS = 400;
export const EDIT_ATTENDANCE = 'EDIT-ATTENDANCE';

/**
 * Keeps the attendance of volunteers with the credits that follow from it, all or none; who was marked later than an
 * item says stays as he is, and a repeated batch changes nothing. Needs chariteerAttendance U at every quest's
 * provider. Errors, with the name of the volunteer: FORBIDDEN, CONTRACT_NOT_FOUND, QUEST_IS_TEMPLATE, BAD_USER_INPUT.
 */
export async function takeAttendance(
  context: Context,
  items: readonly ContractUpdateInput[],
): Promise<ContractRow[]> {
  for (const { supervisorId } of items) requireSelf(context.viewer, supervisorId);
  if (items.length > MAX_MARKS)
    throw badInput(consoleRefusalsTexts(FIRST_LOCALE).manyMarks({ max: String(MAX_MARKS) }));
  return context.store.write(async (tx) => {
    const facts = await loadAttendanceFacts(
      tx,
      items.map(({ id }) => id),
    );
    const held = new Map(facts.map((row) => [row.id, row]));
    const before = new Map(held);
    items.forEach((item, index) => {
      held.set(item.id, planMark(context, held.get(item.id), item, index));
    });
    await writeMarks(context, tx, [...before.values()], held);
    return items.map(({ id }) => contractRow(held.get(id) as AttendanceRow));
  });
}

/** The contract as it is after the mark. Throws what is wrong with the item. */
function planMark(
  { viewer, now }: Context,
  row: AttendanceRow | undefined,
  item: ContractUpdateInput,
  index: number,
): AttendanceRow {
  if (!row) throw refused(`Item ${index + 1}`, { code: 'CONTRACT_NOT_FOUND' });
  requireFeature(viewer, row.providerId, 'takeAttendance');
  if (item.updateAction !== EDIT_ATTENDANCE)
    throw badInput(consoleRefusalsTexts(FIRST_LOCALE).markAction({ action: EDIT_ATTENDANCE }));
  const markedAt = instantOfMark(item.markedAt, now);
  if (isOutdated(row, markedAt)) return row;
  const after = attendanceAfter(row, {
    status: item.status ?? null,
    actualArrivalAt: item.actualArrivalAt ?? null,
    actualDepartureAt: item.actualDepartureAt ?? null,
  });
  const isRepeated = isSameAttendance(row, after) && row.markedAt !== null;
  const refusal = isRepeated ? null : refusalOfAttendance({ now, contract: row, after });
  if (refusal) throw refused(row.username ?? `Item ${index + 1}`, refusal);
  return { ...row, ...after, markedAt };
}

async function writeMarks(
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
  await replaceCredits(
    tx,
    changed.map(({ row }) => row),
    now,
  );
  const events = changed.map(({ old, row }) => ({
    action: 'attendance' as const,
    actorId: viewer?.accountId ?? null,
    subjectId: row.id,
    detail: { from: old.status, to: row.status },
  }));
  await recordAudits(tx, now, events);
  const present = changed.filter(({ old, row }) => row.status === 'Present' && old.status !== 'Present');
  await thankInviters(
    tx,
    context,
    present.map(({ row }) => row),
  );
}

/** One statement for a whole door list: a database elsewhere is asked once and not for each volunteer. */
async function writeRows(tx: Db, rows: readonly AttendanceRow[]): Promise<void> {
  const marks = rows.map(({ id, status, actualArrivalAt, actualDepartureAt, markedAt }) => ({
    id,
    status,
    actualArrivalAt,
    actualDepartureAt,
    markedAt,
  }));
  await tx.run(sql`
    UPDATE ${contract} SET "status" = mark.value ->> 'status', "markedAt" = mark.value ->> 'markedAt',
      "actualArrivalAt" = mark.value ->> 'actualArrivalAt', "actualDepartureAt" = mark.value ->> 'actualDepartureAt'
    FROM json_each(${JSON.stringify(marks)}) AS mark WHERE ${contract.id} = mark.value ->> 'id'`);
}

/** What of the facts is the contract on the wire. */
export function contractRow(row: AttendanceRow): ContractRow {
  return { ...row, ownerId: row.chariteerId };
}

function badInput(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', { message });
}

/** A refusal that says of whom it speaks: people know no numbers of items. */
function refused(whom: string, { code, message = ERRORS[code].message }: AttendanceRefusal): DomainError {
  return new DomainError(code, { message: `${whom}: ${message}` });
}
