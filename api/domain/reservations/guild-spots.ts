import { type HeldPlaces, isFull, type QuestPlaces } from '../quests/quest-status.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before the start at which unused spots are released, where nobody says another time. */
export const RELEASE_DAYS = 4;

/** At most so many days before, for the times that recur each month. */
export const RELEASE_DAYS_MAX = 30;

/** How long before the release a guild is told what is unused. */
export const TOLD_BEFORE_MS = DAY_MS;

/** Part of a quest's spots that a guild holds for its members, and when the unused ones are released (epoch ms). */
export type GuildSpots = { spots: number; releasesAt: number };

/** What a charity asks for; without a time the usual one holds. */
export type WantedSpots = { spots: number; releasesAt?: number | null | undefined };

type SpotsQuest = QuestPlaces & HeldPlaces & { startedAt: number | null };

/** Four days before the start; where that has passed, halfway to it. Null: a role without a date has no usual time. */
export function usualRelease(startedAt: number | null, now: number): number | null {
  if (startedAt === null || startedAt <= now) return null;
  const usual = startedAt - RELEASE_DAYS * DAY_MS;
  return usual > now ? usual : Math.ceil((now + startedAt) / 2);
}

/** What a guild would hold of a quest, or why it can't. */
export function decideGuildSpots(
  { spots, releasesAt: asked }: WantedSpots,
  quest: SpotsQuest,
  now: number,
): GuildSpots | { problem: TextRef } {
  const t = refsOf(consoleRefusalsTexts);
  const max = quest.resourceMaxNumber;
  if (!Number.isInteger(spots) || spots < 1 || spots > max)
    return { problem: t.guildSpots({ max: String(max) }) };
  const count = freeSpots(quest);
  if (spots > count) return { problem: t.guildSpotsLeft({ count }) };
  const releasesAt = asked ?? usualRelease(quest.startedAt, now);
  if (releasesAt !== null && releasesAt <= now) return { problem: t.releasePast };
  const isInTime = releasesAt !== null && isBefore(releasesAt, quest);
  return isInTime ? { spots, releasesAt } : { problem: t.releaseTime };
}

/**
 * What is left of a wish once the reservation begins: no more spots than are free, and the usual time where its own has
 * passed. Null where nothing can be held any more.
 */
export function fitGuildSpots(wanted: GuildSpots, quest: SpotsQuest, now: number): GuildSpots | null {
  const isInTime = wanted.releasesAt > now && isBefore(wanted.releasesAt, quest);
  const releasesAt = isInTime ? wanted.releasesAt : usualRelease(quest.startedAt, now);
  if (releasesAt === null || isFull(quest)) return null;
  return { spots: Math.min(wanted.spots, freeSpots(quest)), releasesAt };
}

function isBefore(instant: number, { startedAt }: SpotsQuest): boolean {
  return startedAt === null || instant < startedAt;
}

function freeSpots({ takenCount, heldCount = 0, resourceMaxNumber }: QuestPlaces & HeldPlaces): number {
  return Math.max(0, resourceMaxNumber - takenCount - heldCount);
}
