import { addDays, instantOf, newYorkDay } from '#domain/new-york-time.ts';
import { isManagerOf } from '#domain/permissions.ts';
import { ManagerQuestListDocument, QuestListDocument, type QuestListQuery } from '../../gql/generated.ts';
import { type Answer, ask } from '../../lib/api-client.ts';

/** How far back managers see finished quests, and how far ahead they see coming ones; the API gives 62 days. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 54;

/** A charity with its quests: those ahead, for managers also those that ended in the last week. */
export function loadQuestList(locals: App.Locals, providerId: string): Promise<Answer<QuestListQuery>> {
  if (!isManagerOf(locals.viewer, providerId)) return ask(locals, QuestListDocument, { providerId });
  const today = newYorkDay(locals.now);
  const midnight = (days: number) => new Date(instantOf(addDays(today, days), '00:00')).toISOString();
  const window = { from: midnight(-DAYS_BACK), to: midnight(DAYS_AHEAD) };
  return ask(locals, ManagerQuestListDocument, { providerId, ...window });
}
