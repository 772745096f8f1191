import { type CreditedContract, servedMinutes, wasThere } from './attendance.ts';

/*
 * History of attendance: every change of what is recorded of a sign-up is an entry, and the minutes credited are the sum
 * of what the entries add.
 */

/** How managers can say that they marked someone. */
export const MARK_WAYS = ['sheet', 'poster', 'kiosk', 'paper', 'pastVolunteer'] as const;

/**
 * What made an entry: a way to mark, an answer to a volunteer, the end of the quest after a mark, a spot given up, a
 * removal, an import, two records that became one or came apart, a repair, or the start of the history.
 */
export const ENTRY_WAYS = [
  ...MARK_WAYS,
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

/** Who changes attendance, and how. */
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

/** Whether a change needs a reason: something was marked, longer than 24 hours ago. */
export function needsReasonOfChange(
  { status, lastEntryAt }: { status: string | null; lastEntryAt: number | null },
  now: number,
): boolean {
  return status !== null && lastEntryAt !== null && now - lastEntryAt > CHANGE_WITHOUT_REASON_MS;
}

/** Minutes that a contract is credited with. */
export function creditedMinutes(contract: CreditedContract): number {
  return wasThere(contract.status) ? servedMinutes(contract) : 0;
}
