import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireSelfOrChild } from '#api/reads/children/require-self-or-child.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationCreateContractArgs } from '#api/sdl/generated/types.ts';
import { insertContract } from '#api/verbs/places/insert-contract.ts';
import { settleClash } from '#api/verbs/places/leaving/settle-clash.ts';
import { takePlace } from '#api/verbs/places/place-counter.ts';
import { insertSupervision } from '#api/verbs/supervision/insert-supervision.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkContractForm, contractFormOf, submittedAnswers } from '#domain/sign-up/contract-form.ts';
import { judge, refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { insertSubmission } from './insert-submission.ts';
import { tellSignedUp } from './tell-signed-up.ts';

/**
 * Signs the session's own volunteer or a child under its account up, with the whole gate checked inside the write,
 * and at what time: another place is given up for this one, or this one is refused.
 * Errors: every refusal of the gate, those of settleClash, FORBIDDEN for somebody else's id, QUEST_NOT_FOUND, BAD_USER_INPUT,
 * SUPERVISOR_MISSING.
 */
export async function signUp(context: Context, args: MutationCreateContractArgs): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  const { now } = context;
  return context.store.write(async (tx) => {
    const viewer = await requireSelfOrChild(tx, person, args.chariteerId);
    const asked = { viewerId: viewer.accountId, questIds: [args.questId] };
    const [row] = await loadGateRows(tx, { ...asked, isCountingAlways: false, clashesAt: now });
    if (!row || !answersSignUps(row, viewer)) throw new DomainError('QUEST_NOT_FOUND');
    const verdict = judge(gateFactsOf(row, viewer, now));
    const refusal = refusalOf(verdict);
    if (refusal) throw new DomainError(refusal);
    const form = contractFormOf(row, args, { submitterId: viewer.accountId, now });
    const problem = checkContractForm(row, form);
    if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
    await settleClash(tx, context, { row, chosen: form, ...args });
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
    await tellSignedUp(tx, context, signedUp);
    return signedUp;
  });
}
