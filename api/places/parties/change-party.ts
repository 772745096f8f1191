import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationChangePartyArgs } from '#api/graphql/generated/types.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { takeSpots } from '#api/places/places/take-spot.ts';
import { type ContractFacts, loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  type PartyHead,
  partyJson,
  partyOf,
  refusalOfChange,
  refusalOfParty,
  tidyParty,
} from '#domain/sign-up/party.ts';
import { partyFactsOf } from '#domain/sign-up/party-facts.ts';

/**
 * Says anew who comes along with the own sign-up, or that of a child under the account; what is freed goes to the
 * waitlist. Errors: NOT_LOGGED_IN, CONTRACT_NOT_FOUND, NOT_SIGNED_UP, QUEST_CANCELLED, QUEST_STARTED, BAD_USER_INPUT.
 */
export async function changeParty(
  context: Context,
  { contractId, others }: MutationChangePartyArgs,
): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  const party = tidyParty(others);
  return context.store.write(async (tx) => {
    const facts = await loadContractFacts(tx, contractId);
    const isForChild = facts !== undefined && (await isOwnChild(tx, person, facts.chariteerId));
    const actingId = isForChild ? facts.chariteerId : person.accountId;
    if (!facts) throw new DomainError('CONTRACT_NOT_FOUND');
    const refusal = refusalOfChange(facts, actingId, context.now);
    if (refusal) throw new DomainError(refusal);
    await report(tx, context, 'SpotWanted', { questId: facts.questId });
    const before = await readParty(tx, contractId);
    const isOfGuild = await requireComing(tx, context, facts, { party, before });
    return writeParty(tx, context, facts, { party, before, isOfGuild });
  });
}

type Change = { party: readonly PartyHead[]; before: readonly PartyHead[] };

async function readParty(tx: Db, contractId: string): Promise<PartyHead[]> {
  const isIts = eq(contract.id, contractId);
  const row = await tx.select({ party: contract.party }).from(contract).where(isIts).get();
  return partyOf(row?.party ?? null);
}

/** Returns whether they come on spots that a guild holds. Errors: BAD_USER_INPUT saying who cannot come. */
async function requireComing(
  tx: Db,
  { now }: Context,
  { questId, providerId, chariteerId }: ContractFacts,
  { party, before }: Change,
): Promise<boolean> {
  const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
  const [row] = await loadGateRows(tx, question);
  const subjects = await readSubjects(tx, { ids: [chariteerId], providerId, now });
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  const gate = gateFactsOf(row, subjects.get(chariteerId) ?? null, now);
  const refusal = refusalOfParty(partyFactsOf(row, gate), party, before);
  if (refusal) throw new DomainError(refusal.refusal, refusal);
  return gate.viewer?.guildSpotsLeft != null;
}

/** Writes who comes along, with the spots that they take or free: none between the two is free for anyone. */
async function writeParty(
  tx: Db,
  context: Context,
  { id, questId, providerId }: ContractFacts,
  { party, before, isOfGuild }: Change & { isOfGuild: boolean },
): Promise<ContractRow> {
  const more = party.length - before.length;
  if (more > 0 && !(await takeSpots(tx, questId, { count: more, isOfGuild })))
    throw new DomainError('QUEST_FULL');
  const [row] = await tx
    .update(contract)
    .set({ others: party.length, party: partyJson(party), othersCame: null })
    .where(eq(contract.id, id))
    .returning(CONTRACT_COLUMNS);
  if (more < 0) {
    await giveSpotsBack(tx, questId, -more);
    await report(tx, context, 'SpotFreed', { questId, count: -more });
  }
  if (!row) throw new DomainError('CONTRACT_NOT_FOUND');
  return { ...row, ownerId: row.chariteerId, providerId };
}
