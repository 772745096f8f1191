import { requireManager } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { QueryQuestsArgs, SpecificQuestsInput } from '#api/graphql/generated/resolvers.ts';
import { findProvider } from '#api/providers/provider-queries.ts';
import { DomainError } from '#domain/errors.ts';
import type { PublishingStatus } from '#domain/quest-status.ts';
import { createQuestLoaders, shapeQuests } from './quest-loaders.ts';
import type { QuestRow } from './quest-row.ts';
import { MAX_ROWS, questsInWindow, questTemplates } from './quest-statements.ts';
import { listedStatuses } from './quest-visibility.ts';
import { type InstantWindow, readWindow, windowOf } from './quest-window.ts';

/** Errors: QUEST_NOT_FOUND, also for a quest that the viewer may not see. */
export async function findQuest(context: Context, id: string): Promise<QuestRow> {
  const found = await context.loaders(createQuestLoaders).byId.load(id);
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  return found;
}

/**
 * A provider's quests of 62 days, those ahead or (isUpcoming false) those past; roles without a date included.
 * Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT without a provider.
 */
export async function listQuests(context: Context, args: QueryQuestsArgs): Promise<QuestRow[]> {
  const { specificProvider, isUpcoming, isPublished } = args;
  if (specificProvider == null)
    throw new DomainError('BAD_USER_INPUT', { message: 'specificProvider is required.' });
  const window = windowOf(isUpcoming ?? null, context.now);
  const quests = await listInWindow(context, specificProvider, window);
  const wanted = quests.filter((quest) => isWanted(quest.publishingStatus, isPublished ?? null));
  return isUpcoming == null ? wanted.filter((quest) => !quest.isOver) : wanted;
}

/**
 * A provider's quests in a window of at most 62 days, or its templates.
 * Errors: PROVIDER_NOT_FOUND, BAD_USER_INPUT for the window, NOT_LOGGED_IN and FORBIDDEN for templates.
 */
export async function listSpecificQuests(context: Context, input: SpecificQuestsInput): Promise<QuestRow[]> {
  const { specificProvider } = input;
  if (input.isTemplate) return listTemplates(context, specificProvider);
  return listInWindow(context, specificProvider, readWindow(input, context.now));
}

async function listTemplates(context: Context, providerId: string): Promise<QuestRow[]> {
  const { accountId } = requireManager(context.viewer, providerId);
  await findProvider(context, providerId);
  const statement = questTemplates(context.store.read, accountId);
  return shapeQuests(context, await statement.values({ providerId, viewer: accountId }));
}

async function listInWindow(
  context: Context,
  providerId: string,
  window: InstantWindow,
): Promise<QuestRow[]> {
  const viewerId = context.viewer?.accountId ?? null;
  await findProvider(context, providerId);
  const statuses = JSON.stringify(listedStatuses(context.viewer, providerId));
  const statement = questsInWindow(context.store.read, viewerId);
  const values = (await statement.values({ providerId, statuses, ...window, viewer: viewerId })) as unknown[];
  if (values.length > MAX_ROWS) {
    throw new DomainError('BAD_USER_INPUT', {
      message: `More than ${MAX_ROWS} quests; ask for a shorter window.`,
    });
  }
  return shapeQuests(context, values);
}

function isWanted(status: PublishingStatus, isPublished: boolean | null): boolean {
  return isPublished === null || isPublished === (status === 'Published');
}
