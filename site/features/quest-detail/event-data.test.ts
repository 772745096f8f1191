import { describe, expect, it } from 'vitest';
import { questEventData } from './event-data.ts';
import { mapLink, waysLink } from './map-link.ts';
import { questFixture } from './quest-fixture.ts';

const addresses = {
  quest: 'https://site.example/quest',
  charity: 'https://site.example/charity',
  picture: 'https://site.example/quest.png',
};

describe('what search engines read of a quest', () => {
  it('holds name, times, place and organizer [QD-03, QD-04, EDG-07]', () => {
    expect(questEventData(questFixture, addresses)).toMatchObject({
      '@type': 'Event',
      name: 'Lunch line',
      url: 'https://site.example/quest',
      description: 'Serve lunch & smile. Wear closed shoes',
      startDate: '2026-11-17T16:30:00.000Z',
      endDate: '2026-11-17T19:00:00.000Z',
      remainingAttendeeCapacity: 4,
      image: ['https://site.example/quest.png'],
      organizer: { name: 'Harbor Table Kitchen', url: 'https://site.example/charity' },
      offers: { price: 0, availability: 'https://schema.org/InStock', url: 'https://site.example/quest' },
      location: { name: 'Hall', address: '412 River Terrace, Hoboken, NJ 07030' },
    });
  });

  it.each(['Draft', 'Unlisted', 'Cancelled', 'Private', 'Template'] as const)(
    'there is none for a quest in status %s [QST-06]',
    (publishingStatus) => {
      expect(questEventData({ ...questFixture, publishingStatus }, addresses)).toBeNull();
    },
  );

  it('says when no place is left, and where it is without a location [QST-15]', () => {
    const full = { ...questFixture, takenCount: 5, heldCount: 1, location: null };
    expect(questEventData(full, addresses)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
      remainingAttendeeCapacity: 0,
      location: { name: 'Harbor Table Kitchen', address: 'Hoboken' },
    });
  });

  it('offers no place of a quest that is over [OPEN-QL-01]', () => {
    expect(questEventData({ ...questFixture, isOver: true }, addresses)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
      remainingAttendeeCapacity: 0,
    });
  });

  it('of a location whose address is not known it names the town [QD-04]', () => {
    const location = questFixture.location && { ...questFixture.location, address: '' };
    expect(questEventData({ ...questFixture, location }, addresses)).toMatchObject({
      location: { name: 'Hall', address: 'Hoboken' },
    });
  });

  it('there is none for a role without a date [QL-06]', () => {
    expect(questEventData({ ...questFixture, startedAt: null }, addresses)).toBeNull();
  });
});

describe('the map link', () => {
  const place = { name: 'Hall', address: '1 Main St, Hoboken', latitude: null, longitude: null };

  it('leads to the coordinates, or to the address without them [QD-04]', () => {
    expect(mapLink(place)).toBe('https://www.openstreetmap.org/search?query=1%20Main%20St%2C%20Hoboken');
    expect(mapLink({ ...place, latitude: 40.7, longitude: -74.03 })).toContain('mlat=40.7&mlon=-74.03');
  });

  it('the ways lead to the same place [DSC-18: ways there]', () => {
    expect(new URL(waysLink(place)).searchParams.get('destination')).toBe('1 Main St, Hoboken');
    const known = new URL(waysLink({ ...place, latitude: 40.7, longitude: -74.03 }));
    expect(known.searchParams.get('destination')).toBe('40.7,-74.03');
  });
});
