/** How many names of fellow volunteers a quest shows at most. */
const MOST_NAMED = 3;
/** The number of people of whom one is named. */
const NAMED_OF = 3;

/**
 * How many fellow volunteers a quest names to a peer, of `people` others on it. The number of spots taken is public, so
 * a complete list of adults would count the young. With two of three unnamed, anybody may be among the unnamed.
 */
export function namedPeerCount(people: number): number {
  return Math.min(MOST_NAMED, Math.floor(people / NAMED_OF));
}
