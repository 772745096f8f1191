import type { ContractStatus } from './attendance.ts';

/** The longest key of a mark, and the longest name of a device. */
export const MARK_KEY_MAX = 64;
/** How long sending a mark again does nothing. */
export const MARK_KEPT_MS = 30 * 24 * 3_600_000;

/** Whether a device may call a mark or itself that. */
export function isMarkName(name: string | null | undefined): boolean {
  return (name ?? null) === null || (name !== '' && [...(name ?? '')].length <= MARK_KEY_MAX);
}

type DeviceTimes = { markedAt?: number | null | undefined; sentAt?: number | null | undefined };

/**
 * The instant of a mark by the server's clock, never one that is still to come. With the device's clock at sending only
 * how long ago it was marked counts, however wrong that clock is.
 */
export function instantOfMark({ markedAt, sentAt }: DeviceTimes, now: number): number {
  return Math.min(now, now + (markedAt ?? sentAt ?? now) - (sentAt ?? now));
}

type Held = { status: ContractStatus | null; markedAt: number | null; device: string | null };
type Sent = {
  status: ContractStatus | null;
  device: string | null;
  /** The last mark that the device knew of, epoch ms. */
  seenAt: number | null;
};

/**
 * Whether a device says otherwise than a mark of another device that it didn't know of. Who has seen a mark and changes
 * it doesn't disagree.
 */
export function disagrees(held: Held, sent: Sent): boolean {
  if (held.markedAt === null || held.markedAt === sent.seenAt) return false;
  return held.status !== sent.status && (held.device === null || held.device !== sent.device);
}
