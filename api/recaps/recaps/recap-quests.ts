import { and, count, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryRecapQuestsArgs, RecapQuest, RecapQuestPage } from '#api/graphql/generated/types.ts';
import { creditedMinutes, isActiveSignUp, othersWhoCame, spotsOf } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { dollarsOf } from '#domain/recaps/recap.ts';
import { isPeriod, periodBounds } from '#domain/recaps/recap-period.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { hourCents } from './labor-value.ts';
import { isCountedQuest, isCountedService, otherMinutes, typeOf, zipAtEnd } from './recap-insights.ts';
import { requireRecap } from './require-recap.ts';
import { readWalkIns } from './walk-in-figures.ts';

/**
 * The quests that the insights of a period are counted from, by start, a page of them. Needs donationRecap R.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a period or page.
 */
export async function listRecapQuests(context: Context, args: QueryRecapQuestsArgs): Promise<RecapQuestPage> {
  const providerId = await requireRecap(context, args.providerId);
  if (!isPeriod(args.period))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  const { limit, offset } = pageOf(args);
  const { read } = context.store;
  const { start, end } = periodBounds(args.period);
  const started = { providerId, start, end: Math.min(end, context.now) };
  const offered = await readOffered(read, started);
  const rows = new Map(offered.map((row) => [row.questId, row]));
  for (const served of await readServed(read, { providerId, start, end })) {
    const row = rows.get(served.questId) ?? { ...NOTHING_OFFERED, ...served };
    rows.set(served.questId, {
      ...row,
      minutes: served.minutes,
      dollarValue: served.dollarValue,
      others: served.others,
      otherMinutes: served.otherMinutes,
    });
  }
  for (const { questId, walkIns } of await readWalkIns(read, isCountedQuest(started), context.now)) {
    const row = rows.get(questId);
    if (row) rows.set(questId, { ...row, walkIns });
  }
  const items = [...rows.values()].sort(byStart).slice(offset, offset + limit);
  return { items, total: rows.size };
}

type Span = { providerId: string; start: number; end: number };

const NOTHING_OFFERED = { spots: 0, signUps: 0, heads: 0, absences: 0, leadMinutes: null, walkIns: 0 };
const ABOUT = {
  questId: quest.id,
  eventTitle: quest.eventTitle,
  startedAt: quest.startedAt,
  tags: quest.serviceTags,
  address: location.address,
};

type About = { tags: string[]; address: string | null };

/** What is told of a quest, with its type and ZIP code. */
function told<Row extends About>({ tags, address, ...row }: Row) {
  return { ...row, type: typeOf(tags), zip: zipAtEnd(address) };
}

async function readOffered(db: Db, span: Span): Promise<RecapQuest[]> {
  const lead = sql`(${quest.startedAt} - ${contract.claimedAt}) / 60000`;
  const rows = await db
    .select({
      ...ABOUT,
      spots: quest.resourceMaxNumber,
      signUps: count(contract.id),
      heads: sql<number>`coalesce(sum(${spotsOf()}), 0)`,
      absences: sql<number>`count(*) FILTER (WHERE ${contract.status} = 'Absent')`,
      leadMinutes: sql<number | null>`CAST(round(avg(${lead})
        FILTER (WHERE ${lte(contract.claimedAt, quest.startedAt)})) AS INT)`,
    })
    .from(quest)
    .leftJoin(contract, and(eq(contract.questId, quest.id), isActiveSignUp()))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(isCountedQuest(span))
    .groupBy(quest.id);
  return rows.map((row) => ({
    ...told(row),
    minutes: 0,
    dollarValue: 0,
    others: 0,
    otherMinutes: 0,
    walkIns: 0,
  }));
}

async function readServed(db: Db, span: Span) {
  const cents = await hourCents(db, span);
  const rows = await db
    .select({
      ...ABOUT,
      minutes: sql<number>`sum(${creditedMinutes()})`,
      minuteCents: sql<number>`sum((${creditedMinutes()}) * (${cents}))`,
      others: sql<number>`sum(${othersWhoCame()})`,
      otherMinutes: sql<number>`sum(${otherMinutes()})`,
    })
    .from(quest)
    .innerJoin(contract, eq(contract.questId, quest.id))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(isCountedService(span))
    .groupBy(quest.id);
  return rows.map(({ minuteCents, ...row }) => ({ ...told(row), dollarValue: dollarsOf(minuteCents) }));
}

/** Order of quests by start; those without a date come first. */
function byStart(one: RecapQuest, other: RecapQuest): number {
  return (one.startedAt ?? 0) - (other.startedAt ?? 0) || one.questId.localeCompare(other.questId);
}
