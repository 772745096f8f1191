import type { PublishingStatus } from '#domain/quests/quest-status.ts';

/** What a bubble of the calendar says by sign and colour. */

export type Sign = 'dot' | 'forbidden' | 'D' | 'U' | 'P' | '?';

const SIGNS: Partial<Record<PublishingStatus, Sign>> = {
  Published: 'dot',
  Draft: 'D',
  Unlisted: 'U',
  Cancelled: 'forbidden',
  Private: 'P',
};

/** The status marker of a bubble. */
export function signOf(status: PublishingStatus): Sign {
  return SIGNS[status] ?? '?';
}

const WITHOUT_COUNT: readonly PublishingStatus[] = ['Cancelled', 'Draft'];

/** How well a quest is staffed, for the volunteer count; null where none is shown. */
export function countTone({
  publishingStatus,
  takenCount,
  resourceMinNumber,
  resourceMaxNumber,
}: {
  publishingStatus: PublishingStatus;
  takenCount: number;
  resourceMinNumber: number;
  resourceMaxNumber: number;
}): 'short' | 'enough' | 'full' | null {
  if (WITHOUT_COUNT.includes(publishingStatus)) return null;
  if (takenCount >= resourceMaxNumber) return 'full';
  return takenCount < resourceMinNumber ? 'short' : 'enough';
}
