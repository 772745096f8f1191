import DataLoader from 'dataloader';
import type { Values } from '#api/access/request/bare-rows.ts';
import { inOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import { loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import type { QuestRow } from './quest-row.ts';
import { WHOLE_QUEST } from './quest-selection.ts';
import { shapeQuests } from './quest-shape.ts';
import { questsByIds } from './quest-statements.ts';
import { isVisible } from './quest-visibility.ts';

const PROVIDER_ID_AT = WHOLE_QUEST.names.quest.indexOf('providerId');

/** Quests by id as the viewer may see them, and what the gate asks about them. */
export function createQuestLoaders(context: Context) {
  const viewerId = context.viewer?.accountId ?? null;
  return {
    /** Whole quests; null also for one that the viewer may not open. */
    byId: new DataLoader(async (ids: readonly string[]) => {
      const statement = questsByIds(context.store.read, WHOLE_QUEST);
      const rows = await statement.values({ ids: JSON.stringify(ids), viewer: viewerId });
      const quests = await shapeOfAnyProvider(context, rows as Values[]);
      return inOrderOf(
        ids,
        quests.filter((quest) => isVisible(context.viewer, quest)),
        (quest) => quest.id,
      );
    }),
    gateRow: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await loadGateRows(context.store.read, { viewerId, questIds, isCountingAlways: true });
      return inOrderOf(questIds, rows, (row) => row.questId);
    }),
  };
}

/** Shapes quests of several providers, which takes one more statement to load them. */
async function shapeOfAnyProvider(context: Context, rows: readonly Values[]): Promise<QuestRow[]> {
  const byProvider = Map.groupBy(rows, (values) => values[PROVIDER_ID_AT] as string);
  const providers = await context.loaders(createProviderLoaders).byId.loadMany([...byProvider.keys()]);
  return providers.flatMap((provider) => {
    if (provider instanceof Error) throw provider;
    return provider ? shapeQuests(WHOLE_QUEST, byProvider.get(provider.id) ?? [], provider, context) : [];
  });
}
