import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QuestEvent } from '#api/messages/calendar/quest-calendar.ts';
import {
  ENTRY_COLUMNS,
  EVENT_COLUMNS,
  eventOf,
  isEntryOf,
  isInFeeds,
  isPublicEntry,
  PUBLIC_ENTRY,
} from '#api/messages/calendar/quest-event.ts';
import { childrenUnder } from '#api/rows/child-where.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { account } from '#db/schema/account.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db, Store } from '#db/store.ts';
import { saidIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';

const MOST_EVENTS = 500;

/** Errors: NOT_LOGGED_IN. */
export async function findOwnFeed({ viewer, store }: Context): Promise<{ createdAt: number } | null> {
  const { accountId } = requireLogin(viewer);
  const [feed] = await store.read
    .select({ createdAt: calendarFeed.createdAt })
    .from(calendarFeed)
    .where(eq(calendarFeed.accountId, accountId));
  return feed ?? null;
}

/** Owner of a calendar feed, and their language; null if they haven't chosen one. */
export type FeedOwner = { accountId: string; locale: Locale | null };

/** The account whose feed has this secret address; null when there is none, or the account is banned. */
export async function findFeedOwner({ read }: Store, token: string): Promise<FeedOwner | null> {
  const [owner] = await read
    .select({ accountId: account.id, locale: account.locale })
    .from(calendarFeed)
    .innerJoin(account, and(eq(account.id, calendarFeed.accountId), eq(account.isBanned, false)))
    .where(eq(calendarFeed.tokenHash, hashToken(token)));
  return owner ?? null;
}

/** Account whose events the feed lists, and its language. */
type Reader = { accountId: string; locale: Locale };

/** Reads the dated quests on which someone or a child of theirs has a spot, from 60 days ago on. `now` in epoch ms. */
export async function listOwnEvents(store: Store, reader: Reader, now: number): Promise<QuestEvent[]> {
  return listEvents(store, reader, isInFeeds(now), now);
}

/** Reads the entries for one quest, however long ago; none without a spot on it. */
export async function listOwnEventsOf(
  store: Store,
  reader: Reader,
  questId: string,
  now: number,
): Promise<QuestEvent[]> {
  return listEvents(store, reader, eq(quest.id, questId), now);
}

/**
 * Reads a charity's name and its dated public quests as visitors may, from 60 days ago on, with the canceled ones that were
 * public; null for a charity that no one may see. Of more than a feed holds, the nearest to `now`.
 */
export async function listCharityEvents(
  { read }: Store,
  { providerId, locale }: { providerId: string; locale: Locale },
  now: number,
): Promise<{ name: string; events: QuestEvent[] } | null> {
  const [charity] = await read
    .select({ name: provider.name })
    .from(provider)
    .where(and(eq(provider.id, providerId), eq(provider.isVisible, true)));
  if (!charity) return null;
  const isRead = and(eq(questTranslation.questId, quest.id), eq(questTranslation.locale, locale));
  const rows = await read
    .select({
      ...EVENT_COLUMNS,
      ...PUBLIC_ENTRY,
      translated: { eventTitle: questTranslation.eventTitle, description: questTranslation.description },
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(questTranslation, isRead)
    .leftJoin(location, isPlaceOfQuest)
    .leftJoin(calendarEntry, isPublicEntry())
    .where(
      and(
        eq(quest.providerId, providerId),
        or(
          eq(quest.publishingStatus, 'Published'),
          // Never shown in a list, it has no such entry.
          and(eq(quest.publishingStatus, 'Cancelled'), isNotNull(calendarEntry.uid)),
        ),
        isInFeeds(now),
      ),
    )
    .orderBy(sql`abs(${quest.startedAt} - ${now})`, asc(quest.id))
    .limit(MOST_EVENTS);
  const events = rows.flatMap(({ translated, ...row }) => {
    const { title, description } = saidIn(locale, row.written, translated);
    const event = eventOf(row, { title: title.text, description: description.text });
    return event ? { ...event, childName: null, expectedArrivalAt: null, expectedDepartureAt: null } : [];
  });
  return { ...charity, events: events.sort((one, other) => one.startedAt - other.startedAt) };
}

/** The account itself and the children in its care. */
const peopleOf = (db: Db, accountId: string, now: number) =>
  sql`(SELECT ${accountId} UNION ALL SELECT * FROM ${childrenUnder(db, accountId, now)})`;

async function listEvents(
  { read }: Store,
  { accountId, locale }: Reader,
  wanted: SQL,
  now: number,
): Promise<QuestEvent[]> {
  const isRead = and(eq(questTranslation.questId, quest.id), eq(questTranslation.locale, locale));
  const rows = await read
    .select({
      ...EVENT_COLUMNS,
      ...ENTRY_COLUMNS,
      translated: { eventTitle: questTranslation.eventTitle, description: questTranslation.description },
      childName: sql<
        string | null
      >`iif(${contract.chariteerId} = ${accountId}, NULL, ${chariteer.nameFirst})`,
      expectedArrivalAt: contract.expectedArrivalAt,
      expectedDepartureAt: contract.expectedDepartureAt,
    })
    .from(contract)
    .innerJoin(quest, and(eq(quest.id, contract.questId), ne(quest.publishingStatus, 'Template')))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .leftJoin(calendarEntry, isEntryOf(contract.chariteerId))
    .leftJoin(questTranslation, isRead)
    .leftJoin(location, isPlaceOfQuest)
    .where(and(inArray(contract.chariteerId, peopleOf(read, accountId, now)), isActiveSignUp(), wanted))
    .orderBy(asc(quest.startedAt), asc(quest.id), asc(contract.claimedAt), asc(contract.id))
    .limit(MOST_EVENTS);
  return rows.flatMap(({ translated, ...row }) => {
    const { title, description } = saidIn(locale, row.written, translated);
    return eventOf(row, { title: title.text, description: description.text }) ?? [];
  });
}
