import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireSelfOrChild } from '#api/reads/children/require-self-or-child.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { type GateRow, gateFactsOf, hasHeldPlace, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationCreateContractArgs } from '#api/sdl/generated/types.ts';
import { takeHold } from '#api/verbs/places/holding/take-hold.ts';
import { insertContract, type NewContract } from '#api/verbs/places/insert-contract.ts';
import { requireNoClash, settleClash } from '#api/verbs/places/leaving/settle-clash.ts';
import { takePlace } from '#api/verbs/places/place-counter.ts';
import { insertSupervision, requireSupervisor } from '#api/verbs/supervision/insert-supervision.ts';
import { takeOffer } from '#api/verbs/waiting/take-offer.ts';
import { newId } from '#db/new-id.ts';
import type { SurveyAnswer } from '#db/schema/survey-submission.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { isFull } from '#domain/quests/quest-status.ts';
import { checkContractForm, contractFormOf, submittedAnswers } from '#domain/sign-up/contract-form.ts';
import { judge, refusalOf, type Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { insertSubmission } from './insert-submission.ts';
import { keepFormAnswers, refuseFormDetails } from './refuse-form-details.ts';
import { readTellingFacts, type TellingFacts, tellSignedUp, tellWithFacts } from './tell-signed-up.ts';

type SignUp = Omit<MutationCreateContractArgs, 'guildId'> & {
  /** Signing up and creating an account in one step; set by the server only. */
  isJoining?: boolean;
};

/**
 * Signs the session's own volunteer or a child under its account up, with the whole gate checked inside the write.
 * Errors: FORBIDDEN for someone else's id, those of enterQuest.
 */
export async function signUp(context: Context, args: SignUp): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  // For the young more is to be asked: who supervises, and whose guardian hears of it.
  const isYoung = person.isYoung || person.accountId !== args.chariteerId;
  const isSimple = !isYoung && !args.leaveContractId && !args.invitation;
  const decided = isSimple ? await decideSignUp(context, person, args) : null;
  if (decided !== null) return decided;
  return context.store.write(async (tx) => {
    const viewer = await requireSelfOrChild(tx, person, args.chariteerId);
    const coming = { questId: args.questId, comerId: viewer.accountId, personId: person.accountId };
    await report(tx, context, 'LinkFollowed', { ...coming, token: args.invitation });
    return enterQuest(context, tx, viewer, args);
  });
}

/** Signs up in a batch with others; does nothing and returns null if another sign-up would have to end for it. */
function decideSignUp(context: Context, person: Viewer, args: SignUp): Promise<ContractRow | null> {
  return context.store.decide({
    of: person.accountId,
    facts: async (tx) => {
      const [row, telling] = await Promise.all([
        loadRow(tx, context.now, args),
        readTellingFacts(tx, context, args),
      ]);
      return { row, telling };
    },
    write: async (tx, { row, telling }) => {
      // What is held may have lapsed by now, which only a write can say.
      if (row && row.heldCount > 0 && isFull(row)) return null;
      const entry = entryOf(context.now, person, args, row);
      const isSimple = entry.row.isWaiting === 0 && !hasHeldPlace(entry.row, context.now);
      if (!isSimple || entry.verdict === 'WITH_SUPERVISION') return null;
      requireNoClash(context.now, { row: entry.row, chariteerId: person.accountId, chosen: entry.values });
      return writeEntry(tx, context, entry, telling);
    },
  });
}

/**
 * The same for whoever is known to act for that volunteer, inside a write. Who has an offer gets the place that it
 * holds; no one is on the waitlist and on the quest at once, and no one on two quests at one time.
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
  await report(tx, context, 'SpotWanted', { questId: args.questId });
  const entry = entryOf(now, viewer, args, await loadRow(tx, now, { ...args, chariteerId }));
  const { row, verdict, values, answers } = entry;
  await refuseFormDetails(tx, now, values);
  // Whoever joins keeps the account though the quest refuses them: then nothing of the sign-up may be written.
  if (verdict === 'WITH_SUPERVISION') await requireSupervisor(tx, context, values, args);
  await settleClash(tx, context, { ...args, row, chariteerId, chosen: values });
  await getPlace(tx, context, row, chariteerId);
  const signedUp = await insertContract(tx, values, 'ALREADY_SIGNED_UP');
  await insertSubmission(tx, signedUp, answers);
  if (verdict === 'WITH_SUPERVISION')
    await insertSupervision(tx, context, { ...row, ...signedUp, contractId: signedUp.id }, args);
  await keepFormAnswers(tx, context, values);
  await tellSignedUp(tx, context, signedUp);
  return signedUp;
}

async function loadRow(tx: Db, now: number, { questId, chariteerId }: SignUp): Promise<GateRow | undefined> {
  const asked = { viewerId: chariteerId, questIds: [questId] };
  const [row] = await loadGateRows(tx, { ...asked, isCountingAlways: false, clashesAt: now });
  return row;
}

/** What is to be written for someone whom the gate lets pass. */
type Entry = {
  row: GateRow;
  verdict: Verdict;
  values: NewContract & { id: string; providerId: string };
  answers: SurveyAnswer[] | null;
};

/** Errors: every refusal of the gate, QUEST_NOT_FOUND, BAD_USER_INPUT. */
function entryOf(now: number, viewer: Subject, args: SignUp, row: GateRow | undefined): Entry {
  const { accountId: chariteerId } = viewer;
  if (!row || !answersSignUps(row, viewer)) throw new DomainError('QUEST_NOT_FOUND');
  const facts = gateFactsOf(row, viewer, now);
  const verdict = judge({ ...facts, viewer: facts.viewer && { ...facts.viewer, isJoining: args.isJoining } });
  const refusal = refusalOf(verdict);
  if (refusal) throw new DomainError(refusal);
  const form = contractFormOf(row, args, { submitterId: chariteerId, now });
  const problem = checkContractForm(row, form);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  const { questId, providerId } = row;
  const who = { id: newId(now), questId, providerId, chariteerId, guildId: null };
  return { row, verdict, values: { ...form, ...who, claimedAt: now }, answers: submittedAnswers(row, form) };
}

/** Sends all statements at once. Errors: QUEST_FULL, ALREADY_SIGNED_UP. */
async function writeEntry(
  tx: Db,
  context: MailContext,
  { values, answers }: Entry,
  telling: TellingFacts,
): Promise<ContractRow> {
  const taken = takePlace(tx, values.questId).then((isTaken) => {
    if (!isTaken) throw new DomainError('QUEST_FULL');
  });
  const [signedUp] = await Promise.all([
    insertContract(tx, values, 'ALREADY_SIGNED_UP'),
    taken,
    insertSubmission(tx, values, answers),
    tellWithFacts(tx, context, values, telling),
  ]);
  return signedUp;
}

/** The place that is held since they joined, or by an offer, else a free one. Errors: QUEST_FULL. */
async function getPlace(tx: Db, context: MailContext, row: GateRow, chariteerId: string): Promise<void> {
  const { questId } = row;
  const own = { questId, chariteerId };
  const isTaken = hasHeldPlace(row, context.now)
    ? (await takeHold(tx, context.now, own)) || (await takeOffer(tx, context.now, own))
    : await takePlace(tx, questId);
  if (!isTaken) throw new DomainError('QUEST_FULL');
  await report(tx, context, 'SpotTaken', { ...own, wasWaiting: row.isWaiting === 1 });
}
