import { describe, expect, it } from 'vitest';
import {
  mergeStamps,
  parseQuestConfiguration,
  serializeQuestConfiguration,
  stampTitleOf,
  withStamp,
} from './quest-configuration.ts';

const schedule = {
  quest_id: 'soup',
  weeks: [1, 3],
  days: [6, 7],
  start_time: '10:00',
  end_time: '12:00',
  location_id: 'kitchen',
  supervisor_name: 'Maria',
};

const reservation = {
  quest_id: 'soup',
  group_id: 'scouts',
  weeks: [3],
  days: [6],
  start_time: '10:00',
  end_time: '12:00',
  location_id: 'kitchen',
};

const stored = {
  version: 7,
  locationBook: [{ name: 'Main house', color: 'red', locations: [{ id: 'kitchen', note: 'Ring twice' }] }],
  stampBook: [
    {
      name: 'Meals',
      isOpen: true,
      stamps: [{ id: 'soup', index: 1, icon: 'stamp_bread_01' }],
      bundles: [{ name: 'Saturday', stampIds: ['soup', 'boxes'], note: 'Two teams' }],
    },
  ],
  bundleBook: {
    monthly_schedule: [{ ...schedule, comment: 'since 2019' }],
    monthly_reservations: [{ ...reservation, comment: 'by phone' }],
    yearly_schedule: [1, 2],
  },
};

const scheduleOf = (...monthly_schedule: unknown[]) =>
  parseQuestConfiguration(JSON.stringify({ bundleBook: { monthly_schedule } })).bundleBook.monthly_schedule;

describe('the books', () => {
  it('the stamp book is a list of groups, each with stamps and bundles [STM-05]', () => {
    const { stampBook } = parseQuestConfiguration(JSON.stringify(stored));
    expect(stampBook).toMatchObject([
      { name: 'Meals', stamps: [{ id: 'soup', index: 1 }], bundles: [{ name: 'Saturday' }] },
    ]);
    const bare = parseQuestConfiguration('{"stampBook":[{"name":"Meals"}]}').stampBook;
    expect(bare).toEqual([{ name: 'Meals', stamps: [], bundles: [] }]);
  });

  it('a bundle is a named list of stamp ids [OPEN-STM-02]', () => {
    const { stampBook } = parseQuestConfiguration(
      '{"stampBook":[{"bundles":[{"name":"Saturday","stampIds":["soup",12,null]},"?"]}]}',
    );
    expect(stampBook[0]?.bundles).toEqual([{ name: 'Saturday', stampIds: ['soup', '12'] }]);
  });

  it('the bundle book holds the monthly schedule and the monthly reservations [STM-10, STM-11]', () => {
    const { bundleBook } = parseQuestConfiguration(JSON.stringify(stored));
    expect(bundleBook.monthly_schedule).toMatchObject([schedule]);
    expect(bundleBook.monthly_reservations).toMatchObject([reservation]);
  });

  it('only weeks 1 to 5 and days 1 to 7 are kept [STM-12]', () => {
    expect(scheduleOf({ ...schedule, weeks: [5, 0, 1, 6, '3', 1], days: [8, 7, 0, 1.5, 1] })).toEqual([
      { ...schedule, weeks: [1, 3, 5], days: [1, 7] },
    ]);
    expect(scheduleOf({ ...schedule, weeks: null, days: 'daily' })).toEqual([
      { ...schedule, weeks: [], days: [] },
    ]);
  });

  it('entries of older books are read as well as they can be [STM-10]', () => {
    expect(
      scheduleOf(
        { ...schedule, quest_id: 12, start_time: '9:00', end_time: '12:00:00', supervisor_name: null },
        { ...schedule, end_time: '', last: true },
        { ...schedule, last: 'yes' },
      ),
    ).toEqual([
      { ...schedule, quest_id: '12', start_time: '09:00', supervisor_name: '' },
      { ...schedule, end_time: null, last: true },
      schedule,
    ]);
  });

  it.each([{ quest_id: '' }, { location_id: null }, { start_time: 'noon' }, { start_time: undefined }])(
    'an entry with %j cannot be posted and is left out [STM-10]',
    (missing) => {
      expect(scheduleOf({ ...schedule, ...missing }, schedule, null, 'nonsense')).toEqual([schedule]);
    },
  );

  it('a reservation keeps its number of spots and their release [HEAD-06]', () => {
    const part = { spots: 4, release_days: 2, release_time: '09:30' };
    const book = { monthly_reservations: [{ ...reservation, ...part, release_time: '9:30' }] };
    const { bundleBook } = parseQuestConfiguration(JSON.stringify({ bundleBook: book }));
    expect(bundleBook.monthly_reservations).toEqual([{ ...reservation, ...part }]);
  });

  it('a reservation without a group is left out [STM-11]', () => {
    const book = { monthly_reservations: [{ ...reservation, group_id: null }, reservation] };
    const { bundleBook } = parseQuestConfiguration(JSON.stringify({ bundleBook: book }));
    expect(bundleBook.monthly_reservations).toEqual([reservation]);
  });
});

