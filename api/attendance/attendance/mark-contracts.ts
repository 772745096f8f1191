import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { ContractUpdateInput } from '#api/graphql/generated/types.ts';
import { readPeopleWhoManage } from '#api/messages/recipients/managers-of-charity.ts';
import { readPeopleLookedAfter } from '#api/people/children/people-looked-after.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { isOwnMarkWaiting } from '#domain/attendance/attendance.ts';
import { type ChangedContract, type EntryWay, reasonOf } from '#domain/attendance/attendance-entry.ts';
import {
  type AttendanceRefusal,
  attendanceAfter,
  attendanceConfirmed,
  isOutdated,
  isSameAttendance,
  type Mark,
  refusalOfAttendance,
} from '#domain/attendance/attendance-gate.ts';
import { instantOfMark } from '#domain/attendance/device-mark.ts';
import { markBesideStays } from '#domain/attendance/stays-beside.ts';
import { DomainError, textOfCode } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf, type TextRef, textAbout } from '#domain/texts/text-ref.ts';
import { type AttendanceRow, loadAttendanceFacts, nameShown } from './attendance-facts.ts';
import { type CreditedStay, loadCreditedStays, loadStaysOfLeft, staysBeside } from './credited-stays.ts';
import { keepDeviceMarks, loadDeviceMarks, type SentMark, settleDeviceMarks } from './keep-device-marks.ts';
import { writeMarks } from './write-marks.ts';

export const EDIT_ATTENDANCE = 'EDIT-ATTENDANCE';
export const CONFIRM_ATTENDANCE = 'CONFIRM-ATTENDANCE';

/** A mark, made by a manager or by the answer to a volunteer. */
type MarkItem = Omit<ContractUpdateInput, 'way'> & Pick<ChangedContract, 'role'> & { way?: EntryWay | null };

/** Marks contracts in the caller's transaction, under the rules of takeAttendance. */
export async function markContracts(
  context: Context,
  tx: Db,
  items: readonly MarkItem[],
): Promise<ContractRow[]> {
  const facts = await loadFactsOf(tx, items);
  const own = await readPeopleLookedAfter(
    tx,
    requireLogin(context.viewer).accountId,
    facts.map(({ chariteerId }) => chariteerId),
  );
  const ownFacts = facts.filter(({ chariteerId }) => own.has(chariteerId));
  const othersManage = await loadWhereOthersManage(tx, context, ownFacts);
  return markFacts(context, tx, { items, facts, own, othersManage, isOnSite: false });
}

/** Marks by people themselves, for whom a code at the place vouches; otherwise under the rules of takeAttendance. */
export async function markOnSite(
  context: Context,
  tx: Db,
  items: readonly MarkItem[],
): Promise<ContractRow[]> {
  const nobody: ReadonlySet<string> = new Set();
  const facts = await loadFactsOf(tx, items);
  return markFacts(context, tx, { items, facts, own: nobody, othersManage: nobody, isOnSite: true });
}

function loadFactsOf(tx: Db, items: readonly MarkItem[]) {
  return loadAttendanceFacts(
    tx,
    items.map(({ id }) => id),
  );
}

type Marking = Pick<Planning, 'own' | 'othersManage' | 'isOnSite'> & {
  items: readonly MarkItem[];
  facts: readonly AttendanceRow[];
};

async function markFacts(
  context: Context,
  tx: Db,
  { items, facts, ...marker }: Marking,
): Promise<ContractRow[]> {
  const held = new Map(facts.map((row) => [row.id, row]));
  const before = new Map(held);
  const beside = staysBeside(await loadStays(tx, facts), { held, own: marker.own });
  const devices = await startDeviceMarks(tx, context, items);
  items.forEach((item, index) => {
    const planning = {
      ...context,
      ...marker,
      creditedElsewhere: beside(item.id),
      isKnown: devices.isKnown(item),
    };
    const old = held.get(item.id);
    held.set(item.id, planMark(planning, old, item, index));
    if (old) devices.take(item, old);
  });
  await writeMarks(context, tx, [...before.values()], held);
  await devices.keep();
  return items.map(({ id }) => contractRow(held.get(id) as AttendanceRow));
}

