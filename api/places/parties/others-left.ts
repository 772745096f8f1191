import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { gateFactsOf } from '#api/quests/sign-up/gate-facts.ts';
import type { PartyFacts } from '#domain/sign-up/party.ts';
import { moreOthers, partyFactsOf } from '#domain/sign-up/party-facts.ts';

/** How many more people without an account the viewer can bring to a quest now. */
export async function othersLeft(context: Context, quest: QuestRow): Promise<number> {
  const facts = await loadPartyFacts(context, quest);
  return facts ? moreOthers(facts) : 0;
}

/** Whether no one can be brought to a quest only because each person has to sign something or be checked. */
export async function isEachAsked(context: Context, quest: QuestRow): Promise<boolean> {
  const facts = await loadPartyFacts(context, quest);
  return facts?.quest.asksEach === true;
}

async function loadPartyFacts(context: Context, quest: QuestRow): Promise<PartyFacts | null> {
  // Most quests let no one bring anybody: they ask the gate nothing.
  if (quest.othersMax === 0) return null;
  const row = await context.loaders(createQuestLoaders).gateRow.load(quest.id);
  return row ? partyFactsOf(row, gateFactsOf(row, context.viewer, context.now)) : null;
}
