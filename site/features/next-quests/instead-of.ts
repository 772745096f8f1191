import { categoryOf } from '#domain/quests/quest-category.ts';
import { InsteadOfQuestDocument, type NextQuestsQuery } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

const MOST = 3;

type Lost = { providerId: string; serviceTags: readonly string[] };

/** Up to three quests that the viewer could take in the place of one: of the same type and charity first. */
export async function questsInsteadOf(
  locals: App.Locals,
  { providerId, serviceTags }: Lost,
): Promise<NextQuestsQuery['nextQuests']> {
  const { id: category } = categoryOf(serviceTags);
  const { data } = await ask(locals, InsteadOfQuestDocument, { providerId, category, first: MOST });
  const quests = [...(data?.alike ?? []), ...(data?.others ?? [])];
  return [...new Map(quests.map((quest) => [quest.id, quest])).values()].slice(0, MOST);
}
