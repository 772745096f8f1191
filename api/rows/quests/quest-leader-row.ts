import type { Leader } from '#domain/leaders/leader.ts';
import type { QuestRow } from './quest-row.ts';

/** Who leads, with the quest that says so. */
export type QuestLeaderRow = Leader & { quest: Pick<QuestRow, 'giverName' | 'providerId'> };
