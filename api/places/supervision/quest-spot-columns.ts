import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';

/** A spot with what is asked of its quest when it ends or waits for an adult. */
export const QUEST_SPOT = {
  id: contract.id,
  questId: contract.questId,
  chariteerId: contract.chariteerId,
  guildId: contract.guildId,
  abandonedAt: contract.abandonedAt,
  status: contract.status,
  providerId: quest.providerId,
  title: QUEST_TITLE,
  eventType: quest.eventType,
  publishingStatus: quest.publishingStatus,
  startedAt: quest.startedAt,
  endedAt: quest.endedAt,
};
