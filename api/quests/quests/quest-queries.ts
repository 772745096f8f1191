import { requireManager } from '#api/access/auth/authorize.ts';
import type { Values } from '#api/access/request/bare-rows.ts';
import type { Context } from '#api/access/request/context.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { QueryQuestsArgs, SpecificQuestsInput } from '#api/graphql/generated/types.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { questViewerAt } from '#domain/permissions/permissions.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { createQuestLoaders } from './quest-loaders.ts';
import type { QuestRow } from './quest-row.ts';
import { shapeQuests } from './quest-shape.ts';
import { MAX_ROWS, questsOfProvider, undatedQuests } from './quest-statements.ts';
import { listedTo } from './quest-visibility.ts';
import { type InstantWindow, readWindow, windowOf } from './quest-window.ts';
import { listAllInWindow } from './quests-of-all.ts';
import { requestedSelection } from './requested-selection.ts';

/** What a list is ordered by; instants in epoch ms. */
type Dated = { readonly id: string; readonly startedAt: number | null };

/** Errors: QUEST_NOT_FOUND, also for a quest that the viewer may not see. */
export async function findQuest(context: Context, id: string): Promise<QuestRow> {
  const found = await context.loaders(createQuestLoaders).byId.load(id);
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  return found;
}

/**
 * The quests of 62 days of a provider, or of all: not over yet, or ahead, or (isUpcoming false) past; roles without a
 * date come last, and are never past. Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT for too many rows.
 */
export async function listQuests(
  context: Context,
  { specificProvider, isUpcoming, isPublished }: QueryQuestsArgs,
  fields: RequestedFields,
): Promise<QuestRow[]> {
  const window = windowOf(isUpcoming ?? null, context.now);
  const quests =
    specificProvider == null
      ? await listAllInWindow(context, window, isPublished ?? null, fields)
      : await listInWindow(context, specificProvider, window, isPublished ?? null, fields);
  return quests.filter((quest) => isOfTime(quest, isUpcoming ?? null));
}

/**
 * A provider's quests in a window of at most 62 days, roles without a date last; or its templates.
 * Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT for the window, NOT_LOGGED_IN and FORBIDDEN for templates.
 */
export async function listSpecificQuests(
  context: Context,
  input: SpecificQuestsInput,
  fields: RequestedFields,
): Promise<QuestRow[]> {
  const { specificProvider } = input;
  if (input.isTemplate) return listTemplates(context, specificProvider, fields);
  return listInWindow(context, specificProvider, readWindow(input, context.now), null, fields);
}

async function listTemplates(
  context: Context,
  providerId: string,
  fields: RequestedFields,
): Promise<QuestRow[]> {
  const { accountId } = requireManager(context.viewer, providerId);
  const provider = await findProvider(context, providerId);
  const selection = requestedSelection(fields, true);
  const templates = undatedQuests(context.store.read, selection, ['Template']);
  const rows = (await templates.values({ providerId, viewer: accountId })) as Values[];
  return shapeQuests(selection, withinLimit(rows), provider, context);
}

async function listInWindow(
  context: Context,
  providerId: string,
  window: InstantWindow,
  isPublished: boolean | null,
  fields: RequestedFields,
): Promise<QuestRow[]> {
  const { viewer, store } = context;
  const provider = await findProvider(context, providerId);
  const selection = requestedSelection(fields, viewer !== null);
  const statuses = listedTo(questViewerAt(viewer, providerId), isPublished);
  const values = { providerId, ...window, viewer: viewer?.accountId ?? null };
  const rows = (await questsOfProvider(store.read, selection, statuses).values(values)) as Values[];
  return shapeQuests(selection, withinLimit(rows), provider, context).sort(byStart);
}

function withinLimit(rows: readonly Values[]): readonly Values[] {
  if (rows.length <= MAX_ROWS) return rows;
  throw new DomainError('BAD_USER_INPUT', {
    message: refsOf(consoleRefusalsTexts).windowFull({ max: String(MAX_ROWS) }),
  });
}

/** A role without a date is never past; without a wish, what is over is left out. */
function isOfTime(quest: QuestRow, isUpcoming: boolean | null): boolean {
  return isUpcoming === null ? !quest.isOver : isUpcoming || quest.startedAt !== null;
}

/** Compares quests by start, keeping the order of equal ones; undated ones come last, by ID. */
export function byStart(one: Dated, other: Dated): number {
  if (one.startedAt !== null && other.startedAt !== null) return one.startedAt - other.startedAt;
  if (one.startedAt !== null) return -1;
  if (other.startedAt !== null) return 1;
  return one.id < other.id ? -1 : 1;
}
