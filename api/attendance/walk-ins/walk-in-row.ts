import type { walkIn } from '#db/schema/walk-in.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import type { QuestTitle } from '#domain/quests/quest-translation.ts';

type Kept = typeof walkIn.$inferSelect;

/** A walk-in as the sheet shows it. */
export type WalkInRow = Pick<
  Kept,
  'id' | 'questId' | 'ageBand' | 'nameFirst' | 'lastInitial' | 'consent' | 'arrivedAt' | 'createdAt'
>;

/** A walk-in with its quest. */
export type FoundWalkIn = Kept & {
  providerId: string;
  charity: string;
  title: QuestTitle;
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
  isErased: boolean;
};
