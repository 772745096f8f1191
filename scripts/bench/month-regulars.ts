import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertRegular } from '#db/factories/insert-regular.ts';
import { expandMonth, type MonthlyScheduleEntry, postingOf } from '#domain/books/monthly-schedule.ts';
import type { openBareMonth } from './bare-month.ts';
import { compare } from './compare.ts';
import { MONTH_IDS, type MonthWorld } from './month-world.ts';

/** Each round posts another month, for what is posted already would not be posted again. */
const MONTHS = [1, 3, 4, 5, 6, 7, 8, 9, 10].map((month) => `2027-${String(month).padStart(2, '0')}`);
const REGULARS = { people: 40, quests: 26, stamp: 'regulars-stamp' };
const iso = (instant: number) => new Date(instant).toISOString();

/** A month of 26 quests posted at once, to all of which 40 people come every time. */
export async function benchRegulars(
  world: MonthWorld,
  bare: ReturnType<typeof openBareMonth>,
): Promise<string[]> {
  const { people, quests, stamp } = REGULARS;
  const entry = { ...DAILY, quest_id: stamp, location_id: world.locationId };
  const idsFrom = (first: number) =>
    Array.from({ length: people }, (_, index) => `month-person-${first + index}`);
  // The same people could not be at both at one time.
  const [ids, others] = [idsFrom(0), idsFrom(people)];
  await world.write(async (tx) => {
    const places = { resourceMinNumber: 10, resourceDesiredNumber: 40, resourceMaxNumber: 75 };
    await insertStamp(tx, { id: stamp, providerId: MONTH_IDS.provider, ...places });
    const times = { stampId: stamp, providerId: MONTH_IDS.provider, times: entry };
    for (const [since, chariteerId] of ids.entries())
      await insertRegular(tx, { ...times, chariteerId, since });
  });
  const postings = (round: number) =>
    expandMonth({ month: MONTHS[round] ?? '', schedule: [entry], reservations: [], titles: TITLES })
      .slice(0, quests)
      .map(postingOf);
  const onBefore = bare.signUps();
  const lines = await compare(`month of ${quests} quests, posted to ${people} regulars`, world, {
    rounds: MONTHS.length - 1,
    bare: (round) => void bare.postTo(postings(round), others),
    product: (round) =>
      world.ask('PostMonthlySchedule', {
        quests: postings(round).map(({ startedAt, endedAt, ...posting }) => ({
          ...posting,
          ...{ providerId: MONTH_IDS.provider, postedById: MONTH_IDS.manager, publishingStatus: 'Published' },
          startedAt: iso(startedAt),
          endedAt: endedAt === null ? null : iso(endedAt),
        })),
      }),
  });
  const written = (bare.signUps() - onBefore) / MONTHS.length;
  if (written !== 2 * people * quests) throw new Error(`${written} sign-ups a round were written`);
  return lines;
}

/** Every day but Sunday: no month has fewer than 26 of them that the bench posts. */
const DAILY: MonthlyScheduleEntry = {
  ...{ quest_id: '', location_id: '', supervisor_name: '' },
  ...{ weeks: [1, 2, 3, 4, 5], days: [1, 2, 3, 4, 5, 6], start_time: '05:30', end_time: '06:30' },
};
const TITLES = new Map([[REGULARS.stamp, 'Breakfast']]);
