import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { requireManager } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { readUnanswered } from '#api/alerts/quest-messages/volunteer-messages.ts';
import type { HoursClaimRow } from '#api/attendance/hours-claims/hours-claim-queries.ts';
import { claimRow, selectOpenClaims } from '#api/attendance/hours-claims/hours-claim-queries.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { Desk } from '#api/graphql/generated/types.ts';
import { selectPendingCount } from '#api/guilds-and-groups/groups/group-application-queries.ts';
import { isLateDrop, isOwnMark } from '#api/rows/contract-where.ts';
import { isFull, startsAfter, startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { selectUnmarkedCount } from '#api/trainings/trainings/record-queries.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { monthToPost } from '#domain/books/month-to-post.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { type Feature, isAdminOf, mayAt } from '#domain/permissions/permissions.ts';
import { HELD_STATUSES } from '#domain/quests/quest-status.ts';
import { addDays, instantOf, monthBounds, newYorkDay } from '#domain/time/new-york-time.ts';
import { readFirstStep } from './first-step.ts';

const MOST_QUESTS = 20;
/** All of a day: its numbers are counted of them. */
const MOST_TODAY = 100;
const MOST_CLAIMS = 100;
const DAYS_AHEAD = 7;

/**
 * What needs a hand at a charity, in a number of statements that does not grow with it.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN.
 */
export async function readDesk(context: Context, providerId: string): Promise<DeskRow> {
  const viewer = requireManager(context.viewer, providerId);
  await findProvider(context, providerId);
  const may = (...features: Feature[]) => features.every((feature) => mayAt(viewer, providerId, feature));
  const ask = asker(context, providerId);
  const [
    today,
    short,
    lateDrops,
    ownMarks,
    claims,
    drafts,
    applications,
    trainings,
    unanswered,
    month,
    firstStep,
  ] = await Promise.all([
    ask.today(),
    ask.short(),
    may('seeEndedContracts') ? ask.lateDrops() : [],
    may('takeAttendance') ? ask.ownMarks() : [],
    may('takeAttendance') ? ask.claims() : [],
    may('editQuests', 'seeDrafts') ? ask.drafts() : [],
    isAdminOf(viewer, providerId) ? ask.applications() : 0,
    may('keepTrainingRecords') ? ask.trainings() : 0,
    may('editQuests', 'readContactInfo') ? readUnanswered(context, { providerId }) : [],
    may('createQuests') ? ask.unpostedMonth() : null,
    readFirstStep(context, { providerId }),
  ]);
  return {
    firstStep,
    ...{ today, short, lateDrops, ownMarks, drafts, unanswered, unpostedMonth: month },
    ...{ hoursClaims: claims, applicationCount: applications, trainingCount: trainings },
  };
}

/** A desk, its claims not yet with their people and quests. */
type DeskRow = Omit<Desk, 'hoursClaims'> & { hoursClaims: HoursClaimRow[] };

/** The questions of a desk, asked together in one statement. */
function asker(context: Context, providerId: string) {
  const { store, now } = context;
  const db = store.read;
  const together = context.loaders(createTogether);
  const day = newYorkDay(now);
  const held = and(eq(quest.providerId, providerId), isInList(quest.publishingStatus, HELD_STATUSES));
  const isTodays = and(
    startsFrom(instantOf(day, '00:00')),
    startsBefore(instantOf(addDays(day, 1), '00:00')),
  );
  const untilThen = startsBefore(instantOf(addDays(day, DAYS_AHEAD + 1), '00:00'));
  const totalOf = async (counted: Promise<{ total: number }[]>) => (await counted)[0]?.total ?? 0;
  return {
    today: () => together(questsThat(db, and(held, isTodays), { most: MOST_TODAY })),
    short: () => together(questsThat(db, and(held, startsAfter(now), untilThen, isShort))),
    lateDrops: () =>
      together(questsOfPeople(db, and(held, startsAfter(now), sql`NOT ${isFull}`, isLateDrop))),
    ownMarks: () => together(questsOfPeople(db, and(held, isOwnMark, isNull(contract.status)))),
    claims: async () => (await together(selectOpenClaims(db, providerId, MOST_CLAIMS))).map(claimRow),
    drafts: () =>
      together(
        questsThat(
          db,
          and(eq(quest.providerId, providerId), eq(quest.publishingStatus, 'Draft'), startsAfter(now)),
          { counted: sql<number>`count(*) OVER ()` },
        ),
      ),
    applications: () => totalOf(together(selectPendingCount(db, now, providerId))),
    trainings: () => totalOf(together(selectUnmarkedCount(db, providerId))),
    unpostedMonth: async () => {
      const month = monthToPost(now);
      const [[kept], posted] = await Promise.all([
        together(selectBooks(db, providerId)),
        totalOf(together(selectPosted(db, held, month))),
      ]);
      const { bundleBook } = parseQuestConfiguration(kept?.text);
      return bundleBook.monthly_schedule.length > 0 && posted === 0 ? month : null;
    },
  };
}

const isShort: SQL = sql`${quest.takenCount} < ${quest.resourceMinNumber}`;

function columns(of: SQL<number>) {
  return {
    id: quest.id,
    eventTitle: quest.eventTitle,
    startedAt: sql<number>`${quest.startedAt}`.as('startedAt'),
    endedAt: quest.endedAt,
    takenCount: quest.takenCount,
    waitingCount: quest.waitingCount,
    resourceMinNumber: quest.resourceMinNumber,
    resourceMaxNumber: quest.resourceMaxNumber,
    count: of.as('peopleCount'),
  };
}

function questsThat(db: Db, which: SQL | undefined, { counted = sql<number>`0`, most = MOST_QUESTS } = {}) {
  return db
    .select(columns(counted))
    .from(quest)
    .where(which)
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(most);
}

/** Quests with sign-ups of a kind, and how many there are of them. */
function questsOfPeople(db: Db, which: SQL | undefined) {
  return db
    .select(columns(count() as SQL<number>))
    .from(quest)
    .innerJoin(contract, eq(contract.questId, quest.id))
    .where(which)
    .groupBy(quest.id)
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(MOST_QUESTS);
}

/** How many quests of a charity's stamps are posted in a month. */
function selectPosted(db: Db, held: SQL | undefined, month: string) {
  const { start, end } = monthBounds(month);
  const isThen = and(startsFrom(start), startsBefore(end), isNotNull(quest.templateQuestId));
  return db.select({ total: count() }).from(quest).where(and(held, isThen));
}

function selectBooks(db: Db, providerId: string) {
  return db.select({ text: provider.questConfiguration }).from(provider).where(eq(provider.id, providerId));
}
