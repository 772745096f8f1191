/** People whose contact data an account can read in a New York day before others are notified. */
export const QUIET_PEOPLE_A_DAY = 200;

/**
 * Whether someone who has read contact data of so many different people that day goes beyond what is usual with these:
 * once a day, since the count only grows.
 */
export function goesBeyondUsual(before: number, after: number): boolean {
  return before <= QUIET_PEOPLE_A_DAY && after > QUIET_PEOPLE_A_DAY;
}

/** Person whose contact data a request has read. */
export type PersonRead = {
  /** True for people under 18 today. */
  isYoung: boolean;
  /** The charity through which the person was seen; null for staff's own pages. */
  providerId: string | null;
};

/** What an entry of the audit log says of them. */
export function countsOfReading(people: Iterable<PersonRead>): { people: number; young: number } {
  const all = [...people];
  return { people: all.length, young: all.filter(({ isYoung }) => isYoung).length };
}

/** Whether reading leaves an entry of its own: that of one person is everyday work. */
export function isBulkReading({ people }: { people: number }): boolean {
  return people > 1;
}

/** The charity that an entry is about: null where there are several, or none. */
export function charityOfReading(people: Iterable<PersonRead>): string | null {
  const charities = new Set([...people].map(({ providerId }) => providerId));
  const [charity = null] = charities;
  return charities.size === 1 ? charity : null;
}