describe('the JSON text', () => {
  it.each([undefined, null, '', '{', 'null', '[]', '12'])('%j gives empty books [STM-05]', (json) => {
    expect(parseQuestConfiguration(json)).toEqual({
      locationBook: [],
      stampBook: [],
      bundleBook: { monthly_schedule: [], monthly_reservations: [] },
      rest: {},
    });
  });

  it('an edit leaves alone what it does not touch: older spellings, and entries that cannot be read [STM-05, STM-10]', () => {
    const older = {
      locationBook: [7, { groupName: 'Ours', locations: ['hall', { id: 3 }] }],
      stampBook: [
        { name: 'Meals', stamps: ['12', { id: 5, note: 'old' }], bundles: ['?', { title: 'Saturday' }] },
        { name: 'Store', stamps: [{ id: 'b', index: '2' }] },
      ],
      bundleBook: {
        monthly_schedule: [
          { ...schedule, start_time: '9:00', weeks: ['1', 9], end_time: 'noon' },
          { ...schedule, start_time: '01:00 PM' },
          { comment: 'closed in August' },
        ],
        monthly_reservations: [null, { ...reservation, group_id: null }],
      },
    };
    const books = parseQuestConfiguration(JSON.stringify(older));
    expect(books.bundleBook.monthly_schedule).toHaveLength(1);
    const { stampBook, ...rest } = JSON.parse(serializeQuestConfiguration(withStamp(books, 'new', 'Store')));
    expect(rest.locationBook).toEqual([older.locationBook[1], older.locationBook[0]]);
    expect(rest.bundleBook.monthly_schedule).toEqual(older.bundleBook.monthly_schedule);
    expect(rest.bundleBook.monthly_reservations).toEqual(older.bundleBook.monthly_reservations);
    expect(stampBook[0]).toEqual(older.stampBook[0]);
    expect(stampBook[1].stamps).toEqual([
      { id: 'b', index: '2' },
      { id: 'new', index: 3 },
    ]);
  });

  it('a group that is edited keeps the entries in it that cannot be read [STM-05]', () => {
    const books = parseQuestConfiguration('{"stampBook":[{"name":"Meals","stamps":["12",{"id":"a"}]}]}');
    expect(JSON.parse(serializeQuestConfiguration(withStamp(books, 'new', 'Meals'))).stampBook).toEqual([
      { name: 'Meals', stamps: [{ id: 'a' }, { id: 'new', index: 2 }, '12'], bundles: [] },
    ]);
  });

  it('what is read is written again, unknown keys of every level included', () => {
    const configuration = parseQuestConfiguration(JSON.stringify(stored));
    expect(configuration.rest).toEqual({ version: 7 });
    expect(JSON.parse(serializeQuestConfiguration(configuration))).toEqual(stored);
  });
});

describe('stamps', () => {
  it.each([null, undefined, '', '  '])('the title %j reads «Untitled» [STM-02]', (title) => {
    expect(stampTitleOf(title)).toBe('Untitled');
    expect(stampTitleOf('Soup')).toBe('Soup');
  });

  it('a stamp is merged with the template quest of the same id, in the order of the indexes [STM-06]', () => {
    const templates = new Map([
      ['soup', { id: 'soup', eventTitle: 'Serve Soup' }],
      ['boxes', { id: 'boxes', eventTitle: 'Pack Boxes' }],
    ]);
    const stamps = [
      { id: 'boxes', index: 2 },
      { id: 'gone', index: 0 },
      { id: 'soup', index: 1 },
    ];
    expect(mergeStamps({ stamps }, templates)).toEqual([
      { id: 'soup', index: 1, eventTitle: 'Serve Soup' },
      { id: 'boxes', index: 2, eventTitle: 'Pack Boxes' },
    ]);
  });
});
