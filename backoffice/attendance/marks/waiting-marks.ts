import { isOwnMarkWaiting } from '#domain/attendance/attendance.ts';
import { LONGEST_KEPT_MS } from '#domain/attendance/kept-attendance.ts';
import type { ContractStatus } from '../../gql/generated.ts';

/**
 * Attendance as it is kept on the device until the server has it: which sign-up, what, and when. Names and every other
 * value of a person stay out, since the device may be anybody's. Instants in epoch milliseconds.
 */
export type KeptMark = {
  contractId: string;
  /** Null takes an earlier mark back. */
  status: MarkStatus | null;
  markedAt: number;
  /** The last mark that the server had told of; null: none. */
  seenAt: number | null;
  /** Times and reasons that someone typed. */
  typed?: TypedTimes;
  /** The manager has confirmed it: it is sent as soon as there is a line. */
  isConfirmed: boolean;
  /** Why the server refused it. */
  refusal?: string;
};

export type TypedTimes = {
  actualArrivalAt?: string;
  actualDepartureAt?: string;
  timesReason?: string | null;
  reason?: string | null;
};

/** What a manager can mark; those who were removed, or whom the charity canceled, are marked elsewhere. */
const MARK_STATUSES = [
  'Present',
  'Absent',
  'Excused',
  'Late',
  'LeftEarly',
] as const satisfies readonly ContractStatus[];
export type MarkStatus = (typeof MARK_STATUSES)[number];

/** A status as one that can be marked, or null. */
export function markStatusOf(status: unknown): MarkStatus | null {
  return MARK_STATUSES.find((one) => one === status) ?? null;
}

/** A sign-up as the server last told of it. */
export type SavedMark = {
  id: string;
  status: ContractStatus | null;
  markedAt: string | null;
  /** Set while no one else stands behind what the volunteer marked about themselves. */
  ownMarkedAt: string | null;
};

/** The status that a sign-up shows: a mark of one's own is Present while it waits to be confirmed. */
function savedStatus({ status, ownMarkedAt }: Omit<SavedMark, 'id' | 'markedAt'>): ContractStatus | null {
  return isOwnMarkWaiting({ status, ownMarkedAt }) ? 'Present' : status;
}

/** What the updates of one request may hold. */
const MOST_AT_ONCE = 400;

/** What a sign-up shows: the mark on the device, else that of the server. */
export function shownStatus(contract: SavedMark, kept: KeptMark | undefined): ContractStatus | null {
  return kept ? kept.status : savedStatus(contract);
}

/**
 * The kept marks after one more. It counts as later than every mark known here, even on a device whose clock is slow,
 * and one that says what the server has already is none.
 */
export function withMark(
  marks: readonly KeptMark[],
  contract: SavedMark,
  status: MarkStatus | null,
  now: number,
): KeptMark[] {
  const last = marks.find(({ contractId }) => contractId === contract.id);
  const others = marks.filter((mark) => mark !== last);
  // A confirmed mark may have reached the server by now, so only another mark can take it back.
  if (status === savedStatus(contract) && !last?.isConfirmed) return others;
  const known = Math.max(last?.markedAt ?? 0, contract.markedAt ? Date.parse(contract.markedAt) : 0);
  const markedAt = Math.max(now, known + 1);
  const seenAt = contract.markedAt ? Date.parse(contract.markedAt) : null;
  return [...others, { contractId: contract.id, status, markedAt, seenAt, isConfirmed: false }];
}

/** The kept marks with one whose times someone typed, to be sent. */
export function withTimes(
  marks: readonly KeptMark[],
  contract: SavedMark,
  { status, ...typed }: TypedTimes & { status: MarkStatus },
  now: number,
): KeptMark[] {
  const others = marks.filter(({ contractId }) => contractId !== contract.id);
  const blank = { ...contract, status: null, ownMarkedAt: null };
  const [mark] = withMark([], blank, status, now);
  return mark ? [...others, { ...mark, typed, isConfirmed: true }] : others;
}

/** All marks, to be sent. */
export function confirmed(marks: readonly KeptMark[]): KeptMark[] {
  return marks.map(({ refusal, ...mark }) => ({ ...mark, isConfirmed: true }));
}

/** The marks with those set aside that the server refused, until the manager confirms them again. */
export function withRefused(
  marks: readonly KeptMark[],
  refused: readonly KeptMark[],
  refusal: string,
): KeptMark[] {
  return marks.map((mark) => (isAmong(refused, mark) ? { ...mark, isConfirmed: false, refusal } : mark));
}

