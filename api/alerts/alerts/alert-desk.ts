import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findQuest } from '#api/quests/quests/quest-queries.ts';
import type { AlertDeskRow } from './alert-row.ts';

/** A quest for those who may broadcast it. Errors: QUEST_NOT_FOUND, NOT_LOGGED_IN, FORBIDDEN. */
export async function findAlertDesk(context: Context, questId: string): Promise<AlertDeskRow> {
  const quest = await findQuest(context, questId);
  requireFeature(context.viewer, quest.providerId, 'sendAlerts');
  return { quest };
}
