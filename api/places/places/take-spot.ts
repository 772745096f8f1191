import { and, eq, gt, sql } from 'drizzle-orm';
import { placeHold } from '#db/schema/place-hold.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import { takeGuildSpots } from './guild-spots.ts';
import { takeHeldPlace, takePlace } from './place-counter.ts';

type Own = { questId: string; chariteerId: string };

/**
 * Takes the spot that is held for someone since they joined or by an offer, else a free one; and a free one for each
 * person who comes along. Errors: QUEST_FULL.
 */
export async function takeSpot(
  tx: Db,
  now: number,
  { others, ...own }: Own & { others: number },
  { isHeld, isOfGuild }: { isHeld: boolean; isOfGuild: boolean },
): Promise<void> {
  const take = (count: number) => takeSpots(tx, own.questId, { count, isOfGuild });
  const isTaken = isHeld
    ? ((await takeHold(tx, now, own)) || (await takeOffer(tx, now, own))) &&
      (others === 0 || (await take(others)))
    : await take(spotsOf({ others }));
  if (!isTaken) throw new DomainError('QUEST_FULL');
}

/** Takes so many spots: of those that the person's guild holds, else of the rest. False, and none is, where there are fewer. */
export function takeSpots(
  tx: Db,
  questId: string,
  { count, isOfGuild }: { count: number; isOfGuild: boolean },
): Promise<boolean> {
  return isOfGuild ? takeGuildSpots(tx, questId, count) : takePlace(tx, questId, count);
}

/**
 * Takes the place that is held for this person since they joined; false when none is any more. The row goes in the same
 * statement that finds it, so that two taps take one place.
 */
async function takeHold(tx: Db, now: number, { questId, chariteerId }: Own): Promise<boolean> {
  const isOwn = and(eq(placeHold.questId, questId), eq(placeHold.chariteerId, chariteerId));
  const taken = await tx
    .delete(placeHold)
    .where(and(isOwn, gt(placeHold.endsAt, now)))
    .returning({ id: placeHold.id });
  if (taken.length === 0) return false;
  await takeHeldPlace(tx, questId);
  return true;
}

/**
 * Takes the place that an offer holds: the one for this person, else one for the whole list. False when none stands any
 * more. The condition stands in the UPDATE, so of two who come for the same place one gets it.
 */
async function takeOffer(tx: Db, now: number, { questId, chariteerId }: Own): Promise<boolean> {
  const taken = await tx
    .update(placeOffer)
    .set({ state: 'taken', endedAt: now })
    .where(
      sql`${placeOffer.id} = (SELECT offer."id" FROM place_offer AS offer WHERE offer."questId" = ${questId}
        AND offer."state" = 'standing' AND offer."endsAt" > ${now}
        AND (offer."chariteerId" = ${chariteerId} OR offer."chariteerId" IS NULL)
        ORDER BY offer."chariteerId" IS NULL, offer."id" LIMIT 1)`,
    )
    .returning({ id: placeOffer.id });
  if (taken.length === 0) return false;
  await takeHeldPlace(tx, questId);
  return true;
}
