import type { ListedQuest } from './quest-card.ts';

/** The dates of one Quest, by start; at least one. */
export type QuestSeries<Quest extends ListedQuest> = { id: string; dates: readonly [Quest, ...Quest[]] };

/** The quests that were posted from one stamp, under one title, together; in the order of their first dates. */
export function seriesOf<Quest extends ListedQuest>(quests: readonly Quest[]): QuestSeries<Quest>[] {
  const series = new Map<string, [Quest, ...Quest[]]>();
  for (const quest of quests) {
    const id = quest.stampId === null ? quest.href : `${quest.stampId} ${quest.title}`;
    const dates = series.get(id);
    if (dates) dates.push(quest);
    else series.set(id, [quest]);
  }
  return [...series].map(([id, dates]) => ({ id, dates }));
}
