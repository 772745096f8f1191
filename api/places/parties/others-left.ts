import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { gateFactsOf } from '#api/quests/sign-up/gate-facts.ts';
import { moreOthers, partyFactsOf } from '#domain/sign-up/party-facts.ts';

/** How many more people without an account the viewer can bring to a quest now. */
export async function othersLeft(context: Context, quest: QuestRow): Promise<number> {
  // Most quests let no one bring anybody: they ask the gate nothing.
  if (quest.othersMax === 0) return 0;
  const row = await context.loaders(createQuestLoaders).gateRow.load(quest.id);
  return row ? moreOthers(partyFactsOf(row, gateFactsOf(row, context.viewer, context.now))) : 0;
}
