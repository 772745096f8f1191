/** How often a charity removes a person from its quests in a day before it adds them to no more that day. */
export const MOST_REMOVALS_A_DAY = 3;
/** On how many quests of a charity a person begins in a day before it adds them to no more that day. */
export const MOST_ADDED_A_DAY = 12;

/** Whether a charity may add a person to one more of its quests today: each addition and removal is an email. */
export function mayBeAdded({ added, removed }: { added: number; removed: number }): boolean {
  return removed < MOST_REMOVALS_A_DAY && added < MOST_ADDED_A_DAY;
}
