import { asc, lte } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endHolds } from '#api/places/places/end-holds.ts';
import { tellOfEndedHolds } from '#api/places/places/tell-of-ended-holds.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db, Store } from '#db/store.ts';

const AT_ONCE = 50;

/** Ends the holds of a quest whose time is over; their places go to the waitlist as any that is given up,
 * and whoever's guardian was waited for is told. */
export async function lapseHolds(tx: Db, context: MailContext, questId: string): Promise<void> {
  const ended = await endHolds(tx, questId, lte(placeHold.endsAt, context.now));
  if (ended.length === 0) return;
  await report(tx, context, 'SpotFreed', { questId, count: ended.length });
  await tellOfEndedHolds(tx, context, { questId, ended });
}

/** Releases expired holds of all quests, each in its own write. Returns true if there may be more. */
export async function sweepHolds(store: Store, context: MailContext): Promise<boolean> {
  const due = await store.read
    .select({ questId: placeHold.questId })
    .from(placeHold)
    .where(lte(placeHold.endsAt, context.now))
    .orderBy(asc(placeHold.endsAt))
    .limit(AT_ONCE);
  const questIds = new Set(due.map(({ questId }) => questId));
  for (const questId of questIds) await store.write((tx) => lapseHolds(tx, context, questId));
  return due.length === AT_ONCE;
}
