const STEP = 5;

/**
 * How many members of a guild those outside its care are told, of all ages alike: in steps of five, and null, “several”,
 * below five. Any exact count could be compared with a list in which minors are or are not, and would tell who is one.
 */
export function toldMemberCount(count: number): number | null {
  if (count === 0) return 0;
  return count < STEP ? null : count - (count % STEP);
}
