import { type CategoryId, categoryOf } from '../quests/quest-category.ts';
import { addMonths, monthBounds, newYorkMonth } from '../time/new-york-time.ts';

/** How many months “the past year” of a guild has, the running one among them. */
const MONTHS = 12;
/** Minimum number of members before a guild's arms show their types: fewer would reveal one person's quests. */
const FEWEST_IN_ARMS = 3;

/** The months of the past year, the oldest first, with the instants (epoch ms) at which each begins and ends. */
export function pastMonths(now: number): { month: string; from: number; until: number }[] {
  const first = addMonths(newYorkMonth(now), 1 - MONTHS);
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(first, index);
    const { start, end } = monthBounds(month);
    return { month, from: start, until: end };
  });
}

/** How many members under 18 must have served before their hours count in what others read of a guild. */
export const FEWEST_MINORS = 3;

/**
 * The instant (epoch ms) before which members under 18 left and were marked whose hours count in what others read of a
 * guild: the start of the running month in New York. Sooner, a number that grows would say where one of them is.
 */
export function minorsCountedUntil(now: number): number {
  return runningPeriods(now).monthFrom;
}

/** When the running month and the running year began in New York. Epoch ms. */
export function runningPeriods(now: number): { monthFrom: number; yearFrom: number } {
  const month = newYorkMonth(now);
  return {
    monthFrom: monthBounds(month).start,
    yearFrom: monthBounds(`${month.slice(0, 4)}-01`).start,
  };
}

/** What a guild has done together: quests of one first tag, as counted in the database. */
type ServedTag = { tag: string | null; questCount: number };

/**
 * The types that a guild has served with their quests, the most served first; none while so few have served that they
 * would tell of one person. `people`: how many have. Both are of adults alone.
 */
export function jointTypes(
  tags: readonly ServedTag[],
  people: number,
): { category: CategoryId; questCount: number }[] {
  if (people < FEWEST_IN_ARMS) return [];
  const counts = new Map<CategoryId, number>();
  for (const { tag, questCount } of tags) {
    const { id } = categoryOf(tag === null ? [] : [tag]);
    if (id !== 'uncategorized') counts.set(id, (counts.get(id) ?? 0) + questCount);
  }
  return [...counts]
    .map(([category, questCount]) => ({ category, questCount }))
    .sort((a, b) => b.questCount - a.questCount || (a.category < b.category ? -1 : 1));
}
