import { groupByDay } from '#domain/text/format.ts';

export type QuestDay<Quest> = { day: string | null; quests: Quest[] };

/** The quests by New York day of their start; those without one come last under a null day. */
export function questDays<Quest extends { startedAt: number | null }>(
  quests: readonly Quest[],
): QuestDay<Quest>[] {
  const groups = [...groupByDay(quests, ({ startedAt }) => startedAt)];
  const dated = groups.filter(([day]) => day !== null);
  const undated = groups.filter(([day]) => day === null);
  return [...dated, ...undated].map(([day, inGroup]) => ({ day, quests: inGroup }));
}
