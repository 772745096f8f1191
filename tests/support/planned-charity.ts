// What a charity plans with, as parts of the calendar are given it, and one of its quests.
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import type { CalendarQuest } from '../../backoffice/calendar/month-data/calendar-quest.ts';
import type { CalendarActions } from '../../backoffice/calendar/month-grid/calendar-context.ts';
import type { CharityBooks, ShownStamp } from '../../backoffice/stamps/collection/stamp-collection.ts';

/** Monday so far in the future that nothing has begun. */
export const MONDAY = '2992-03-05';

const stamp = (id: string, values: Partial<ShownStamp> = {}): ShownStamp => ({
  id,
  providerId: 'charity-1',
  title: id,
  stampTitle: id,
  stampIcon: null,
  eventTitle: `Quest ${id}`,
  eventType: 'OSV',
  serviceTags: [],
  giverName: null,
  locationId: null,
  flexibleMinimumTime: null,
  resourceMaxNumber: 10,
  ...values,
});
const cook = stamp('Cook', { giverName: 'Kitchen lead' });
const serve = stamp('Serve');
const weekly = { weeks: [1, 2, 3, 4, 5], days: [1], location_id: 'hall', supervisor_name: '' };
const lunch = { id: 'bundle-0-0', name: 'Lunch', stamps: [cook, serve] };

/** A charity with two stamps, one bundle of both and one place; each Monday it cooks. */
export const BOOKS: CharityBooks = {
  id: 'charity-1',
  name: 'Charity One',
  groups: [{ name: 'Kitchen', stamps: [cook, serve], bundles: [lunch] }],
  stamps: new Map([cook, serve].map((one) => [one.id, one])),
  bundles: new Map([[lunch.id, lunch]]),
  bundleBook: {
    ...parseQuestConfiguration(null).bundleBook,
    monthly_schedule: [{ ...weekly, quest_id: 'Cook', start_time: '17:30', end_time: '20:00' }],
  },
  locations: [{ id: 'hall', name: 'Hall', address: '1 Main St' }],
  guilds: new Map(),
  veilOfTime: '2992-12-31',
};

export const ALL_RIGHTS = {
  canCreate: true,
  canDraft: true,
  canEdit: true,
  canCancel: true,
  canReserve: true,
};

/** What a calendar lets its parts do: nothing. */
export const NO_ACTIONS: CalendarActions = {
  ...{ month: '2992-03', canCreate: true, canMove: true },
  ...{ openQuest: () => {}, addOn: () => {}, move: () => {}, copy: () => {} },
};

/** A Published quest of that Monday, as the calendar has it. */
export function calendarQuest(values: Partial<CalendarQuest> = {}): CalendarQuest {
  return {
    id: 'quest-1',
    providerId: 'charity-1',
    eventTitle: 'Quest Cook',
    eventType: 'OSV',
    publishingStatus: 'Published',
    isDeletable: false,
    serviceTags: [],
    stampIcon: null,
    templateQuestId: 'Cook',
    startedAt: Date.parse('2992-03-05T22:30:00Z'),
    endedAt: Date.parse('2992-03-06T01:00:00Z'),
    day: MONDAY,
    updatedAt: '2992-01-01T00:00:00.000Z',
    giverName: null,
    locationId: 'hall',
    location: { id: 'hall', name: 'Hall', address: '1 Main St' },
    resourceMinNumber: 2,
    resourceMaxNumber: 5,
    takenCount: 0,
    waitingCount: 0,
    reservation: null,
    guildHold: null,
    reservationRequest: null,
    ...values,
  };
}
