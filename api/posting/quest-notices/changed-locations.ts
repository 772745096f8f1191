import { and, isNotNull, ne, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readLocations, type StoredLocation } from '#api/charities/providers/provider-queries.ts';
import { isInFeeds } from '#api/messages/calendar/quest-event.ts';
import { loadStoredQuests, type StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { hasPlace, isStillOn } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';
import { isLocationChanged, isPointMoved } from '#domain/quests/changes/location-change.ts';
import { notifyPeople } from './notify-people.ts';

/**
 * Tells the people on quests at a charity's locations that aren’t over of each location that is somewhere else or called
 * otherwise now, as of a moved quest.
 */
export async function tellOfLocations(
  tx: Db,
  context: MailContext,
  { providerId, before, actorId }: DomainEvents['LocationsChanged'],
): Promise<void> {
  const { now } = context;
  const changes = changesBetween(before, await readLocations(tx, providerId));
  const locationIds = changes.map(({ after }) => after.id);
  if (locationIds.length === 0) return;
  const held = await loadHeldQuests(tx, now, locationIds);
  // What a feed says of them is newer, too.
  await tx
    .update(quest)
    .set({ updatedAt: now })
    .where(and(isInList(quest.locationId, locationIds), hasPlace, isInFeeds(now)));
  const heldIds = held.map(({ id }) => id);
  await tx
    .update(contract)
    .set({ confirmedAt: null })
    .where(and(isInList(contract.questId, heldIds), isNotNull(contract.confirmedAt)));
  for (const stored of held) {
    const change = changes.find(({ after }) => after.id === stored.locationId);
    if (!change) continue;
    const places = { ...change, isPointMoved: isPointMoved(change.before, change.after) };
    await notifyPeople({ ...context, viewer: null }, tx, {
      ...{ kind: 'moved', stored, changes: {}, words: null, places, senderId: actorId },
    });
  }
}

type LocationChange = { before: StoredLocation; after: StoredLocation };

/** Returns which of a charity's locations people have to hear of. */
export function changesBetween(
  before: readonly StoredLocation[],
  after: readonly StoredLocation[],
): LocationChange[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return after.flatMap((one) => {
    const was = known.get(one.id);
    return was && isLocationChanged(was, one) ? { before: was, after: one } : [];
  });
}

/** Loads the quests at these locations that aren’t over and that someone is on, or a guild has reserved. */
export async function loadHeldQuests(
  db: Db,
  now: number,
  locationIds: readonly string[],
): Promise<StoredQuest[]> {
  const isHeld = sql`EXISTS (SELECT 1 FROM ${contract} WHERE ${contract.questId} = ${quest.id} AND ${isActive()})`;
  const found = await db
    .select({ id: quest.id })
    .from(quest)
    .where(and(isInList(quest.locationId, locationIds), hasPlace, isToCome(now), isHeld))
    .orderBy(quest.startedAt, quest.id);
  return loadStoredQuests(
    db,
    found.map(({ id }) => id),
  );
}

/** Whether a quest is ahead or in progress, when some are still to come. Stamps are no quests. */
function isToCome(now: number) {
  return and(isStillOn(now), ne(quest.publishingStatus, 'Template'));
}
