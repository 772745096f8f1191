import { type ContractStatus, lateDropOut, servedMinutes, wasThere } from '../attendance/attendance.ts';
import { isProductsReason } from '../quests/changes/end-reason.ts';
import { isMonth, newYorkMonth } from '../time/new-york-time.ts';
import { previousMonth } from './recap-period.ts';

/** A sign-up as a recap sees it; instants in epoch ms. */
export type RecapContract = {
  providerId: string;
  chariteerId: string;
  status: ContractStatus | null;
  claimedAt: number;
  abandonedAt: number | null;
  abandonReason: string | null;
  /** The contract of the sub who took the place. */
  handedToId: string | null;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
  creditedUntil: number | null;
  startedAt: number | null;
  publishingStatus: string;
  /** When the volunteer's account was removed. */
  removedAt: number | null;
};

export type RecapOutcome = 'served' | 'absent' | 'late drop-out';

/**
 * What a sign-up counts as, null for nothing. What staff recorded goes before a later bail-out. Only the volunteer's
 * own bail-outs are drop-outs: no boots, no places that a sub took over or that a removal, a guardian or a missing
 * supervisor gave back, and none from a cancelled quest.
 */
export function recapOutcome(signUp: RecapContract): RecapOutcome | null {
  const { status, startedAt, abandonedAt, removedAt } = signUp;
  if (wasThere(status)) return 'served';
  if (status === 'Absent') return 'absent';
  if (status !== null || signUp.publishingStatus === 'Cancelled') return null;
  if (removedAt !== null && abandonedAt !== null && abandonedAt >= removedAt) return null;
  if (signUp.handedToId !== null || isProductsReason(signUp.abandonReason)) return null;
  return lateDropOut(startedAt, abandonedAt) ? 'late drop-out' : null;
}

/** The instant to which a sign-up counts: the start; without one the arrival, else the sign-up itself. */
export function recapInstant(
  signUp: Pick<RecapContract, 'startedAt' | 'actualArrivalAt' | 'claimedAt'>,
): number {
  return signUp.startedAt ?? signUp.actualArrivalAt ?? signUp.claimedAt;
}

/** Totals of a volunteer at a charity in one New York month 'YYYY-MM' or year 'YYYY'. */
export type RecapRow = {
  providerId: string;
  period: string;
  chariteerId: string;
  completedQuests: number;
  serviceMinutes: number;
  absentCount: number;
  lateDropCount: number;
  /** The first service ever at the charity lies in the period. */
  isNew: boolean;
  /** Has also served in the month before; false for years. */
  isRetained: boolean;
};

/** The rows that all sign-ups of some volunteers come to, in no order. */
export function recapRows(signUps: readonly RecapContract[]): RecapRow[] {
  const rows = new Map<string, RecapRow>();
  for (const signUp of signUps) {
    const outcome = recapOutcome(signUp);
    if (outcome === null) continue;
    const month = newYorkMonth(recapInstant(signUp));
    for (const period of [month, yearOf(month)]) {
      const key = recapKey({ ...signUp, period });
      const row = rows.get(key) ?? emptyRow(signUp, period);
      rows.set(key, row);
      if (outcome === 'served') row.completedQuests += 1;
      if (outcome === 'served') row.serviceMinutes += servedMinutes(signUp);
      if (outcome === 'absent') row.absentCount += 1;
      if (outcome === 'late drop-out') row.lateDropCount += 1;
    }
  }
  markNewAndRetained(rows);
  return [...rows.values()];
}

function emptyRow({ providerId, chariteerId }: RecapContract, period: string): RecapRow {
  const none = { completedQuests: 0, serviceMinutes: 0, absentCount: 0, lateDropCount: 0 };
  return { providerId, period, chariteerId, ...none, isNew: false, isRetained: false };
}

