import { eq } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { regular } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { type EntryTimes, entryOfKey, replacedEntries } from '#domain/books/schedule-entry.ts';
import { ASKED_DAYS } from '#domain/regulars/regular-turns.ts';
import { tellRegularAsked, tellRegularEnded } from './tell-regular-entry.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Follows a change of a charity's schedule: regulars of an entry with a new time or place are asked anew and keep their
 * turn for a week; those of an entry that is gone are told that it is over.
 */
export async function keepRegulars(
  tx: Db,
  context: MailContext,
  { before, after }: { before: readonly EntryTimes[]; after: readonly EntryTimes[] },
): Promise<void> {
  const replaced = replacedEntries(before, after);
  if (replaced.size === 0) return;
  const stampIds = [...new Set([...replaced.keys()].map((key) => entryOfKey(key).quest_id))];
  const concerned = await tx.select().from(regular).where(isInList(regular.stampId, stampIds));
  const askedUntil = context.now + ASKED_DAYS * DAY_MS;
  for (const [key, next] of replaced) {
    const regulars = concerned.filter(({ entry }) => entry === key);
    if (regulars.length === 0) continue;
    const told = { entry: entryOfKey(next ?? key), chariteerIds: regulars.map((one) => one.chariteerId) };
    if (next === null) {
      await tx.delete(regular).where(eq(regular.entry, key));
      await tellRegularEnded(tx, context, { ...told, isByCharity: false });
    } else {
      await tx.update(regular).set({ entry: next, askedUntil }).where(eq(regular.entry, key));
      await tellRegularAsked(tx, context, { ...told, until: askedUntil });
    }
  }
}
