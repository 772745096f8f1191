const HOUR_MS = 3_600_000;
/** Invitations an hour when the operator sets no pace. */
export const INVITATIONS_AN_HOUR = 200;
export const MOST_INVITATIONS_AN_HOUR = 10_000;

/** Whether a number of invitations an hour is one that can be asked for. */
export function isInvitationPace(perHour: number): boolean {
  return Number.isInteger(perHour) && perHour >= 1 && perHour <= MOST_INVITATIONS_AN_HOUR;
}

/** When the invitation at a position of the line goes out, epoch ms: evenly, behind those that wait already. */
export function invitationAt(
  position: number,
  { perHour, now, lastQueuedAt }: { perHour: number; now: number; lastQueuedAt: number | null },
): number {
  const gap = HOUR_MS / perHour;
  const first = lastQueuedAt === null ? now : Math.max(now, lastQueuedAt + gap);
  return Math.round(first + position * gap);
}
