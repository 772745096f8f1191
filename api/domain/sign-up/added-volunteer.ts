/** How often a charity adds and removes a person in a day before it adds them to no more quests that day. */
export const MOST_REMOVALS_A_DAY = 3;
