import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type {
  MutationBailVolunteerFromQuestArgs,
  MutationSignVolunteerUpForQuestArgs,
} from '#api/graphql/generated/types.ts';
import { abandonContract } from '#api/places/contracts/abandon-contract.ts';
import { signUp } from '#api/places/contracts/sign-up.ts';
import { findQuest } from '#api/quests/quests/quest-queries.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { DomainError } from '#domain/errors/errors.ts';
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
