import { and, asc, desc, eq, not, sql } from 'drizzle-orm';
import { isNotOver, startsAfter, startsFrom } from '#api/rows/quest-where.ts';
import { contestResult } from '#db/schema/contest.ts';
import { guild } from '#db/schema/guild.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questListing } from '#db/schema/quest-listing.ts';
import type { Db, Store } from '#db/store.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { LOCALES } from '#domain/texts/locale.ts';

/** A sitemap holds at most 50,000 addresses, and a page has one in each language. */
const MOST_PAGES = Math.floor(50_000 / LOCALES.length);
const MOST_GUILDS = 3_000;
/** Charities and the fixed pages need some as well. */
const MOST_QUESTS = MOST_PAGES - MOST_GUILDS - 1_500;

export type SitemapRows = {
  charities: { id: string }[];
  guilds: { id: string }[];
  contestYears: { year: number }[];
  quests: { id: string; providerId: string; updatedAt: number }[];
};

/** Guilds, contests whose result is kept, visible charities, and their published quests that are not over. `now` in epoch ms. */
export async function listForSitemap({ read }: Store, now: number): Promise<SitemapRows> {
  const charities = await read
    .select({ id: provider.id })
    .from(provider)
    .where(eq(provider.isVisible, true))
    .orderBy(asc(provider.id));
  const guilds = await read.select({ id: guild.id }).from(guild).orderBy(asc(guild.id)).limit(MOST_GUILDS);
  const quests = await readQuests(read, now);
  const contestYears = await read
    .selectDistinct({ year: contestResult.year })
    .from(contestResult)
    .orderBy(desc(contestResult.year));
  return { charities, guilds, contestYears, quests };
}

/**
 * Quests that finding lists, and those that began so lately that they may be under way, by start. Neither reads the past:
 * in a large installation that is most of what there is.
 */
async function readQuests(read: Db, now: number): Promise<SitemapRows['quests']> {
  const columns = {
    id: quest.id,
    providerId: quest.providerId,
    updatedAt: quest.updatedAt,
    startedAt: quest.startedAt,
  };
  const isShown = and(eq(provider.id, quest.providerId), eq(provider.isVisible, true), isNotOver(now));
  const listed = await read
    .select(columns)
    .from(questListing)
    .crossJoin(quest)
    .crossJoin(provider)
    .where(and(eq(quest.id, questListing.questId), isShown))
    .orderBy(asc(questListing.id))
    .limit(MOST_QUESTS);
  const begun = await read
    .select(columns)
    .from(quest)
    .crossJoin(provider)
    .where(
      and(
        startsFrom(now - QUEST_LIMITS.durationMaxMinutes * 60_000),
        not(startsAfter(now)),
        sql`+${quest.publishingStatus} = 'Published'`,
        isShown,
      ),
    )
    .orderBy(asc(quest.startedAt))
    .limit(MOST_QUESTS);
  const byId = new Map([...begun, ...listed].map((row) => [row.id, row]));
  return [...byId.values()]
    .toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_QUESTS);
}
