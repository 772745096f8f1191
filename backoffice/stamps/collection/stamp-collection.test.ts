import { describe, expect, it } from 'vitest';
import type { CharityBooksQuery, StampFragment } from '../../gql/generated.ts';
import { charityBooksOf, recurrencesOf } from './stamp-collection.ts';

const template = (id: string, stampTitle: string | null): StampFragment => ({
  id,
  providerId: 'p1',
  stampTitle,
  stampIcon: 'stamp_bread_01',
  eventTitle: `Quest ${id}`,
  eventType: 'OSV',
  serviceTags: ['food'],
  giverName: null,
  locationId: null,
  flexibleMinimumTime: null,
  resourceMaxNumber: 10,
});
const entry = { quest_id: 's1', location_id: 'l1', start_time: '17:30', end_time: null };
const books = (groups: object[], getSpecificQuests: StampFragment[]): CharityBooksQuery => ({
  provider: {
    id: 'p1',
    name: 'Soup Kitchen',
    questConfiguration: JSON.stringify({
      stampBook: groups,
      bundleBook: {
        monthly_schedule: [
          { ...entry, weeks: [1, 2, 3, 4], days: [1, 5] },
          { ...entry, weeks: [1, 2, 3, 4, 5], days: [1, 2, 3, 4, 5, 6, 7] },
          { ...entry, weeks: [2], days: [6], last: true },
          { ...entry, quest_id: 's2', weeks: [1], days: [3] },
        ],
      },
    }),
    approvedLocations: [],
    reservingGuilds: null,
  },
  getSpecificQuests,
  veilOfTime: '2027-11-30',
});

describe('stamp collection', () => {
  it('each stamp of the book carries the data of its template quest, by index [STM-06]', () => {
    const { groups } = charityBooksOf(
      books(
        [
          {
            name: 'Kitchen',
            stamps: [
              { id: 's2', index: 1 },
              { id: 's1', index: 0 },
              { id: 'gone', index: 2 },
            ],
          },
        ],
        [template('s1', 'Lunch'), template('s2', 'Dinner')],
      ),
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]?.stamps.map(({ title, eventTitle }) => [title, eventTitle])).toEqual([
      ['Lunch', 'Quest s1'],
      ['Dinner', 'Quest s2'],
    ]);
  });

  it('a stamp without a title is called Untitled [STM-02]', () => {
    const { groups } = charityBooksOf(books([], [template('s1', null), template('s2', ' ')]));
    expect(groups[0]?.stamps.map(({ title }) => title)).toEqual(['Untitled', 'Untitled']);
  });

  it('a stamp that nobody put into the book can be placed all the same', () => {
    const { groups } = charityBooksOf(
      books([{ name: 'Kitchen', stamps: [{ id: 's1' }] }], [template('s1', 'A'), template('s9', 'B')]),
    );
    expect(groups.map(({ name, stamps }) => [name, stamps.map(({ id }) => id)])).toEqual([
      ['Kitchen', ['s1']],
      ['Other stamps', ['s9']],
    ]);
  });

  it('a bundle of the book can be taken with the stamps that there still are [OPEN-STM-02, STM-05]', () => {
    const { groups, bundles } = charityBooksOf(
      books(
        [
          { name: 'Empty', stamps: [], bundles: [{ name: 'Gone', stampIds: ['gone'] }] },
          {
            name: 'Kitchen',
            stamps: [{ id: 's1' }],
            bundles: [{ name: 'Evening', stampIds: ['s2', 'gone', 's1', 's2'] }],
          },
        ],
        [template('s1', 'Lunch'), template('s2', 'Dinner')],
      ),
    );
    expect(groups.map(({ name, bundles: shown }) => [name, shown.map((one) => one.name)])).toEqual([
      ['Kitchen', ['Evening']],
      ['Other stamps', []],
    ]);
    expect([...bundles.values()].map(({ stamps }) => stamps.map(({ id }) => id))).toEqual([['s2', 's1']]);
    expect(bundles.get(groups[0]?.bundles[0]?.id ?? '')?.name).toBe('Evening');
  });

  it('a recurrence reads every for four and more weeks, and every day for seven days [STM-13]', () => {
    const { bundleBook } = charityBooksOf(books([], []));
    expect(recurrencesOf('s1', bundleBook)).toEqual([
      'every Monday and Friday at 5:30 pm',
      'every day at 5:30 pm',
      '2nd and last Saturday at 5:30 pm',
    ]);
    expect(recurrencesOf('s3', bundleBook)).toEqual([]);
  });
});
