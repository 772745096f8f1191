import { and, asc, desc, eq } from 'drizzle-orm';
import { isNotOver } from '#api/rows/quests/quest-where.ts';
import { contestResult } from '#db/schema/contest.ts';
import { guild } from '#db/schema/guild.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
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
  const quests = await read
    .select({ id: quest.id, providerId: quest.providerId, updatedAt: quest.updatedAt })
    .from(quest)
    .innerJoin(provider, and(eq(provider.id, quest.providerId), eq(provider.isVisible, true)))
    .where(and(eq(quest.publishingStatus, 'Published'), isNotOver(now)))
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(MOST_QUESTS);
  const contestYears = await read
    .selectDistinct({ year: contestResult.year })
    .from(contestResult)
    .orderBy(desc(contestResult.year));
  return { charities, guilds, contestYears, quests };
}
