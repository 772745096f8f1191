import { describe, expect, it } from 'vitest';
import {
  expandMonth,
  type MonthlyItem,
  type MonthlyReservationEntry,
  type MonthlyScheduleEntry,
  postingOf,
  reservingGroupOf,
  reservingSpotsOf,
} from './monthly-schedule.ts';

const titles = new Map([
  ['soup', 'Serve Soup'],
  ['boxes', 'Pack Boxes'],
]);

const saturdays: MonthlyScheduleEntry = {
  quest_id: 'soup',
  weeks: [1, 3],
  days: [6],
  start_time: '10:00',
  end_time: '12:00',
  location_id: 'kitchen',
  supervisor_name: 'Maria',
};

const item: MonthlyItem = {
  date: '2026-03-07',
  quest_title: 'Serve Soup',
  start_time: '10:00',
  end_time: '12:00',
  location_id: 'kitchen',
  quest_id: 'soup',
  supervisor_name: 'Maria',
  canceled: false,
  reservation: null,
};

function datesOf(month: string, ...schedule: MonthlyScheduleEntry[]) {
  return expandMonth({ month, schedule, reservations: [], titles }).map(({ date }) => date);
}

describe('items of a month', () => {
  it('an item has exactly the fields of the catalogue [MSC-06]', () => {
    const reservation: MonthlyReservationEntry = {
      quest_id: 'soup',
      group_id: 'scouts',
      weeks: [3],
      days: [6],
      start_time: '10:00',
      end_time: '12:00',
      location_id: 'kitchen',
    };
    const items = expandMonth({
      month: '2026-03',
      schedule: [saturdays],
      reservations: [reservation],
      titles,
    });
    expect(items).toEqual([
      item,
      { ...item, date: '2026-03-21', reservation: { groupid: 'scouts', canceled: false } },
    ]);
  });

  it('an item falls on the weekdays (Sunday is 7) of the weeks ceil(day / 7) [MSC-07, STM-12]', () => {
    expect(datesOf('2026-03', { ...saturdays, weeks: [1, 5], days: [7, 1] })).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(datesOf('2026-02', { ...saturdays, weeks: [5], days: [1, 2, 3, 4, 5, 6, 7] })).toEqual([]);
    expect(datesOf('2028-02', { ...saturdays, weeks: [5], days: [2] })).toEqual(['2028-02-29']);
  });

  it('an entry that holds for the last weekday finds it in the fourth or the fifth week [STM-10]', () => {
    const last = { ...saturdays, weeks: [], last: true as const };
    expect(datesOf('2026-02', last)).toEqual(['2026-02-28']);
    expect(datesOf('2026-05', last)).toEqual(['2026-05-30']);
    expect(datesOf('2026-02', { ...last, weeks: [2, 4] })).toEqual(['2026-02-14', '2026-02-28']);
  });

  it('items are ordered by date and start, and two entries for the same quest give one item [STM-10]', () => {
    const items = expandMonth({
      month: '2026-03',
      schedule: [
        { ...saturdays, start_time: '13:00' },
        { ...saturdays, weeks: [1] },
        { ...saturdays, weeks: [1, 2], supervisor_name: 'Someone else' },
        { ...saturdays, quest_id: 'boxes', weeks: [1] },
        { ...saturdays, quest_id: 'a template that is gone', weeks: [1] },
      ],
      reservations: [],
      titles,
    });
    expect(items.map((each) => [each.date, each.start_time, each.quest_title, each.supervisor_name])).toEqual(
      [
        ['2026-03-07', '10:00', 'Serve Soup', 'Maria'],
        ['2026-03-07', '10:00', 'Pack Boxes', 'Maria'],
        ['2026-03-07', '13:00', 'Serve Soup', 'Maria'],
        ['2026-03-14', '10:00', 'Serve Soup', 'Someone else'],
        ['2026-03-21', '13:00', 'Serve Soup', 'Maria'],
      ],
    );
  });

  it.each([
    ['another stamp', { quest_id: 'boxes' }],
    ['another place', { location_id: 'hall' }],
    ['another start', { start_time: '10:30' }],
    ['another end', { end_time: null }],
    ['another week', { weeks: [2] }],
    ['another day', { days: [5] }],
  ])('a reservation for %s does not hold [STM-11, OPEN-MSC-02]', (_, difference) => {
    const { supervisor_name, ...same } = saturdays;
    const reservations = [{ ...same, group_id: 'scouts', ...difference }];
    const items = expandMonth({ month: '2026-03', schedule: [saturdays], reservations, titles });
    expect(items.map(reservingGroupOf)).toEqual([null, null]);
  });

  it('the group may have a number of its spots, with the usual release [HEAD-06]', () => {
    const { supervisor_name, ...same } = saturdays;
    const reservations = [{ ...same, group_id: 'scouts', spots: 4 }];
    const items = expandMonth({ month: '2026-03', schedule: [saturdays], reservations, titles });
    const held = items.map((each) => reservingSpotsOf(each, 0));
    expect(held).toEqual(items.map(() => ({ spots: 4, releasesAt: null })));
    const scouts = { groupid: 'scouts', canceled: false };
    const canceled = { ...scouts, canceled: true, spots: 4 };
    expect(reservingSpotsOf({ ...item, reservation: canceled }, 0)).toBeNull();
    expect(reservingSpotsOf({ ...item, reservation: scouts }, 0)).toBeNull();
  });

  it('what the group leaves unused is released some days before, by the wall clock, until that has passed [HEAD-06]', () => {
    const { supervisor_name, ...same } = saturdays;
    const releaseOf = (more: object, now = 0) => {
      const reservations = [{ ...same, group_id: 'scouts', spots: 4, release_days: 7, ...more }];
      const items = expandMonth({ month: '2026-03', schedule: [saturdays], reservations, titles });
      return items.map((each) => reservingSpotsOf(each, now)?.releasesAt);
    };
    const at = (...times: string[]) => times.map((time) => Date.parse(time));
    expect(releaseOf({})).toEqual(at('2026-02-28T15:00Z', '2026-03-14T14:00Z'));
    expect(releaseOf({ release_time: '17:00' })).toEqual(at('2026-02-28T22:00Z', '2026-03-14T21:00Z'));
    expect(releaseOf({}, Date.parse('2026-02-28T15:00Z'))).toEqual([null, Date.parse('2026-03-14T14:00Z')]);
  });

  it('the quest is reserved for the group unless the reservation is cancelled [OPEN-MSC-02]', () => {
    expect(reservingGroupOf({ ...item, reservation: { groupid: 'scouts', canceled: false } })).toBe('scouts');
    expect(reservingGroupOf({ ...item, reservation: { groupid: 'scouts', canceled: true } })).toBeNull();
  });
});

