import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { copyOfOwnWords } from '#api/people/young-messages/copy-of-own-words.ts';
import type { ContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { ownReason } from '#domain/quests/changes/end-reason.ts';
import { refusalOfBail } from '#domain/sign-up/bail-gate.ts';
import { checkAbandonReason } from '#domain/sign-up/contract-form.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import { abandon } from './abandon.ts';
import { giveSpotsBack } from './place-counter.ts';

export type GivenUp = { facts: ContractFacts; abandonReason?: string | null };

/**
 * Gives a place back for whoever is known to act for its volunteer: by the session, or by a link that was sent to them.
 * Errors: CONTRACT_NOT_FOUND for others' sign-ups, NOT_SIGNED_UP, QUEST_OVER_BAIL, BAD_USER_INPUT,
 * CONTACT_DETAILS_TO_YOUNG.
 */
export async function giveUpPlace(
  context: MailContext,
  tx: Db,
  { facts, abandonReason, actingId }: GivenUp & { actingId: string },
): Promise<ContractRow> {
  const { now } = context;
  const reason = ownReason(abandonReason);
  const problem = checkAbandonReason(reason);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  const refusal = refusalOfBail({ now, contract: facts, quest: facts, accountId: actingId });
  if (refusal) throw new DomainError(refusal);
  const { chariteerId: writerId, providerId } = facts;
  await report(tx, context, 'WordsWritten', {
    copies: await copyOfOwnWords(tx, now, { text: reason, writerId, providerId }),
  });
  const abandoned = await abandon(
    tx,
    context,
    facts,
    { abandonedAt: now, abandonReason: reason, leaverId: actingId },
    'NOT_SIGNED_UP',
  );
  const count = spotsOf(abandoned);
  await giveSpotsBack(tx, facts.questId, count);
  await report(tx, context, 'SpotGivenUp', { ...facts, count, abandonedAt: now, leaverId: actingId });
  return abandoned;
}
