import { expect, it } from 'vitest';
import { googleCalendarAddress, outlookCalendarAddress } from './calendar-addresses.ts';

const entry = {
  title: 'Soup & «bread» + more?',
  startedAt: Date.parse('2026-11-28T22:30:00Z'),
  endedAt: Date.parse('2026-11-29T01:00:00Z'),
  place: 'Hall, 412 River Terrace',
  address: 'https://site.example/questList/1/quest/a',
};
const partsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('an entry for Google has title, both times, place and the page [DSC-19: calendars]', () => {
  const address = googleCalendarAddress(entry);
  expect(new URL(address).host).toBe('calendar.google.com');
  expect(partsOf(address)).toEqual({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261128T223000Z/20261129T010000Z',
    details: entry.address,
    location: entry.place,
  });
});

it('one for Outlook too, without a plus for a blank [DSC-19: calendars]', () => {
  const address = outlookCalendarAddress(entry);
  expect(new URL(address).host).toBe('outlook.live.com');
  expect(partsOf(address)).toMatchObject({
    subject: entry.title,
    startdt: '2026-11-28T22:30:00Z',
    enddt: '2026-11-29T01:00:00Z',
    body: entry.address,
    location: entry.place,
  });
  expect(address).not.toContain('+');
});

it('what has no end and no place is an instant [DSC-19: calendars]', () => {
  const bare = { ...entry, endedAt: null, place: null };
  expect(partsOf(googleCalendarAddress(bare))).toMatchObject({ dates: '20261128T223000Z/20261128T223000Z' });
  expect(partsOf(outlookCalendarAddress(bare))).not.toHaveProperty('location');
});
