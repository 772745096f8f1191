import { JoiningStateDocument, type JoinQuestDataFragment, JoinQuestDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** The quest that someone joins for; null without one, and for one that this visitor may not see. */
export async function findJoinQuest(
  locals: App.Locals,
  id: string | null,
): Promise<JoinQuestDataFragment | null> {
  if (!id) return null;
  const { data } = await ask(locals, JoinQuestDocument, { id });
  return data?.quest ?? null;
}

/** Whether a visitor can join for the quest: a newcomer can sign up, or a spot is held for this browser already. */
export async function canBeJoined(
  locals: App.Locals,
  { id, viewerVerdict }: JoinQuestDataFragment,
): Promise<boolean> {
  if (viewerVerdict.newcomerStart === 'SIGN_UP') return true;
  const { data } = await ask(locals, JoiningStateDocument, {});
  return data?.joining?.questId === id && data.joining.heldUntil !== null;
}
