import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { type EndedSpot, spotEndedMessage } from '#api/reads/calendar-feeds/ended-spots.ts';
import type { Db } from '#db/store.ts';

/** Takes a spot off its owner's calendar by an email of its own, where no other one tells of the end. */
export async function tellSpotEnded(tx: Db, context: MailContext, spot: EndedSpot): Promise<void> {
  const message = await spotEndedMessage(tx, context, spot);
  if (message) await queueMessages(tx, context, message, [spot.chariteerId]);
}
