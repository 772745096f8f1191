import { type CreditedContract, servedMinutes, wasThere } from './attendance.ts';

/*
 * History of attendance: every change of what is recorded of a sign-up is an entry, and the minutes credited are the sum
 * of what the entries add.
 */

/** How managers can say that they marked someone. */
const MARK_WAYS = ['sheet', 'poster', 'kiosk', 'paper', 'pastVolunteer'] as const;

/**
 * What made an entry: a way to mark, a walk-in's claim, an answer to a volunteer, the end of the quest after a mark, a spot given up or
 * a quest cancelled before its start, a removal, an import, two records that became one or came apart, a repair, or the start of the history.
 */
export const ENTRY_WAYS = [
  ...MARK_WAYS,
  'walkIn',
  'answer',
  'rest',
  'left',
  'boot',
  'import',
  'merge',
  'ledger',
  'earlier',
] as const;
export type EntryWay = (typeof ENTRY_WAYS)[number];

export const MARKER_ROLES = ['volunteer', 'manager', 'staff', 'product'] as const;
export type MarkerRole = (typeof MARKER_ROLES)[number];

export const ENTRY_REASON_MAX = 150;
/** How long after a mark a change needs no reason. */
export const CHANGE_WITHOUT_REASON_MS = 24 * 3_600_000;

/** A change of attendance: who makes it, and how. */
export type AttendanceChange = { actorId: string | null; role: MarkerRole; way: EntryWay };

/** A contract after a change; `reason`: why, `deviceAt`: when, by the clock of the device; role and way if not as the change says. */
export type ChangedContract = CreditedContract & {
  reason?: string | null;
  deviceAt?: number | null;
  role?: MarkerRole;
  way?: EntryWay;
};

/** Something the product does by itself. */
export const byProduct = (way: EntryWay): AttendanceChange => ({ actorId: null, role: 'product', way });

/** Whether someone of the charity, or a poster, marked it. */
export function isMarked({ way }: AttendanceChange): boolean {
  return MARK_WAYS.some((one) => one === way);
}

type Reasons = { reason?: string | null; timesReason: string | null };

/** Why a mark is as it is, as its entry keeps it. */
export function reasonOf({ reason, timesReason }: Reasons): string | null {
  return reason?.trim() || timesReason?.trim() || null;
}

/** Whether something was marked longer than 24 hours ago, and is changed without a reason. */
export function isUnexplained(
  { status, lastEntryAt }: { status: string | null; lastEntryAt: number | null },
  mark: Reasons | null,
  now: number,
): boolean {
  if (mark === null || status === null || lastEntryAt === null) return false;
  return now - lastEntryAt > CHANGE_WITHOUT_REASON_MS && reasonOf(mark) === null;
}

export function isReasonLong(mark: Reasons | null): boolean {
  return [...(mark?.reason?.trim() ?? '')].length > ENTRY_REASON_MAX;
}

/** Minutes that a contract is credited with. */
export function creditedMinutes(contract: CreditedContract): number {
  return wasThere(contract.status) ? servedMinutes(contract) : 0;
}
