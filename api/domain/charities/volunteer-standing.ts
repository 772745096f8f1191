/** What a charity knows of a volunteer's visits. Instants in epoch ms, null where there is none. */
export type Visits = {
  firstVisitAt: number | null;
  lastVisitAt: number | null;
  nextVisitAt: number | null;
  noShowCount: number;
};

export const VOLUNTEER_STANDINGS = ['NEWCOMER', 'UPCOMING', 'LAPSED', 'NO_SHOW'] as const;
export type VolunteerStanding = (typeof VOLUNTEER_STANDINGS)[number];

/** What lists of volunteers are sorted by. */
export const VOLUNTEER_ORDERS = [
  'name',
  'minutes',
  'firstVisitAt',
  'lastVisitAt',
  'nextVisitAt',
  'noShowCount',
] as const;

const LAPSED_AFTER_MS = 60 * 24 * 3_600_000;

const RULES: Record<VolunteerStanding, (visits: Visits, now: number) => boolean> = {
  NEWCOMER: ({ firstVisitAt }) => firstVisitAt === null,
  UPCOMING: ({ nextVisitAt }) => nextVisitAt !== null,
  LAPSED: ({ lastVisitAt, nextVisitAt }, now) =>
    lastVisitAt !== null && nextVisitAt === null && lastVisitAt < now - LAPSED_AFTER_MS,
  NO_SHOW: ({ noShowCount }) => noShowCount > 0,
};

/**
 * Whether a volunteer is a newcomer who has not been there yet, has a visit ahead, has not come for 60 days, or was ever
 * missing. `now` in epoch ms.
 */
export function hasStanding(visits: Visits, standing: VolunteerStanding, now: number): boolean {
  return RULES[standing](visits, now);
}
