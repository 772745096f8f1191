import type { QuestRow } from '#api/quests/quests/quest-row.ts';

/** A quest someone waits for, and how they stand in line. Instants in epoch ms. */
export type AwaitedQuestRow = {
  quest: QuestRow;
  waiting: {
    position: number;
    joinedAt: number;
    offer: { endsAt: number; isForMe: boolean } | null;
  };
};
