import { requireLogin } from '#api/access/auth/authorize.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireSelfOrChild } from '#api/reads/children/require-self-or-child.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { type GateRow, gateFactsOf, hasHeldPlace, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationCreateContractArgs } from '#api/sdl/generated/types.ts';
import { insertContract } from '#api/verbs/places/insert-contract.ts';
import { settleClash } from '#api/verbs/places/leaving/settle-clash.ts';
import { takePlace } from '#api/verbs/places/place-counter.ts';
import { insertSupervision } from '#api/verbs/supervision/insert-supervision.ts';
import { leaveList } from '#api/verbs/waiting/leave-list.ts';
import { takeOffer } from '#api/verbs/waiting/take-offer.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { checkContractForm, contractFormOf, submittedAnswers } from '#domain/sign-up/contract-form.ts';
import { judge, refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { insertSubmission } from './insert-submission.ts';
import { tellSignedUp } from './tell-signed-up.ts';

type SignUp = Omit<MutationCreateContractArgs, 'guildId'>;

/**
 * Signs the session's own volunteer or a child under its account up, with the whole gate checked inside the write.
 * Errors: FORBIDDEN for somebody else's id, those of enterQuest.
 */
export async function signUp(context: Context, args: SignUp): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const viewer = await requireSelfOrChild(tx, person, args.chariteerId);
    return enterQuest(context, tx, viewer, args);
  });
}

/**
 * The same for whoever is known to act for that volunteer, inside a write. Who has an offer gets the place that it
 * holds; nobody is on the waiting list and on the quest at once, and nobody on two quests at one time.
 * Errors: every refusal of the gate, those of settleClash, QUEST_NOT_FOUND, BAD_USER_INPUT, SUPERVISOR_MISSING.
 */
export async function enterQuest(
  context: MailContext,
  tx: Db,
  viewer: Subject,
  args: SignUp,
): Promise<ContractRow> {
  const { now } = context;
  const { accountId: chariteerId } = viewer;
  const asked = { viewerId: chariteerId, questIds: [args.questId] };
  const [row] = await loadGateRows(tx, { ...asked, isCountingAlways: false, clashesAt: now });
  if (!row || !answersSignUps(row, viewer)) throw new DomainError('QUEST_NOT_FOUND');
  const verdict = judge(gateFactsOf(row, viewer, now));
  const refusal = refusalOf(verdict);
  if (refusal) throw new DomainError(refusal);
  const form = contractFormOf(row, args, { submitterId: chariteerId, now });
  const problem = checkContractForm(row, form);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  await settleClash(tx, context, { ...args, row, chariteerId, chosen: form });
  await getPlace(tx, context, row, chariteerId);
  const { questId, providerId } = row;
  const values = { ...form, questId, providerId, chariteerId, guildId: null, claimedAt: now };
  const signedUp = await insertContract(tx, values, 'ALREADY_SIGNED_UP');
  await insertSubmission(tx, signedUp, submittedAnswers(row, form));
  if (verdict === 'WITH_SUPERVISION')
    await insertSupervision(tx, context, { ...row, ...signedUp, contractId: signedUp.id }, args);
  await tellSignedUp(tx, context, signedUp);
  return signedUp;
}

/** The place that an offer holds, else a free one. Errors: QUEST_FULL. */
async function getPlace(tx: Db, context: MailContext, row: GateRow, chariteerId: string): Promise<void> {
  const { questId } = row;
  const own = { questId, chariteerId };
  const isTaken = hasHeldPlace(row, context.now)
    ? await takeOffer(tx, context.now, own)
    : await takePlace(tx, questId);
  if (!isTaken) throw new DomainError('QUEST_FULL');
  if (row.isWaiting === 1) await leaveList(tx, context, own);
}
