import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Values } from '#api/access/request/bare-rows.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryGetProviderQuestsArgs } from '#api/graphql/generated/types.ts';
import { hasStarted, isNotOver, isOver, startsAfter } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { EventType, PublishingStatus } from '#domain/quests/quest-status.ts';
import type { QuestRow } from './quest-row.ts';
import { selectQuests } from './quest-selection.ts';
import { shapeQuests } from './quest-shape.ts';
import { LONGEST_QUEST_MS } from './quest-window.ts';
import { requestedSelection } from './requested-selection.ts';

const SHOWN_TYPES: readonly EventType[] = ['OSV', 'SUPPLY-REQUEST'];
const AHEAD: readonly PublishingStatus[] = ['Draft', 'Published', 'Unlisted', 'Private'];
/** A draft was never offered, so it did not take place. */
const BEHIND: readonly PublishingStatus[] = ['Published', 'Unlisted', 'Private'];

/**
 * The schedule of a Provider account's own charity: what is not over yet, next first, or what is over, newest first.
 * Shifts and supply requests only. Errors: NOT_LOGGED_IN, FORBIDDEN for every other account, BAD_USER_INPUT.
 */
export async function listProviderSchedule(
  context: Context,
  args: QueryGetProviderQuestsArgs,
  fields: RequestedFields,
): Promise<{ items: QuestRow[]; total: number }> {
  const { viewer, store, now } = context;
  const { ownProviderId, accountId } = requireLogin(viewer);
  if (ownProviderId === null) throw new DomainError('FORBIDDEN');
  const { limit, offset } = pageOf(args);
  const provider = await findProvider(context, ownProviderId);
  const matches = and(
    eq(quest.providerId, provider.id),
    isInList(quest.eventType, SHOWN_TYPES),
    isInList(quest.publishingStatus, args.isPast ? BEHIND : AHEAD),
    args.isPast ? isShownBehind(now) : isShownAhead(now),
  );
  const [counted] = await store.read.select({ total: count() }).from(quest).where(matches);
  const selection = requestedSelection(fields.get('items') ?? new Map(), true);
  const direction = args.isPast ? desc : asc;
  const page = selectQuests(store.read, selection)
    .where(matches)
    .orderBy(direction(quest.startedAt), direction(quest.id))
    .limit(limit)
    .offset(offset);
  const rows = (await page.prepare().values({ viewer: accountId })) as Values[];
  return { items: shapeQuests(selection, rows, provider, context), total: counted?.total ?? 0 };
}

/** Condition that a quest isn't over. The bound on the start lets the index by start find it. */
function isShownAhead(now: number): SQL | undefined {
  return and(startsAfter(now - LONGEST_QUEST_MS), isNotOver(now));
}

function isShownBehind(now: number): SQL | undefined {
  return and(hasStarted(now), isOver(now));
}
