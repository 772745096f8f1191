import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import type { LeftOutReason } from '#domain/discovery/find-filter.ts';
import type { LoosenStep } from '#domain/discovery/loosen-steps.ts';

/** A page of what was looked for. */
export type FoundQuestsRow = {
  quests: FoundQuestRow[];
  total: number;
  isTotalAtLeast: boolean;
  page: number;
  hasMore: boolean;
  place: { label: string; latitude: number; longitude: number } | null;
  leftOut: { reason: LeftOutReason; count: number; isAtLeast: boolean }[];
  loosen: (Omit<LoosenStep, 'question'> & { count: number; isAtLeast: boolean })[];
  /** Counted only when asked for. */
  countTypes: () => Promise<{ type: string; count: number; isAtLeast: boolean }[]>;
};

/** `miles` from the place that was chosen; null without one, or where the quest has none. */
export type FoundQuestRow = { quest: QuestRow; miles: number | null };
