import { checkEmailAddress } from '#domain/identity/registration.ts';
import type { FieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
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

/** What is wrong with an address that the API could not read. */
export function checkAddress(t: FieldProblemsTexts, email: string): string {
  return email === '' ? t.required : (checkEmailAddress(t, email) ?? t.address);
}

/** The quest whose page a path is; null for any other page. */
export function questOfPath(path: string | null): string | null {
  const id = /^(?:\/[a-z]{2})?\/questList\/[^/?#]+\/quest\/([^/?#]+)/.exec(path ?? '')?.[1];
  return id === undefined ? null : decoded(id);
}

function decoded(id: string): string | null {
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
