import { requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestFromTemplateInput } from '#api/graphql/generated/types.ts';
import { type PostedQuestRow, postQuestsFromTemplates } from './post-quests-from-templates.ts';

/**
 * Posts quests from stamps for the session's own account.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for someone else's postedById, and those of postQuestsFromTemplates.
 */
export async function createQuestsFromTemplates(
  context: Context,
  quests: readonly QuestFromTemplateInput[],
): Promise<PostedQuestRow[]> {
  const { viewer, store, now } = context;
  const [subject] = quests.map((item) => requireSelf(viewer, item.postedById));
  if (!subject) return [];
  return postQuestsFromTemplates({ store, subject, now, postedById: subject.accountId, context }, quests);
}
