import { sql } from 'drizzle-orm';
import { recordAudits } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { ContractUpdateInput } from '#api/graphql/generated/types.ts';
import { readPeopleWhoManage } from '#api/messages/recipients/managers-of-charity.ts';
import { readPeopleLookedAfter } from '#api/people/children/people-looked-after.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { wasThere } from '#domain/attendance/attendance.ts';
import { type ChangedContract, type EntryWay, reasonOf } from '#domain/attendance/attendance-entry.ts';
import {
  type AttendanceRefusal,
  attendanceAfter,
  attendanceConfirmed,
  instantOfMark,
  isOutdated,
  isSameAttendance,
  type Mark,
  refusalOfAttendance,
} from '#domain/attendance/attendance-gate.ts';
import { markBesideStays } from '#domain/attendance/stays-beside.ts';
import { DomainError, textOfCode } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf, type TextRef, textAbout } from '#domain/texts/text-ref.ts';
import { attendanceDetail } from './attendance-detail.ts';
import { type AttendanceRow, loadAttendanceFacts, nameShown } from './attendance-facts.ts';
import { type CreditedStay, loadCreditedStays, loadStaysOfLeft, staysBeside } from './credited-stays.ts';

const MAX_MARKS = 400;
export const EDIT_ATTENDANCE = 'EDIT-ATTENDANCE';
export const CONFIRM_ATTENDANCE = 'CONFIRM-ATTENDANCE';

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
    throw badInput(refsOf(consoleRefusalsTexts).manyMarks({ max: String(MAX_MARKS) }));
  return context.store.write((tx) => markContracts(context, tx, items));
}

/** A mark, made by a manager or by the answer to a volunteer. */
type MarkItem = Omit<ContractUpdateInput, 'way'> & Pick<ChangedContract, 'role'> & { way?: EntryWay | null };

/** Marks contracts in the caller's transaction, under the rules of takeAttendance. */
export async function markContracts(
  context: Context,
  tx: Db,
  items: readonly MarkItem[],
): Promise<ContractRow[]> {
  const facts = await loadAttendanceFacts(
    tx,
    items.map(({ id }) => id),
  );
  const held = new Map(facts.map((row) => [row.id, row]));
  const before = new Map(held);
  const own = await readPeopleLookedAfter(
    tx,
    requireLogin(context.viewer).accountId,
    facts.map(({ chariteerId }) => chariteerId),
  );
  const ownFacts = facts.filter(({ chariteerId }) => own.has(chariteerId));
  const othersManage = await loadWhereOthersManage(tx, context, ownFacts);
  const stays = await loadStays(tx, facts);
  items.forEach((item, index) => {
    const planning = {
      ...context,
      own,
      othersManage,
      creditedElsewhere: staysBeside(item.id, stays, { held, own }),
    };
    held.set(item.id, planMark(planning, held.get(item.id), item, index));
  });
  await writeMarks(context, tx, [...before.values()], held);
  return items.map(({ id }) => contractRow(held.get(id) as AttendanceRow));
}

/** Stays of people who left these quests, and other stays of all who are marked. Two statements. */
async function loadStays(tx: Db, facts: readonly AttendanceRow[]): Promise<CreditedStay[]> {
  const beside = await loadCreditedStays(tx, facts);
  const ofLeft = await loadStaysOfLeft(tx, [...new Set(facts.map(({ questId }) => questId))]);
  return [...new Map([...beside, ...ofLeft].map((stay) => [stay.id, stay])).values()];
}

/** Charities where someone besides the viewer takes attendance; asked for contracts of the viewer and who they look after. */
async function loadWhereOthersManage(
  tx: Db,
  { viewer, now }: Context,
  own: readonly AttendanceRow[],
): Promise<ReadonlySet<string>> {
  if (own.length === 0) return new Set();
  const providerIds = [...new Set(own.map(({ providerId }) => providerId))];
  const managers = await readPeopleWhoManage(tx, providerIds, now, 'takeAttendance');
  const hasOthers = (id: string) =>
    managers.get(id)?.some(({ accountId }) => accountId !== viewer?.accountId) === true;
  return new Set(providerIds.filter(hasOthers));
}

type Planning = Pick<Context, 'viewer' | 'now'> & {
  /** The viewer, and people whose guardian the viewer is. */
  own: ReadonlySet<string>;
  othersManage: ReadonlySet<string>;
  creditedElsewhere: readonly CreditedStay[];
};

/** The contract as it is after the mark. Throws what is wrong with the item. */
function planMark(
  { viewer, now, own, othersManage, creditedElsewhere }: Planning,
  row: AttendanceRow | undefined,
  item: MarkItem,
  index: number,
): AttendanceRow {
  if (!row) throw refused(`Item ${index + 1}`, { code: 'CONTRACT_NOT_FOUND' });
  requireFeature(viewer, row.providerId, 'takeAttendance');
  const by = {
    now,
    isOwn: own.has(row.chariteerId),
    hasOtherManager: othersManage.has(row.providerId),
  };
  const asked = markOf(item);
  // What is marked like that already stays, whatever else was credited at that time before this was refused.
  const isKept = asked !== null && isSameAttendance(row, attendanceAfter(row, asked, by));
  const here = creditedElsewhere.filter(({ questId }) => questId === row.questId);
  const elsewhere = by.isOwn ? [] : creditedElsewhere.filter(({ questId }) => questId !== row.questId);
  const mark = asked && !isKept ? markBesideStays(row, asked, { here, elsewhere }) : asked;
  const markedAt = instantOfMark(item.markedAt, now);
  if (isOutdated(row, markedAt) || (mark === null && row.ownMarkedAt === null)) return row;
  const after = mark === null ? attendanceConfirmed(row, now) : attendanceAfter(row, mark, by);
  const isRepeated = isSameAttendance(row, after) && row.markedAt !== null;
  const refusal = isRepeated
    ? null
    : refusalOfAttendance({ ...by, contract: row, mark, asked, creditedElsewhere });
  if (refusal) throw refused(nameShown(viewer, row, now) ?? `Item ${index + 1}`, refusal);
  return {
    ...{ ...row, ...after, markedAt, deviceAt: item.markedAt ?? null },
    reason: mark && reasonOf(mark),
    role: item.role ?? (by.isOwn ? 'volunteer' : 'manager'),
    way: item.way ?? 'sheet',
  };
}

/** What an item marks; null: it confirms what the volunteer has marked. */
function markOf(item: MarkItem): Mark | null {
  if (item.updateAction === CONFIRM_ATTENDANCE) return null;
  if (item.updateAction !== EDIT_ATTENDANCE)
    throw badInput(refsOf(consoleRefusalsTexts).markAction({ action: EDIT_ATTENDANCE }));
  return {
    status: item.status ?? null,
    actualArrivalAt: item.actualArrivalAt ?? null,
    actualDepartureAt: item.actualDepartureAt ?? null,
    timesReason: item.timesReason ?? null,
    reason: item.reason ?? null,
  };
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

/** What of the facts is the contract on the wire. */
export function contractRow(row: AttendanceRow): ContractRow {
  return { ...row, ownerId: row.chariteerId };
}

function badInput(message: TextRef): DomainError {
  return new DomainError('BAD_USER_INPUT', { message });
}

/** A refusal that says of whom it speaks: people know no numbers of items. */
function refused(whom: string, { code, message = textOfCode(code) }: AttendanceRefusal): DomainError {
  return new DomainError(code, { message: textAbout(whom, message) });
}
