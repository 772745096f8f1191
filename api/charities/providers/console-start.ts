import { and, eq } from 'drizzle-orm';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { chosenBy, organizationAtWork, organizationsOf } from '#domain/charities/organization-choice.ts';
import { type DayNumbers, dayNumbers } from '#domain/quests/day-numbers.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';

/** What the console's page says of the charity at work before any script has come. */
export type ConsoleStart = { providerId: string; name: string; today: DayNumbers };

/**
 * The charity that someone works for in this browser (by its Cookie header), with its numbers of the day at an instant
 * (epoch ms); null for whoever works for none, or has not chosen one yet. One statement.
 */
export async function readConsoleStart(
  db: Db,
  viewer: Viewer,
  cookies: string | undefined,
  now: number,
): Promise<ConsoleStart | null> {
  const providerId = organizationAtWork(viewer, chosenBy(viewer.accountId, cookies));
  if (providerId === null) return null;
  const day = newYorkDay(now);
  const isToday = and(startsFrom(instantOf(day, '00:00')), startsBefore(instantOf(addDays(day, 1), '00:00')));
  const rows = await db
    .select({
      name: provider.name,
      quest: {
        publishingStatus: quest.publishingStatus,
        startedAt: quest.startedAt,
        takenCount: quest.takenCount,
        resourceMaxNumber: quest.resourceMaxNumber,
      },
    })
    .from(provider)
    .leftJoin(quest, and(eq(quest.providerId, provider.id), isToday))
    .where(eq(provider.id, providerId));
  const [first] = rows;
  if (!first) return null;
  // Under the name that the switch of organizations has for it.
  const known = organizationsOf(viewer, first.name).find((one) => one.providerId === providerId);
  const quests = rows.flatMap((row) => (row.quest ? [row.quest] : []));
  return { providerId, name: known?.name ?? first.name, today: dayNumbers(quests, day) };
}
