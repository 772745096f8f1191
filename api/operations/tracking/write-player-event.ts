import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationWritePlayerEventArgs } from '#api/graphql/generated/types.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { newId } from '#db/new-id.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import type { Db, Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  checkPlayerEvent,
  endOfRetention,
  givenProperties,
  isTracked,
  type PlayerEventName,
  toldSince,
} from '#domain/tracking/player-event.ts';

/** Stores a tracking event of the session's own volunteer. Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED. */
export async function writePlayerEvent(
  { viewer, store, now }: Context,
  { eventName, properties }: MutationWritePlayerEventArgs,
): Promise<boolean> {
  const person = requireLogin(viewer);
  const problem = checkPlayerEvent(eventName, properties ?? {});
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  if (!isTracked(person, now)) return false;
  const { accountId: playerId } = person;
  await countAttempt(store, [{ limit: 'playerEventByAccount', subject: playerId }], now);
  const kept = givenProperties(properties ?? {});
  const since = toldSince(eventName, now);
  await store.write(async (tx) => {
    if (since !== null && (await isTold(tx, { playerId, eventName, questID: kept.questID ?? null, since })))
      return;
    await tx
      .insert(playerEvent)
      .values({ id: newId(now), playerId, eventName, properties: kept, createdAt: now });
  });
  return true;
}

type Told = { playerId: string; eventName: PlayerEventName; questID: string | null; since: number };

/** Whether the person did the same with the same quest since then. */
async function isTold(tx: Db, { playerId, eventName, questID, since }: Told): Promise<boolean> {
  const told = await tx
    .select({ id: playerEvent.id })
    .from(playerEvent)
    .where(
      and(
        eq(playerEvent.playerId, playerId),
        gt(playerEvent.createdAt, since),
        eq(playerEvent.eventName, eventName),
        sql`${playerEvent.properties} ->> 'questID' IS ${questID}`,
      ),
    )
    .limit(1)
    .get();
  return told !== undefined;
}

/** Deletes the events that are kept no longer. `now` in epoch ms. */
export async function sweepPlayerEvents(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, playerEvent, lt(playerEvent.createdAt, endOfRetention(now)));
}
