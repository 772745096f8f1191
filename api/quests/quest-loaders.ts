import DataLoader from 'dataloader';
import { loadGateRows } from '#api/contracts/gate-facts.ts';
import { inOrderOf } from '#api/graphql/batches.ts';
import type { Context } from '#api/graphql/context.ts';
import { createProviderLoaders } from '#api/providers/provider-loaders.ts';
import type { QuestRow } from './quest-row.ts';
import { providerIdOf, shapeQuest, type Values } from './quest-shape.ts';
import { questsByIds } from './quest-statements.ts';
import { isVisible } from './quest-visibility.ts';

/** Quests by id as the viewer may see them, and what the gate asks about them. */
export function createQuestLoaders(context: Context) {
  const viewerId = context.viewer?.accountId ?? null;
  return {
    /** Null also for a quest that the viewer may not open. */
    byId: new DataLoader(async (ids: readonly string[]) => {
      const values = await questsByIds(context.store.read, viewerId).values({
        ids: JSON.stringify(ids),
        viewer: viewerId,
      });
      const quests = await shapeQuests(context, values);
      const found = new Map(quests.filter(isVisible).map((quest) => [quest.id, quest]));
      return ids.map((id) => found.get(id) ?? null);
    }),
    gateRow: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await loadGateRows(context.store.read, { viewerId, questIds, isCountingAlways: true });
      return inOrderOf(questIds, rows, (row) => row.questId);
    }),
  };
}

/** Rows of the joined selection with their providers, in one more statement for all of them. */
export async function shapeQuests(context: Context, values: unknown): Promise<QuestRow[]> {
  const { byId } = context.loaders(createProviderLoaders);
  const shaped = (values as Values[]).map(async (one) => {
    const provider = await byId.load(providerIdOf(one));
    return provider && shapeQuest(one, provider, context);
  });
  return (await Promise.all(shaped)).filter((quest) => quest !== null);
}
