import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireSelfOrChild } from '#api/reads/children/require-self-or-child.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationCreateContractArgs } from '#api/sdl/generated/types.ts';
import { insertContract, type NewContract } from '#api/verbs/places/insert-contract.ts';
import { takePlace } from '#api/verbs/places/place-counter.ts';
import { insertSupervision } from '#api/verbs/supervision/insert-supervision.ts';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkContractForm, contractFormOf, submittedAnswers } from '#domain/sign-up/contract-form.ts';
import { judge, refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { insertSubmission } from './insert-submission.ts';
import { readTellingFacts, tellWithFacts } from './tell-signed-up.ts';

/**
 * Signs the session's own volunteer or a child under its account up, with the whole gate checked inside the write.
 * Errors: every refusal of the gate, FORBIDDEN for somebody else's id, QUEST_NOT_FOUND, BAD_USER_INPUT,
 * SUPERVISOR_MISSING.
 */
export async function signUp(context: Context, args: MutationCreateContractArgs): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  const facts = (tx: Db) => readFacts(tx, context, person, args);
  const write = (tx: Db, known: Facts) => takeIfAllowed(tx, context, args, known);
  // For the young more is to be asked: who supervises, and whose guardian hears of it.
  const isYoung = person.isYoung || person.accountId !== args.chariteerId;
  return isYoung
    ? context.store.write(async (tx) => write(tx, await facts(tx)))
    : context.store.decide({ of: args.chariteerId, facts, write });
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(tx: Db, context: Context, person: Viewer, args: MutationCreateContractArgs) {
  const { questId, chariteerId } = args;
  const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
  const [viewer, [row], telling] = await Promise.all([
    requireSelfOrChild(tx, person, chariteerId),
    loadGateRows(tx, question),
    readTellingFacts(tx, context, { questId, chariteerId }),
  ]);
  return { viewer, row, telling };
}

async function takeIfAllowed(
  tx: Db,
  context: Context,
  args: MutationCreateContractArgs,
  { viewer, row, telling }: Facts,
): Promise<ContractRow> {
  const { now } = context;
  if (!row || !answersSignUps(row, viewer)) throw new DomainError('QUEST_NOT_FOUND');
  const verdict = judge(gateFactsOf(row, viewer, now));
  const refusal = refusalOf(verdict);
  if (refusal) throw new DomainError(refusal);
  const form = contractFormOf(row, args, { submitterId: viewer.accountId, now });
  const problem = checkContractForm(row, form);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  const { questId, providerId } = row;
  const id = newId(now);
  const who = { id, questId, providerId, chariteerId: viewer.accountId, guildId: null };
  const values = { ...form, ...who, claimedAt: now };
  const [signedUp] = await Promise.all([
    placeFor(tx, values),
    insertSubmission(tx, values, submittedAnswers(row, form)),
    tellWithFacts(tx, context, values, telling),
  ]);
  if (verdict === 'WITH_SUPERVISION')
    await insertSupervision(tx, context, { ...row, ...signedUp, contractId: id }, args);
  return signedUp;
}

/** A place with its contract. Errors: QUEST_FULL, ALREADY_SIGNED_UP. */
async function placeFor(tx: Db, values: NewContract & { providerId: string }): Promise<ContractRow> {
  const taken = takePlace(tx, values.questId).then((isTaken) => {
    if (!isTaken) throw new DomainError('QUEST_FULL');
  });
  const [signedUp] = await Promise.all([insertContract(tx, values, 'ALREADY_SIGNED_UP'), taken]);
  return signedUp;
}