describe('posting', () => {
  const iso = (each: MonthlyItem) => {
    const { startedAt, endedAt } = postingOf(each);
    return [startedAt, endedAt].map((instant) => instant && new Date(instant).toISOString().slice(0, 16));
  };

  it('times are converted from New York to UTC, in winter and in summer [MSC-12]', () => {
    expect(postingOf(item)).toEqual({
      templateQuestId: 'soup',
      startedAt: Date.parse('2026-03-07T15:00Z'),
      endedAt: Date.parse('2026-03-07T17:00Z'),
      locationId: 'kitchen',
      giverName: 'Maria',
    });
    expect(iso({ ...item, date: '2026-07-04' })).toEqual(['2026-07-04T14:00', '2026-07-04T16:00']);
    expect(iso({ ...item, end_time: null })).toEqual(['2026-03-07T15:00', null]);
    expect(postingOf({ ...item, supervisor_name: ' ' }).giverName).toBeNull();
  });

  it('an end that is not after the start moves to the next day [MSC-09]', () => {
    expect(iso({ ...item, start_time: '22:00', end_time: '06:00' })).toEqual([
      '2026-03-08T03:00',
      '2026-03-08T10:00',
    ]);
    expect(iso({ ...item, start_time: '10:00', end_time: '10:00' })).toEqual([
      '2026-03-07T15:00',
      '2026-03-08T14:00',
    ]);
    expect(iso({ ...item, date: '2026-12-31', start_time: '23:00', end_time: '01:00' })).toEqual([
      '2027-01-01T04:00',
      '2027-01-01T06:00',
    ]);
  });

  it.each([
    ['2026-03-07', '22:00', '06:00', 7],
    ['2027-03-13', '22:00', '06:00', 7],
    ['2026-10-31', '22:00', '06:00', 9],
    ['2027-11-06', '22:00', '06:00', 9],
    ['2026-03-08', '01:00', '04:00', 2],
    ['2026-11-01', '01:00', '04:00', 4],
    ['2027-03-14', '02:30', '03:00', 0.5],
    ['2026-03-08', '02:30', '03:30', 1],
  ])(
    'on the night of %s a quest from %s to %s lasts %f hours [MSC-12]',
    (date, start_time, end_time, hours) => {
      const { startedAt, endedAt } = postingOf({ ...item, date, start_time, end_time });
      expect(((endedAt ?? 0) - startedAt) / 3_600_000).toBe(hours);
    },
  );
});
