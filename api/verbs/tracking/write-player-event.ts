import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationWritePlayerEventArgs } from '#api/sdl/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkPlayerEvent, givenProperties, isTracked } from '#domain/tracking/player-event.ts';

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
  await store.write(async (tx) => {
    await tx
      .insert(playerEvent)
      .values({ id: newId(now), playerId, eventName, properties: kept, createdAt: now });
  });
  return true;
}
