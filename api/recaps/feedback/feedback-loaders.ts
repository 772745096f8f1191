import DataLoader from 'dataloader';
import { eq, sql } from 'drizzle-orm';
import { answerLinkPath } from '#api/access/outbox/links/answer-link.ts';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import type { OwnFeedback } from '#api/graphql/generated/types.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { saidOnce } from '#db/schema/message.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import { isFeedbackOpen, type ShownFeedback, shownFeedback } from '#domain/feedback/feedback.ts';
import { THANKS_KEY } from './due-thanks.ts';

/** What people said after quests, each in one statement for a request. */
export function createFeedbackLoaders({ store }: Context) {
  return {
    /** Feedback by quest, as managers read it. */
    byQuest: new DataLoader(async (questIds: readonly string[]): Promise<(ShownFeedback | null)[]> => {
      const rows = await store.read
        .select({
          questId: questFeedback.questId,
          wouldComeAgain: questFeedback.wouldComeAgain,
          words: questFeedback.words,
          answeredAt: questFeedback.answeredAt,
        })
        .from(questFeedback)
        .where(isInList(questFeedback.questId, questIds));
      return listsInOrderOf(questIds, rows, (row) => row.questId).map(shownFeedback);
    }),
    /** What its own person is asked and has answered, by contract. */
    byContract: new DataLoader(async (contractIds: readonly string[]) => {
      const rows = await store.read
        .select({
          contractId: contract.id,
          askedAt: saidOnce.saidAt,
          given: {
            wouldComeAgain: questFeedback.wouldComeAgain,
            words: questFeedback.words,
            answeredAt: questFeedback.answeredAt,
          },
        })
        .from(contract)
        .leftJoin(saidOnce, eq(saidOnce.key, sql`${THANKS_KEY} || ${contract.id}`))
        .leftJoin(questFeedback, eq(questFeedback.contractId, contract.id))
        .where(isInList(contract.id, contractIds));
      return inOrderOf(contractIds, rows, (row) => row.contractId);
    }),
  };
}

/** The own answer to “Would you come again?”; null to everyone else. */
export async function ownFeedbackOf(context: Context, row: ContractRow): Promise<OwnFeedback | null> {
  if (!isOwn(context, row)) return null;
  return (await context.loaders(createFeedbackLoaders).byContract.load(row.id))?.given ?? null;
}

/** Path where the viewer gives or changes feedback; null if feedback isn't open or the sign-up isn't theirs. */
export async function feedbackPathOf(context: Context, row: ContractRow): Promise<string | null> {
  if (!isOwn(context, row)) return null;
  const asked = await context.loaders(createFeedbackLoaders).byContract.load(row.id);
  if (!asked || !isFeedbackOpen({ ...row, askedAt: asked.askedAt }, context.now)) return null;
  return answerLinkPath(context.config, { purpose: 'again', id: row.id });
}

/** True if the sign-up is the viewer's own. Only they read the answer: not the charity by name, and not staff. */
function isOwn({ viewer }: Context, { chariteerId, guildId }: ContractRow): boolean {
  return guildId === null && viewer?.accountId === chariteerId;
}
