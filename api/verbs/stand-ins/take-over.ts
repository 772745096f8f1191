import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireSelfOrChild } from '#api/reads/children/require-self-or-child.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { type GateRow, gateFactsOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import { readStandIn, type StandInFacts, standingOfRow } from '#api/reads/stand-ins/stand-in-facts.ts';
import { copyToYoung } from '#api/reads/young-messages/copy-to-young.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationTakeStandInArgs } from '#api/sdl/generated/types.ts';
import { insertSubmission } from '#api/verbs/contracts/insert-submission.ts';
import { keepFormAnswers, refuseFormDetails } from '#api/verbs/contracts/refuse-form-details.ts';
import { insertContract } from '#api/verbs/places/insert-contract.ts';
import { settleClash } from '#api/verbs/places/leaving/settle-clash.ts';
import { insertSupervision } from '#api/verbs/supervision/insert-supervision.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { checkContractForm, contractFormOf, submittedAnswers } from '#domain/sign-up/contract-form.ts';
import { refusalOf, type Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { refusalOfTaking, verdictOnPlace } from '#domain/stand-ins/stand-in-gate.ts';
import { moveContract } from './move-contract.ts';
import { tellHandedOver } from './tell-handed-over.ts';

type Taking = Omit<MutationTakeStandInArgs, 'id'>;
type Wanted = { id: string; way: StandInFacts['way'] };

/**
 * Takes over someone's place, with the whole gate checked inside the write: the one contract ends, the other begins,
 * and as many places are taken as before. Errors: STAND_IN_NOT_FOUND, PLACE_GONE, STAND_IN_ENDED, FORBIDDEN for
 * someone else's id, every refusal of the gate but QUEST_FULL, those of settleClash, BAD_USER_INPUT, SUPERVISOR_MISSING.
 */
export async function takeOver(context: Context, wanted: Wanted, taking: Taking): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const taker = await requireSelfOrChild(tx, person, taking.chariteerId ?? person.accountId);
    const request = await readStandIn(tx, wanted.id);
    if (request?.way !== wanted.way) throw new DomainError('STAND_IN_NOT_FOUND');
    const gone = refusalOfTaking(standingOfRow(request, context.now));
    if (gone) throw new DomainError(gone);
    const { row, verdict } = await requireGate(tx, context, taker, request.questId);
    const form = formFor(row, request, taking, { submitterId: taker.accountId, now: context.now });
    const { accountId: chariteerId } = taker;
    await refuseFormDetails(tx, context.now, { ...row, ...form, chariteerId });
    await settleClash(tx, context, { ...taking, row, chariteerId, chosen: form });
    await report(tx, context, 'SpotTaken', {
      questId: row.questId,
      chariteerId,
      wasWaiting: row.isWaiting === 1,
    });
    const taken = await insertContract(tx, newContract(row, taker, form, context.now), 'ALREADY_SIGNED_UP');
    await moveContract(tx, request, { takenByContractId: taken.id, now: context.now });
    await insertSubmission(tx, taken, submittedAnswers(row, form));
    if (verdict === 'WITH_SUPERVISION')
      await insertSupervision(tx, context, { ...row, ...taken, contractId: taken.id }, taking);
    await keepWord(tx, context, request, taken);
    await keepFormAnswers(tx, context, { ...row, ...form, chariteerId });
    await report(tx, context, 'SpotHandedOver', { questId: row.questId, leaverId: request.asker.id });
    await tellHandedOver(tx, context, request, taken);
    return taken;
  });
}

async function requireGate(
  tx: Db,
  { now }: Context,
  taker: Subject,
  questId: string,
): Promise<{ row: GateRow; verdict: Verdict }> {
  const question = { viewerId: taker.accountId, questIds: [questId], isCountingAlways: false };
  const [row] = await loadGateRows(tx, { ...question, clashesAt: now });
  if (!row || !answersSignUps(row, taker)) throw new DomainError('QUEST_NOT_FOUND');
  const verdict = verdictOnPlace(gateFactsOf(row, taker, now));
  const refusal = refusalOf(verdict);
  if (refusal) throw new DomainError(refusal);
  return { row, verdict };
}

/** The place comes with its times: on a flexible quest those of whoever leaves. */
function formFor(
  row: GateRow,
  { expectedArrivalAt, expectedDepartureAt }: StandInFacts,
  { formJSON = null }: Taking,
  submission: { submitterId: string; now: number },
) {
  const form = contractFormOf(row, { expectedArrivalAt, expectedDepartureAt, formJSON }, submission);
  const problem = checkContractForm(row, form);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return form;
}

function newContract(
  { questId, providerId }: GateRow,
  { accountId: chariteerId }: Subject,
  form: ReturnType<typeof formFor>,
  claimedAt: number,
) {
  return { ...form, questId, providerId, chariteerId, guildId: null, claimedAt };
}

/** An adult's words to somebody under 18 are kept for the charity's admins, as all such words; of a child, its guardian's. */
async function keepWord(
  tx: Db,
  context: Context,
  { asker, word, providerId, questId }: StandInFacts,
  { chariteerId }: ContractRow,
): Promise<void> {
  const isByYoung = asker.guardianId === null && isYoungOn(asker.dateOfBirth, context.now);
  if (word === null || isByYoung) return;
  const message = {
    providerId,
    questId,
    senderId: asker.guardianId ?? asker.id,
    kind: 'message' as const,
    text: word,
  };
  await report(tx, context, 'WordsWritten', {
    copies: await copyToYoung(tx, context.now, { ...message, recipientId: chariteerId }),
  });
}
