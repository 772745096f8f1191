import type { ListedQuest } from './quest-card.ts';

/** The dates of one Quest, by start; at least one. */
export type QuestSeries<Quest extends ListedQuest> = { id: string; dates: readonly [Quest, ...Quest[]] };

/** Quests of one series together, in the order of their first dates. */
export function seriesOf<Quest extends ListedQuest>(quests: readonly Quest[]): QuestSeries<Quest>[] {
  const series = new Map<string, [Quest, ...Quest[]]>();
  for (const quest of quests) {
    const dates = series.get(quest.seriesKey);
    if (dates) dates.push(quest);
    else series.set(quest.seriesKey, [quest]);
  }
  return [...series].map(([id, dates]) => ({ id, dates }));
}
