import { isManagerOf } from '#domain/permissions/permissions.ts';
import { addDays, instantOf, isoOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { ManagerQuestListDocument, QuestListDocument, type QuestListQuery } from '../../gql/generated.ts';
import { type Answer, ask } from '../../lib/api-client.ts';

/** How far back managers see finished quests, and how far ahead they see coming ones; the API gives 62 days. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 54;
/** How far everyone sees ahead where that holds more quests than the API gives at once. */
const CROWDED_DAYS_AHEAD = 14;

/** A charity with its quests: those ahead, for managers also those that ended in the last week. */
export async function loadQuestList(locals: App.Locals, providerId: string): Promise<Answer<QuestListQuery>> {
  const isManager = isManagerOf(locals.viewer, providerId);
  const today = newYorkDay(locals.now);
  const midnight = (days: number) => isoOf(instantOf(addDays(today, days), '00:00'));
  const within = (back: number, ahead: number) =>
    ask(locals, ManagerQuestListDocument, { providerId, from: midnight(-back), to: midnight(ahead) });

  const answer = isManager
    ? await within(DAYS_BACK, DAYS_AHEAD)
    : await ask(locals, QuestListDocument, { providerId });
  return answer.error?.code === 'BAD_USER_INPUT' ? within(0, CROWDED_DAYS_AHEAD) : answer;
}
