import type { Leader } from '#domain/leaders/leader.ts';
import type { QuestRow } from './quest-row.ts';

/** Lead of a quest, with the quest that names them. */
export type QuestLeaderRow = Leader & { quest: Pick<QuestRow, 'giverName' | 'providerId'> };
