import { and, eq, gt } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endHolds } from '#api/places/places/end-holds.ts';
import { moveHoldEnds } from '#api/places/places/move-hold-ends.ts';
import { tellOfEndedHolds } from '#api/places/places/tell-of-ended-holds.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import type { QuestEdited } from '#domain/events/domain-event.ts';
import { holdEndsAt } from '#domain/holds/hold-terms.ts';
import { endCancelledList } from './end-list.ts';
import { passOnPlaces } from './pass-on-places.ts';
import { isStanding } from './waiting-where.ts';

/** What edits of quests mean to those who wait for them, once they are written. Does nothing where no one waits. */
export async function keepListsOfEdits(
  tx: Db,
  context: MailContext,
  edits: readonly QuestEdited[],
): Promise<void> {
  const awaited = edits.filter(({ stored }) => stored.waitingCount > 0 || stored.heldCount > 0);
  for (const edit of awaited) await keepListOf(tx, context, edit);
}

async function keepListOf(tx: Db, context: MailContext, { stored, changes }: QuestEdited): Promise<void> {
  const { id: questId } = stored;
  const { publishingStatus, startedAt, resourceMaxNumber = stored.resourceMaxNumber } = changes;
  if (publishingStatus === 'Cancelled') return endCancelledList(tx, context, questId);
  if (startedAt != null) await endBy(tx, context, questId, startedAt);
  const more = resourceMaxNumber - stored.resourceMaxNumber;
  if (more > 0) await passOnPlaces(tx, context, questId, more);
}

/**
 * No offer and no hold outlives the start, also where that is moved. What could no longer be held for a guardian ends at
 * once, with a word about it: else they would read of an hour that they were never given.
 */
async function endBy(tx: Db, context: MailContext, questId: string, startsAt: number): Promise<void> {
  await tx
    .update(placeOffer)
    .set({ endsAt: startsAt })
    .where(and(eq(placeOffer.questId, questId), isStanding, gt(placeOffer.endsAt, startsAt)));
  if (holdEndsAt('guardian', startsAt, context.now) === null) {
    const ended = await endHolds(tx, questId, eq(placeHold.reason, 'guardian'));
    await passOnPlaces(tx, context, questId, ended.length);
    await tellOfEndedHolds(tx, context, { questId, ended }, 'moved');
  }
  await moveHoldEnds(tx, questId, startsAt);
}
