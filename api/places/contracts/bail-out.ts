import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isOwnChild } from '#api/people/children/child-queries.ts';
import { type GivenUp, giveUpPlace } from '#api/places/places/give-up-place.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';

/**
 * Gives the place of the session's own volunteer, or of a child under its account, back, inside the write that loaded the facts.
 * Errors: CONTRACT_NOT_FOUND for others' sign-ups, NOT_SIGNED_UP, QUEST_OVER_BAIL, BAD_USER_INPUT.
 */
export async function bailOut(
  context: Context,
  tx: Db,
  { facts, abandonReason }: GivenUp,
): Promise<ContractRow> {
  const person = requireLogin(context.viewer);
  const isForChild = await isOwnChild(tx, person, facts.chariteerId);
  const actingId = isForChild ? facts.chariteerId : person.accountId;
  return giveUpPlace(context, tx, { facts, abandonReason, actingId });
}
