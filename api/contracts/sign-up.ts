import { requireLogin } from '#api/auth/authorize.ts';
import { requireSelfOrChild } from '#api/children/require-self-or-child.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationCreateContractArgs } from '#api/graphql/generated/resolvers.ts';
import { answersSignUps } from '#api/quests/quest-visibility.ts';
import { insertSupervision } from '#api/supervision/insert-supervision.ts';
import { checkContractForm, contractFormOf, submittedAnswers } from '#domain/contract-form.ts';
import { DomainError } from '#domain/errors.ts';
import { judge, refusalOf } from '#domain/sign-up-gate.ts';
import type { ContractRow } from './contract-row.ts';
import { gateFactsOf, loadGateRows } from './gate-facts.ts';
import { insertContract } from './insert-contract.ts';
import { insertSubmission } from './insert-submission.ts';
import { takePlace } from './place-counter.ts';

/**
 * Signs the session's own volunteer or a child under its account up, with the whole gate checked inside the write.
 * Errors: every refusal of the gate, FORBIDDEN for somebody else's id, QUEST_NOT_FOUND, BAD_USER_INPUT,
 * SUPERVISOR_MISSING.
 */
export async function signUp(context: Context, args: MutationCreateContractArgs): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  const { now } = context;
  return context.store.write(async (tx) => {
    const viewer = await requireSelfOrChild(tx, person, args.chariteerId);
    const question = { viewerId: viewer.accountId, questIds: [args.questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row || !answersSignUps(row, viewer)) throw new DomainError('QUEST_NOT_FOUND');
    const verdict = judge(gateFactsOf(row, viewer, now));
    const refusal = refusalOf(verdict);
    if (refusal) throw new DomainError(refusal);
    const form = contractFormOf(row, args, { submitterId: viewer.accountId, now });
    const problem = checkContractForm(row, form);
    if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
    if (!(await takePlace(tx, row.questId))) throw new DomainError('QUEST_FULL');
    const { questId, providerId } = row;
    const values = {
      ...form,
      questId,
      providerId,
      chariteerId: viewer.accountId,
      guildId: null,
      claimedAt: now,
    };
    const signedUp = await insertContract(tx, values, 'ALREADY_SIGNED_UP');
    await insertSubmission(tx, signedUp, submittedAnswers(row, form));
    if (verdict === 'WITH_SUPERVISION')
      await insertSupervision(tx, context, { ...row, ...signedUp, contractId: signedUp.id }, args);
    return signedUp;
  });
}
