import { and, eq, or, sql } from 'drizzle-orm';
import { isStillOn } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';

export type LocationUse = { name: string; uses: string[] };

/**
 * Reads the first of a provider's approved locations outside these ids that something uses: a quest that isn’t over, a stamp,
 * or a time of the monthly schedule; null when none is. Two statements.
 */
export async function findLocationInUse(
  db: Db,
  providerId: string,
  keptIds: readonly string[],
  now: number,
): Promise<LocationUse | null> {
  const rows = await db
    .select({ id: location.id, name: location.name, title: quest.eventTitle })
    .from(location)
    .leftJoin(
      quest,
      and(eq(quest.locationId, location.id), or(isStillOn(now), eq(quest.publishingStatus, 'Template'))),
    )
    .where(
      and(
        eq(location.providerId, providerId),
        eq(location.isApproved, true),
        sql`NOT ${isInList(location.id, keptIds)}`,
      ),
    )
    .orderBy(location.position, quest.startedAt, quest.id);
  if (rows.length === 0) return null;
  const scheduled = await readScheduledTitles(db, providerId);
  for (const [id, uses] of Map.groupBy(rows, (row) => row.id)) {
    const titles = [...uses.flatMap(({ title }) => title ?? []), ...(scheduled.get(id) ?? [])];
    if (titles.length > 0) return { name: uses[0]?.name ?? '', uses: [...new Set(titles)] };
  }
  return null;
}

/** Location → titles of the stamps that the monthly schedule posts there. */
async function readScheduledTitles(db: Db, providerId: string): Promise<Map<string, string[]>> {
  const [books] = await db
    .select({ json: provider.questConfiguration })
    .from(provider)
    .where(eq(provider.id, providerId));
  const { monthly_schedule, monthly_reservations } = parseQuestConfiguration(books?.json).bundleBook;
  const times = [...monthly_schedule, ...monthly_reservations];
  const stamps = await db
    .select({ id: quest.id, title: quest.eventTitle })
    .from(quest)
    .where(
      isInList(
        quest.id,
        times.map(({ quest_id }) => quest_id),
      ),
    );
  const titles = new Map(stamps.map(({ id, title }) => [id, title]));
  const byLocation = Map.groupBy(times, ({ location_id }) => location_id);
  return new Map(
    [...byLocation].map(([id, entries]) => [
      id,
      entries.flatMap(({ quest_id }) => titles.get(quest_id) ?? []),
    ]),
  );
}
