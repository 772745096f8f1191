/** People of an age band and their minutes; `band` is null where it is unknown or several are told together. */
export type AgeGroup = { band: string | null; people: number; minutes: number };

/** Fewest people of a band that is named on its own. */
const LEAST_PEOPLE = 5;

/** Age bands with those of fewer than 5 people told together, with the smallest other one where they are still fewer. */
export function withoutSmallGroups(groups: readonly AgeGroup[]): AgeGroup[] {
  const large = groups.filter(({ band, people }) => band !== null && people >= LEAST_PEOPLE);
  const small = groups.filter((group) => !large.includes(group));
  if (small.length === 0) return large;
  const bySize = large.toSorted((one, other) => one.people - other.people);
  while (peopleIn(small) < LEAST_PEOPLE && bySize.length > 0) small.push(...bySize.splice(0, 1));
  const together = {
    band: null,
    people: peopleIn(small),
    minutes: small.reduce((sum, { minutes }) => sum + minutes, 0),
  };
  return [...large.filter((group) => bySize.includes(group)), together];
}

function peopleIn(groups: readonly AgeGroup[]): number {
  return groups.reduce((sum, { people }) => sum + people, 0);
}