function markNewAndRetained(rows: ReadonlyMap<string, RecapRow>): void {
  const firstMonths = new Map<string, string>();
  const served = [...rows.values()].filter(({ completedQuests }) => completedQuests > 0);
  const whoOf = ({ providerId, chariteerId }: RecapRow) => `${providerId} ${chariteerId}`;
  for (const row of served) {
    const first = firstMonths.get(whoOf(row));
    if (isMonth(row.period) && (first === undefined || row.period < first))
      firstMonths.set(whoOf(row), row.period);
  }
  for (const row of served) {
    const first = firstMonths.get(whoOf(row));
    row.isNew = first?.startsWith(row.period) === true;
    const before = previousMonth(row.period);
    const earlier = before === null ? undefined : rows.get(recapKey({ ...row, period: before }));
    row.isRetained = (earlier?.completedQuests ?? 0) > 0;
  }
}

export function recapKey({
  providerId,
  period,
  chariteerId,
}: Pick<RecapRow, 'providerId' | 'period' | 'chariteerId'>): string {
  return `${providerId}\n${period}\n${chariteerId}`;
}

/** A charity's figures of one period, as sums of its rows. */
export type RecapTotal = {
  providerId: string;
  period: string;
  volunteerCount: number;
  newVolunteerCount: number;
  retainedVolunteerCount: number;
  serviceMinutes: number;
};

export type RecapChanges = {
  written: RecapRow[];
  dropped: RecapRow[];
  /** Changes to the sums of the periods concerned. */
  totals: RecapTotal[];
};

/** What has to be written for the rows of some volunteers to become `after`; nothing where nothing differs. */
export function recapChanges(before: readonly RecapRow[], after: readonly RecapRow[]): RecapChanges {
  const old = new Map(before.map((row) => [recapKey(row), row]));
  const left = new Set(after.map(recapKey));
  const written = after.filter((row) => !isSameRow(old.get(recapKey(row)), row));
  const dropped = before.filter((row) => !left.has(recapKey(row)));
  const replaced = written.flatMap((row) => old.get(recapKey(row)) ?? []);
  const totals = recapTotals(written, [...dropped, ...replaced]);
  return { written, dropped, totals: totals.filter((total) => !isNothing(total)) };
}

/** The sums of rows by charity and period, less those of other rows. */
export function recapTotals(added: readonly RecapRow[], removed: readonly RecapRow[] = []): RecapTotal[] {
  const totals = new Map<string, RecapTotal>();
  const count = (row: RecapRow, sign: 1 | -1) => {
    const { providerId, period } = row;
    const key = recapKey({ providerId, period, chariteerId: '' });
    const total = totals.get(key) ?? { providerId, period, ...NO_FIGURES };
    totals.set(key, total);
    total.volunteerCount += row.completedQuests > 0 ? sign : 0;
    total.newVolunteerCount += row.isNew ? sign : 0;
    total.retainedVolunteerCount += row.isRetained ? sign : 0;
    total.serviceMinutes += sign * row.serviceMinutes;
  };
  for (const row of added) count(row, 1);
  for (const row of removed) count(row, -1);
  return [...totals.values()];
}

/** The figures of a period in which no one served. */
export const NO_FIGURES = {
  volunteerCount: 0,
  newVolunteerCount: 0,
  retainedVolunteerCount: 0,
  serviceMinutes: 0,
};

function isNothing(total: RecapTotal): boolean {
  return (Object.keys(NO_FIGURES) as (keyof typeof NO_FIGURES)[]).every((name) => total[name] === 0);
}

const ROW_VALUES = [
  'completedQuests',
  'serviceMinutes',
  'absentCount',
  'lateDropCount',
  'isNew',
  'isRetained',
] as const;

function isSameRow(a: RecapRow | undefined, b: RecapRow): boolean {
  return a !== undefined && ROW_VALUES.every((name) => a[name] === b[name]);
}

const yearOf = (month: string) => month.slice(0, 4);

/** Dollars of minutes, each with the cents of its hour; rounded once, at the end. */
export function dollarValue(parts: readonly { minutes: number; cents: number }[]): number {
  return dollarsOf(parts.reduce((sum, { minutes, cents }) => sum + minutes * cents, 0));
}

/** Dollars of a sum of minutes times the cents of their hour. */
export function dollarsOf(minuteCents: number): number {
  return minuteCents / 6000;
}

/** Which percentage of last month's volunteers came again; null when there were none. */
export function retentionPercentage(retained: number, lastMonth: number): number | null {
  return lastMonth === 0 ? null : (100 * retained) / lastMonth;
}