/** What devices sent with their own keys, and which of it disagrees. Statements only where an item has a key. */
async function startDeviceMarks(tx: Db, { viewer, now }: Context, items: readonly MarkItem[]) {
  const keyed = items.filter(({ key }) => key);
  const known = keyed.length > 0 ? await loadDeviceMarks(tx, keyed) : [];
  const contractOf = new Map(known.map(({ key, contractId }) => [key, contractId]));
  const sent: SentMark[] = [];
  const isKnown = (item: MarkItem) => {
    const contractId = contractOf.get(item.key ?? '');
    // Taken as sent before, the mark of somebody else would be lost.
    if (contractId !== undefined && contractId !== item.id)
      throw new DomainError('BAD_USER_INPUT', { item: items.indexOf(item) + 1 });
    return contractId !== undefined;
  };
  return {
    isKnown,
    take(item: MarkItem, held: AttendanceRow) {
      if (!item.key || isKnown(item)) return;
      contractOf.set(item.key, item.id);
      sent.push({ ...sentMarkOf(item, held, now), key: item.key });
    },
    async keep() {
      if (sent.length > 0)
        await keepDeviceMarks(tx, { actorId: viewer?.accountId ?? null, now }, sent, known);
      await settleDeviceMarks(
        tx,
        items.filter(({ isRight }) => isRight).map(({ id }) => id),
      );
    },
  };
}

function sentMarkOf(item: MarkItem, held: AttendanceRow, now: number): Omit<SentMark, 'key'> {
  return {
    contractId: item.id,
    device: item.device ?? null,
    status: item.status ?? null,
    seenAt: item.seenAt ?? null,
    deviceAt: item.markedAt ?? null,
    markedAt: instantOfMark(item, now),
    held: { status: isOwnMarkWaiting(held) ? 'Present' : held.status, markedAt: held.markedAt },
  };
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
  /** The person marks, by a code at the place. */
  isOnSite: boolean;
  creditedElsewhere: readonly CreditedStay[];
  /** The device sent it before. */
  isKnown: boolean;
};

/** The contract as it is after the mark. Throws what is wrong with the item. */
function planMark(
  { viewer, now, own, othersManage, creditedElsewhere, isKnown, isOnSite }: Planning,
  row: AttendanceRow | undefined,
  item: MarkItem,
  index: number,
): AttendanceRow {
  if (!row) throw refused(null, { code: 'CONTRACT_NOT_FOUND' }, index);
  if (!isOnSite) requireFeature(viewer, row.providerId, 'takeAttendance');
  if (isKnown) return row;
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
  const markedAt = instantOfMark(item, now);
  if (isOutdated(row, markedAt) || (mark === null && row.ownMarkedAt === null)) return row;
  const after = mark === null ? attendanceConfirmed(row, now) : attendanceAfter(row, mark, by);
  const isRepeated = isSameAttendance(row, after) && row.markedAt !== null;
  const refusal = isRepeated
    ? null
    : refusalOfAttendance({ ...by, contract: row, mark, asked, creditedElsewhere });
  if (refusal) throw refused(nameShown(viewer, row, now), refusal, index);
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

/** What of the facts is the contract on the wire. */
export function contractRow(row: AttendanceRow): ContractRow {
  return { ...row, ownerId: row.chariteerId };
}

function badInput(message: TextRef): DomainError {
  return new DomainError('BAD_USER_INPUT', { message });
}

/** A refusal that says of whom it speaks, since people know no numbers of items; a client gets the number too. */
function refused(
  whom: string | null,
  { code, message = textOfCode(code) }: AttendanceRefusal,
  index: number,
): DomainError {
  const item = index + 1;
  return new DomainError(code, { message: textAbout(whom ?? `Item ${item}`, message), item });
}
