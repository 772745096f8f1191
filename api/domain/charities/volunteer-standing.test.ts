import { describe, expect, it } from 'vitest';
import { hasStanding, VOLUNTEER_STANDINGS } from './volunteer-standing.ts';

const DAY = 24 * 3_600_000;
const NOW = 1_000 * DAY;
const none = { firstVisitAt: null, lastVisitAt: null, nextVisitAt: null, noShowCount: 0 };
const visited = (daysAgo: number) => ({ firstVisitAt: NOW - 900 * DAY, lastVisitAt: NOW - daysAgo * DAY });

describe('what a volunteer is to a charity', () => {
  it.each([
    ['who only signed up', { ...none, nextVisitAt: NOW + DAY }, ['NEWCOMER', 'UPCOMING']],
    ['who never came', { ...none, noShowCount: 1 }, ['NEWCOMER', 'NO_SHOW']],
    ['who came lately', { ...none, ...visited(60) }, []],
    ['who has not come for more than 60 days', { ...none, ...visited(61) }, ['LAPSED']],
    ['who comes again', { ...none, ...visited(61), nextVisitAt: NOW + DAY }, ['UPCOMING']],
  ])('someone %s [DSK-07]', (_, visits, standings) => {
    expect(VOLUNTEER_STANDINGS.filter((one) => hasStanding(visits, one, NOW))).toEqual(standings);
  });
});
