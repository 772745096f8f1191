import { type JoinQuestDataFragment, JoinQuestDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** The quest that somebody joins for; null without one, and for one that this visitor may not see. */
export async function findJoinQuest(
  locals: App.Locals,
  id: string | null,
): Promise<JoinQuestDataFragment | null> {
  if (!id) return null;
  const { data } = await ask(locals, JoinQuestDocument, { id });
  return data?.quest ?? null;
}
