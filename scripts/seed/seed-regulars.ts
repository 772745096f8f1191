import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { regular } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { entryKey } from '#domain/books/schedule-entry.ts';
import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import type { SeededPerson } from './seed-people.ts';

const CHARITY = '1';
const HOUR_MS = 3_600_000;
const PAUSE_DAYS = 30;

/** Makes people regulars of the first shift of charity 1 that asks for nothing else, since the month was posted; the last one pauses. */
export async function seedRegulars(tx: Db, people: readonly SeededPerson[], now: number): Promise<void> {
  const [charity] = await tx
    .select({ books: provider.questConfiguration })
    .from(provider)
    .where(eq(provider.id, CHARITY));
  const shifts = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, CHARITY),
        eq(quest.publishingStatus, 'Template'),
        eq(quest.eventType, 'OSV'),
        eq(quest.prerequisiteMinutes, 0),
        isNull(quest.flexibleMinimumTime),
      ),
    );
  const stampIds = new Set(shifts.map(({ id }) => id));
  const { monthly_schedule } = parseQuestConfiguration(charity?.books).bundleBook;
  const entry = monthly_schedule.find(({ quest_id }) => stampIds.has(quest_id));
  if (!entry) return;
  const rows = people.map(({ id: chariteerId }, at) => ({
    id: newId(now),
    providerId: CHARITY,
    stampId: entry.quest_id,
    entry: entryKey(entry),
    chariteerId,
    since: now - (people.length - at) * HOUR_MS,
    pausedUntil: at === people.length - 1 ? addDays(newYorkDay(now), PAUSE_DAYS) : null,
  }));
  await tx.insert(regular).values(rows);
}
