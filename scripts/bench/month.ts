import { openBareMonth } from './bare-month.ts';
import { BENCH_NOW } from './bench-world.ts';
import { compare } from './compare.ts';
import { benchRegulars } from './month-regulars.ts';
import { MONTH, MONTH_IDS, type MonthWorld, openMonthWorld } from './month-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const iso = (instant: number) => new Date(instant).toISOString();

/** A charity's month: the calendar read, 300 quests posted at once, 75 volunteers marked at once, their sheet read, and a month posted to regulars. */
export async function benchMonth(): Promise<string[]> {
  const world = await openMonthWorld();
  const bare = openBareMonth(world.file);
  const lines = [
    ...(await benchCalendar(world, bare)),
    ...(await benchPosting(world, bare)),
    ...(await benchAttendance(world, bare)),
    ...(await benchSheet(world, bare)),
    ...(await benchRegulars(world, bare)),
  ];
  bare.close();
  await world.close();
  return lines;
}

type Read = { data: { getSpecificQuests: unknown[] } };
type Bare = ReturnType<typeof openBareMonth>;

async function benchCalendar(world: MonthWorld, bare: Bare): Promise<string[]> {
  const [from, until] = [BENCH_NOW, BENCH_NOW + 45 * DAY_MS];
  const variables = { providerId: MONTH_IDS.provider, from: iso(from), until: iso(until) };
  const { data } = JSON.parse(await world.ask('CalendarMonth', variables)) as Read;
  const count = data.getSpecificQuests.length;
  if (count !== MONTH.quests) throw new Error(`${count} quests were read`);
  return compare(`calendar of ${MONTH.quests} quests, read`, world, {
    bare: () => void bare.read(from, until),
    product: () => world.ask('CalendarMonth', variables),
  });
}

async function benchPosting(world: MonthWorld, bare: Bare): Promise<string[]> {
  const { locationId } = world;
  // Each round has days of its own, for what stands already would not be posted again.
  const items = (round: number) =>
    Array.from({ length: MONTH.quests }, (_, index) => {
      const startedAt = BENCH_NOW + (60 + round) * DAY_MS + index * 4 * 60_000;
      return { startedAt, endedAt: startedAt + 2 * HOUR_MS, locationId };
    });
  const posting = { templateQuestId: MONTH_IDS.stamp, providerId: MONTH_IDS.provider };
  const by = { ...posting, postedById: MONTH_IDS.manager, publishingStatus: 'Published' };
  return compare(`monthly schedule of ${MONTH.quests} quests, posted`, world, {
    bare: (round) => void bare.post(items(round)),
    product: (round) =>
      world.ask('PostMonthlySchedule', {
        quests: items(round).map(({ startedAt, endedAt }) => ({
          ...by,
          startedAt: iso(startedAt),
          endedAt: iso(endedAt),
          locationId,
        })),
      }),
  });
}

async function benchAttendance(world: MonthWorld, bare: Bare): Promise<string[]> {
  const statusOf = (round: number) => (round % 2 === 0 ? 'Present' : 'Absent');
  return compare(`attendance of ${MONTH.atTheDoor} volunteers, saved`, world, {
    // The other mark first, so that the product too changes every row.
    bare: (round) => void bare.mark(world.contractIds, statusOf(round + 1), BENCH_NOW - 100_000 + 2 * round),
    product: (round) =>
      world.ask('MarkAttendance', {
        contracts: world.contractIds.map((id) => ({
          id,
          updateAction: 'EDIT-ATTENDANCE',
          status: statusOf(round),
          supervisorId: MONTH_IDS.manager,
          markedAt: iso(BENCH_NOW - 100_000 + 2 * round + 1),
        })),
      }),
  });
}

/** The sheet of those who were marked, each with the history that the rounds before have left. */
function benchSheet(world: MonthWorld, bare: Bare): Promise<string[]> {
  const { doorId: id } = world;
  return compare(`attendance sheet of ${MONTH.atTheDoor} volunteers, read`, world, {
    bare: () => void bare.sheet(id),
    product: () => world.ask('AttendanceQuest', { id }),
  });
}
