import { forgetKeptItems } from '#domain/attendance/kept-attendance.ts';
import { type KeptKey, KeptList, onKept } from '../../session/kept/kept-list.ts';
import { type KeptMark, nextToSend, readMarks } from './waiting-marks.ts';
import { type KeptMore, readMore } from './waiting-more.ts';

export type MarkKey = KeptKey;

const marks = new KeptList<KeptMark>({
  prefix: 'attendance',
  read: readMarks,
  madeAt: ({ markedAt }) => markedAt,
});
const more = new KeptList<KeptMore>({
  prefix: 'attendance-more',
  read: readMore,
  madeAt: ({ madeAt }) => madeAt,
});

/** The marks kept for one quest. */
export const keptMarks = (key: KeptKey) => marks.kept(key);
/** Changes the marks of one quest and tells everyone who listens. */
export const keepMarks: typeof marks.keep = (key, change) => marks.keep(key, change);
/** Walk-ins and counts of parties kept for one quest. */
export const keptMore = (key: KeptKey) => more.kept(key);
export const keepMore: typeof more.keep = (key, change) => more.keep(key, change);
export const onMarksKept = onKept;

/** The quests of an account with marks that are to be sent. */
export function questsToSend(accountId: string): string[] {
  return marks
    .questsOf(accountId)
    .filter((questId) => nextToSend(keptMarks({ accountId, questId })).length > 0);
}

/** The quests of an account with walk-ins or counts that are to be sent. */
export function questsWithMore(accountId: string): string[] {
  return more
    .questsOf(accountId)
    .filter((questId) => keptMore({ accountId, questId }).some(({ refusal }) => refusal === null));
}

/** How much of an account's attendance the server does not have. */
export function unsentCount(accountId: string): number {
  return marks.countOf(accountId) + more.countOf(accountId);
}

/** Deletes the attendance of an account from this device. */
export function forgetMarks(accountId: string): void {
  marks.forget(accountId);
  more.forget(accountId);
  // What no key has opened here, too.
  deviceText(() => forgetKeptItems(localStorage, accountId));
}

const DEVICE = 'attendance-device';
let device: string | null = null;

/** The random name of this browser, by which the server tells devices apart. */
export function deviceName(): string {
  device ??= deviceText(() => localStorage.getItem(DEVICE)) ?? crypto.randomUUID().slice(0, 8);
  const name = device;
  deviceText(() => localStorage.setItem(DEVICE, name));
  return name;
}

function deviceText<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
