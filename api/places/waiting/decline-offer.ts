import { and, eq, gt } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationDeclineOfferedPlaceArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { countLetPass } from './count-let-pass.ts';
import { endOffers } from './end-offers.ts';
import { passOnAgain } from './pass-on-places.ts';

/**
 * Lets the next on the list have the place that is held for the session's own volunteer, or for a child under its
 * account. False when none is. Errors: NOT_LOGGED_IN, FORBIDDEN for someone else's id.
 */
export async function declineOfferedPlace(
  context: Context,
  { questId, chariteerId }: MutationDeclineOfferedPlaceArgs,
): Promise<boolean> {
  const person = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const declining = await requireSelfOrChild(tx, person, chariteerId ?? person.accountId);
    return declineOffer(tx, context, { questId, chariteerId: declining.accountId });
  });
}

/** Declines a person's offer for a caller who may act for them. An offer to the whole list can't be declined. */
export async function declineOffer(
  tx: Db,
  context: MailContext,
  { questId, chariteerId }: { questId: string; chariteerId: string },
): Promise<boolean> {
  const { now } = context;
  const own = and(eq(placeOffer.chariteerId, chariteerId), gt(placeOffer.endsAt, now));
  const ended = await endOffers(tx, questId, { state: 'declined', endedAt: now, where: own });
  if (ended.length === 0) return false;
  await countLetPass(tx, context, questId, ended);
  await passOnAgain(tx, context, questId, ended.length);
  return true;
}