/** Entries that the manager hasn't confirmed yet. */
export function draftsOf(marks: readonly KeptMark[]): KeptMark[] {
  return marks.filter(({ isConfirmed }) => !isConfirmed);
}

/** Confirmed entries to send next, at most one batch. */
export function nextToSend(marks: readonly KeptMark[]): KeptMark[] {
  return marks.filter(({ isConfirmed }) => isConfirmed).slice(0, MOST_AT_ONCE);
}

/** Marks that the server has are dropped; one that was made while these were on their way stays. */
export function withoutSent(marks: readonly KeptMark[], sent: readonly KeptMark[]): KeptMark[] {
  return marks.filter((mark) => !isAmong(sent, mark));
}

function isAmong(marks: readonly KeptMark[], { contractId, markedAt }: KeptMark): boolean {
  return marks.some((one) => one.contractId === contractId && one.markedAt === markedAt);
}

/** Marks of people who still hold their place: who bailed out meanwhile can be marked no more. */
export function onlyOf(marks: readonly KeptMark[], contracts: readonly { id: string }[]): KeptMark[] {
  const ids = new Set(contracts.map(({ id }) => id));
  return marks.filter(({ contractId }) => ids.has(contractId));
}

/** Sender of marks: login, device, and time by its clock. */
type Sender = { supervisorId: string; device: string; now: number };

/** The input of updateContracts. The key is the same however often a mark is sent. */
export function updatesOf(marks: readonly KeptMark[], { supervisorId, device, now }: Sender) {
  return marks.map(({ contractId, status, markedAt, seenAt, typed }) => ({
    updateAction: 'EDIT-ATTENDANCE',
    id: contractId,
    status,
    supervisorId,
    ...typed,
    key: `${device}.${contractId}.${markedAt}`,
    device,
    markedAt: new Date(markedAt).toISOString(),
    seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
    sentAt: new Date(now).toISOString(),
  }));
}

/** The input by which someone says which of two marks is right. */
export function rightMarkOf(contract: SavedMark, status: MarkStatus | null, supervisorId: string) {
  return { updateAction: 'EDIT-ATTENDANCE', id: contract.id, status, supervisorId, isRight: true };
}

/** The input by which another manager confirms what a volunteer marked about themselves. */
export function confirmationOf(contractId: string, supervisorId: string) {
  return { updateAction: 'CONFIRM-ATTENDANCE', id: contractId, supervisorId };
}

/** How many of the sent marks someone else's later one has outdone. */
export function overtakenCount(sent: readonly KeptMark[], saved: readonly SavedMark[]): number {
  const statuses = new Map(saved.map((one) => [one.id, savedStatus(one)]));
  return sent.filter(({ contractId, status }) => statuses.get(contractId) !== status).length;
}

/** How many marks of this device the server has later ones for. */
export function laterMarkedCount(marks: readonly KeptMark[], saved: readonly SavedMark[]): number {
  const ours = new Map(marks.map(({ contractId, markedAt }) => [contractId, markedAt]));
  return saved.filter(
    ({ id, markedAt }) =>
      markedAt !== null && Date.parse(markedAt) > (ours.get(id) ?? Number.POSITIVE_INFINITY),
  ).length;
}

/** Reads what `JSON.stringify` wrote; what cannot be read, and what is older than 7 days, is left out. */
export function readMarks(text: string | null, now: number): KeptMark[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    const marks = Array.isArray(found) ? found.flatMap(markOf) : [];
    return marks.filter(({ markedAt }) => now - markedAt < LONGEST_KEPT_MS);
  } catch {
    return [];
  }
}

function markOf(found: unknown): KeptMark[] {
  if (typeof found !== 'object' || found === null) return [];
  const {
    contractId,
    status,
    markedAt,
    seenAt,
    typed,
    isConfirmed,
    refusal,
  }: { [Name in keyof KeptMark]?: unknown } = found;
  if (typeof contractId !== 'string' || typeof markedAt !== 'number') return [];
  const mark = markStatusOf(status);
  if (mark === null && status !== null) return [];
  return [
    {
      contractId,
      status: mark,
      markedAt,
      seenAt: typeof seenAt === 'number' ? seenAt : null,
      ...(typeof typed === 'object' && typed !== null && { typed }),
      isConfirmed: isConfirmed === true,
      ...(typeof refusal === 'string' && { refusal }),
    },
  ];
}
