import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationTakeHandedPlaceArgs, MutationTakeStandInArgs } from '#api/graphql/generated/types.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { openHandOverLink } from './hand-over.ts';
import { takeOver } from './take-over.ts';

/** Takes over the place of someone who looks for a sub openly. Errors: NOT_LOGGED_IN, those of takeOver. */
export async function takeStandIn(
  context: Context,
  { id, ...taking }: MutationTakeStandInArgs,
): Promise<ContractRow> {
  requireLogin(context.viewer);
  return takeOver(context, { id, way: 'open' }, taking);
}

/** Takes a spot by a personal link. Errors: NOT_LOGGED_IN, INVALID_TOKEN, RATE_LIMITED, those of takeOver. */
export async function takeHandedPlace(
  context: Context,
  { token, ...taking }: MutationTakeHandedPlaceArgs,
): Promise<ContractRow> {
  requireLogin(context.viewer);
  const id = openHandOverLink(context, token);
  await countAttempt(context.store, [{ limit: 'answerByContract', subject: id }], context.now);
  return takeOver(context, { id, way: 'link' }, taking);
}
