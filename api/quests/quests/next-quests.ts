import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { QueryNextQuestsArgs } from '#api/graphql/generated/types.ts';
import { gateFactsOf } from '#api/quests/sign-up/gate-facts.ts';
import { clashesWithNothingOf } from '#api/rows/clash-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { isTakeableBy } from '#api/rows/takeable-by.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { needsTrainingOnly } from '#domain/sign-up/sign-up-gate.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import { createQuestLoaders } from './quest-loaders.ts';
import type { QuestRow } from './quest-row.ts';

/** How many of the quests ahead are looked at, by start, and how many one may ask for. */
const CANDIDATES = 100;
const MOST = 10;
/** The 25 categories, and quests without one. */
const MOST_CATEGORIES = 26;
const CATEGORY = sql`lower(trim(json_extract(${quest.serviceTags}, '$[0]')))`;

/**
 * The next published quests with a date that the gate lets the viewer take (visitors: a newcomer), those of the
 * charity before others, nothing of theirs being in the way; or those that only a training keeps from the viewer. Errors: BAD_USER_INPUT.
 */
export async function listNextQuests(
  context: Context,
  { providerId, category, first = 3, needsTraining, isOnePerCategory }: QueryNextQuestsArgs,
): Promise<QuestRow[]> {
  const most = isOnePerCategory ? MOST_CATEGORIES : MOST;
  if (first < 1 || first > most) {
    throw new DomainError('BAD_USER_INPUT', { message: englishOnly(`first is a number from 1 to ${most}.`) });
  }
  const ofType = category == null ? undefined : isOfCategory(category);
  const find = needsTraining ? whereTrainingIsMissing : isOnePerCategory ? takeableByCategory : takeable;
  const own = providerId == null ? [] : await find(context, and(eq(quest.providerId, providerId), ofType));
  const rest = own.length >= first ? [] : await find(context, ofType);
  const ids = [...new Set([...own, ...rest])].slice(0, first);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(ids.map((id) => byId.load(id)));
  return quests.filter((row) => row !== null);
}

/** Condition that a quest is of a category, by its first service tag as in `categoryOf` of the domain. */
function isOfCategory(category: string): SQL {
  return sql`${CATEGORY} = ${category.trim().toLowerCase()}`;
}

/** The next ones that are shown to everyone, by start. CROSS JOIN keeps the quests before their charities. */
function candidates({ store, now }: Context, where: SQL | undefined) {
  // The plus keeps the planner on the index by start.
  const isPublished = sql`+${quest.publishingStatus} = 'Published'`;
  return store.read
    .select({ id: quest.id })
    .from(quest)
    .crossJoin(provider)
    .where(
      and(
        eq(provider.id, quest.providerId),
        startsAfter(now),
        isPublished,
        eq(provider.isVisible, true),
        where,
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(CANDIDATES);
}

async function takeable(context: Context, where: SQL | undefined): Promise<string[]> {
  const rows = await takeableRows(context, where).limit(MOST);
  return rows.map(({ id }) => id);
}

async function takeableByCategory(context: Context, where: SQL | undefined): Promise<string[]> {
  const rows = await takeableRows(context, where);
  const firsts = new Map<string, string>();
  for (const { id, category } of rows) if (!firsts.has(category)) firsts.set(category, id);
  return [...firsts.values()];
}

function takeableRows(context: Context, where: SQL | undefined) {
  const { store, viewer, now } = context;
  return store.read
    .select({ id: quest.id, category: CATEGORY.mapWith(String) })
    .from(quest)
    .crossJoin(provider)
    .leftJoin(chariteer, eq(chariteer.id, viewer?.accountId ?? ''))
    .where(
      and(
        eq(provider.id, quest.providerId),
        inArray(quest.id, candidates(context, where)),
        ...isTakeableBy(viewer, now),
        viewer ? clashesWithNothingOf(viewer.accountId, now) : undefined,
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .$dynamic();
}

async function whereTrainingIsMissing(context: Context, where: SQL | undefined): Promise<string[]> {
  const { viewer, now } = context;
  const ids = (await candidates(context, where)).map(({ id }) => id);
  const rows = await context.loaders(createQuestLoaders).gateRow.loadMany(ids);
  return rows.flatMap((row) =>
    row && !(row instanceof Error) && needsTrainingOnly(gateFactsOf(row, viewer, now)) ? [row.questId] : [],
  );
}
