import { requireLogin } from '#api/auth/authorize.ts';
import { isOwnChild } from '#api/children/child-queries.ts';
import type { Context } from '#api/graphql/context.ts';
import { refreshRecapOfBail } from '#api/recaps/refresh-recap.ts';
import { loseSupervisor } from '#api/supervision/lose-supervisor.ts';
import type { Db } from '#db/store.ts';
import { refusalOfBail } from '#domain/bail-gate.ts';
import { checkAbandonReason } from '#domain/contract-form.ts';
import { ownReason } from '#domain/end-reason.ts';
import { DomainError } from '#domain/errors.ts';
import { abandon } from './abandon.ts';
import type { ContractFacts } from './contract-facts.ts';
import type { ContractRow } from './contract-row.ts';
import { givePlaceBack } from './place-counter.ts';

/**
 * Gives the place of the session's own volunteer, or of a child under its account, back, inside the write that loaded the facts.
 * Errors: CONTRACT_NOT_FOUND for others' sign-ups, NOT_SIGNED_UP, QUEST_OVER_BAIL, BAD_USER_INPUT.
 */
export async function bailOut(
  context: Context,
  tx: Db,
  { facts, abandonReason }: { facts: ContractFacts; abandonReason?: string | null },
): Promise<ContractRow> {
  const { viewer, now } = context;
  const { accountId } = requireLogin(viewer);
  const reason = ownReason(abandonReason);
  const problem = checkAbandonReason(reason);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  const isForChild = await isOwnChild(tx, accountId, facts.chariteerId);
  const actingId = isForChild ? facts.chariteerId : accountId;
  const refusal = refusalOfBail({ now, contract: facts, quest: facts, accountId: actingId });
  if (refusal) throw new DomainError(refusal);
  const abandoned = await abandon(tx, facts, { abandonedAt: now, abandonReason: reason }, 'NOT_SIGNED_UP');
  await givePlaceBack(tx, facts.questId);
  await refreshRecapOfBail(tx, { ...abandoned, startedAt: facts.startedAt });
  await loseSupervisor(tx, context, { supervisorId: actingId, questId: facts.questId });
  return abandoned;
}
