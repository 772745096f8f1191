import type { QuestRow } from '#api/quests/quests/quest-row.ts';

/** A quest on which a spot is held for someone, and until when (epoch ms). */
export type HeldQuestRow = { quest: QuestRow; heldUntil: number; waitsForGuardian: boolean };
