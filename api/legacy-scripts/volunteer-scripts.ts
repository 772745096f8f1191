import { requireLogin } from '#api/auth/authorize.ts';
import { abandonContract } from '#api/contracts/abandon-contract.ts';
import { loadContractFacts } from '#api/contracts/contract-facts.ts';
import type { ContractRow } from '#api/contracts/contract-row.ts';
import { signUp } from '#api/contracts/sign-up.ts';
import type { Context } from '#api/graphql/context.ts';
import type {
  MutationBailVolunteerFromQuestArgs,
  MutationSignVolunteerUpForQuestArgs,
} from '#api/graphql/generated/resolvers.ts';
import { findQuest } from '#api/quests/quest-queries.ts';
import { DomainError } from '#domain/errors.ts';
import { inScriptWords } from './in-script-words.ts';

/** An older client's name for signing up. Errors: those of signUp. */
export function signUpByScript(
  context: Context,
  { charityID, questID }: MutationSignVolunteerUpForQuestArgs,
): Promise<ContractRow> {
  const { accountId } = requireLogin(context.viewer);
  return inScriptWords('script-sign-up', async () => {
    const { providerId } = await findQuest(context, questID);
    if (providerId !== charityID) throw new DomainError('QUEST_NOT_FOUND');
    return signUp(context, { chariteerId: accountId, questId: questID });
  });
}

/** An older client's name for bailing out. Errors: those of abandonContract. */
export function bailByScript(
  context: Context,
  { charityID, questID, itemInstanceID }: MutationBailVolunteerFromQuestArgs,
): Promise<ContractRow> {
  requireLogin(context.viewer);
  return inScriptWords('script-bail', async () => {
    const held = await loadContractFacts(context.store.read, itemInstanceID);
    if (!held) throw new DomainError('CONTRACT_NOT_FOUND');
    if (held.questId !== questID || held.providerId !== charityID) throw new DomainError('QUEST_NOT_FOUND');
    return abandonContract(context, { id: itemInstanceID });
  });
}
