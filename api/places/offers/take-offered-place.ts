import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationTakeOfferedPlaceArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { enterQuest } from '#api/places/contracts/enter-quest.ts';
import { readOwnWaiting } from '#api/places/waiting/own-waiting.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Subject } from '#domain/permissions/permissions.ts';

/**
 * Takes the place that is offered to the session's own volunteer, or to a child under its account.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for someone else's id, those of takeOffered.
 */
export async function takeOfferedPlace(
  context: Context,
  { questId, chariteerId, leaveContractId }: MutationTakeOfferedPlaceArgs,
): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const taking = await requireSelfOrChild(tx, person, chariteerId ?? person.accountId);
    return takeOffered(tx, context, taking, { questId, leaveContractId });
  });
}

/**
 * The same for whoever is known to act for them. Who has taken it already gets the contract that they have: two taps
 * make one. Errors: OFFER_ENDED, those of enterQuest.
 */
export async function takeOffered(
  tx: Db,
  context: MailContext,
  taking: Subject,
  { questId, leaveContractId }: { questId: string; leaveContractId?: string | null | undefined },
): Promise<ContractRow> {
  const own = { questId, chariteerId: taking.accountId };
  const held = await readTaken(tx, own);
  if (held) return held;
  const waiting = await readOwnWaiting(tx, context.now, own);
  if (!waiting?.offer) throw new DomainError('OFFER_ENDED');
  return enterQuest(tx, context, taking, { questId, leaveContractId });
}

/** The contract of someone who got it by an offer, or another one, while an offer was made to them. */
async function readTaken(
  tx: Db,
  { questId, chariteerId }: { questId: string; chariteerId: string },
): Promise<ContractRow | null> {
  const [row] = await tx
    .select({ ...CONTRACT_COLUMNS, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(eq(contract.questId, questId), eq(contract.chariteerId, chariteerId), isActiveSignUp()));
  return row ? { ...row, ownerId: row.chariteerId } : null;
}
