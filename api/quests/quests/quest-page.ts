import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Values } from '#api/access/request/bare-rows.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryQuestPageArgs, QuestFilter, QuestSort } from '#api/graphql/generated/types.ts';
import {
  hasNotStarted,
  hasStarted,
  startsBefore as isBefore,
  startsFrom as isFrom,
} from '#api/rows/quest-where.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { questViewerAt } from '#domain/permissions/permissions.ts';
import { visibleStatuses } from '#domain/quests/quest-status.ts';
import type { QuestRow } from './quest-row.ts';
import { selectQuests } from './quest-selection.ts';
import { shapeQuests } from './quest-shape.ts';
import { requestedSelection } from './requested-selection.ts';

/** Lists a page of a provider's quests with their total number. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT. */
export async function listQuestPage(
  context: Context,
  args: QueryQuestPageArgs,
  fields: RequestedFields,
): Promise<{ items: QuestRow[]; total: number }> {
  const { limit, offset } = pageOf(args);
  const { viewer, store, now } = context;
  const provider = await findProvider(context, args.providerId);
  const matches = and(isListed(context, args), ...filtersOf(args.filter ?? {}, now));
  const [counted] = await store.read.select({ total: count() }).from(quest).where(matches);
  const selection = requestedSelection(fields.get('items') ?? NO_FIELDS, viewer !== null);
  const page = selectQuests(store.read, selection)
    .where(matches)
    .orderBy(...orderOf(args.sort))
    .limit(limit)
    .offset(offset);
  const rows = (await page.prepare().values({ viewer: viewer?.accountId ?? null })) as Values[];
  return { items: shapeQuests(selection, rows, provider, context), total: counted?.total ?? 0 };
}

const NO_FIELDS: RequestedFields = new Map();

/** Templates belong to the list only when a manager asks for them by their status. */
function isListed({ viewer }: Context, { providerId, filter }: QueryQuestPageArgs): SQL | undefined {
  const place = filter?.publishingStatus === 'Template' ? 'detail' : 'list';
  const as = questViewerAt(viewer, providerId);
  const statuses = visibleStatuses(as, as === 'public' ? 'list' : place);
  return and(eq(quest.providerId, providerId), isInList(quest.publishingStatus, statuses));
}

function filtersOf(filter: QuestFilter, now: number): (SQL | undefined)[] {
  const { q, publishingStatus, eventType, startsFrom, startsBefore, isUpcoming } = filter;
  return [
    holdsFolded(quest.titleKey, q),
    publishingStatus ? eq(quest.publishingStatus, publishingStatus) : undefined,
    eventType ? eq(quest.eventType, eventType) : undefined,
    startsFrom == null ? undefined : isFrom(startsFrom),
    startsBefore == null ? undefined : isBefore(startsBefore),
    isUpcoming === true ? hasNotStarted(now) : undefined,
    isUpcoming === false ? hasStarted(now) : undefined,
  ];
}

/** The id makes the order total, so that no row stands on two pages. */
function orderOf(sort: QuestSort | null | undefined): SQL[] {
  const direction = sort?.order === 'DESC' ? desc : asc;
  return [direction(quest[sort?.field ?? 'startedAt']), direction(quest.id)];
}
