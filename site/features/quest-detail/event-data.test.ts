import { describe, expect, it } from 'vitest';
import { plainText, questEventData } from './event-data.ts';
import { mapLink } from './map-link.ts';
import { questFixture } from './quest-fixture.ts';

describe('what search engines read of a quest', () => {
  it('QD-03 QD-04 holds name, times, place and organizer', () => {
    expect(questEventData(questFixture, 'https://site.example/quest')).toMatchObject({
      '@type': 'Event',
      name: 'Lunch line',
      url: 'https://site.example/quest',
      description: 'Serve lunch & smile. Wear closed shoes',
      startDate: '2026-11-17T16:30:00.000Z',
      endDate: '2026-11-17T19:00:00.000Z',
      remainingAttendeeCapacity: 4,
      organizer: { name: 'Harbor Table Kitchen' },
      location: { name: 'Hall', address: '412 River Terrace, Hoboken, NJ 07030' },
    });
  });

  it.each(['Draft', 'Unlisted', 'Cancelled', 'Private', 'Template'] as const)(
    'QST-06 there is none for a quest in status %s',
    (publishingStatus) => {
      expect(questEventData({ ...questFixture, publishingStatus }, '/')).toBeNull();
    },
  );

  it('QL-06 there is none for a role without a date', () => {
    expect(questEventData({ ...questFixture, startedAt: null }, '/')).toBeNull();
  });

  it('an escaped ampersand does not turn into a tag', () => {
    expect(plainText('a &amp;lt;b&amp;gt; &lt;c&gt;')).toBe('a &lt;b&gt; <c>');
  });
});

describe('the map link', () => {
  const place = { name: 'Hall', address: '1 Main St, Hoboken', latitude: null, longitude: null };

  it('QD-04 leads to the coordinates, or to the address without them', () => {
    expect(mapLink(place)).toBe('https://www.openstreetmap.org/search?query=1%20Main%20St%2C%20Hoboken');
    expect(mapLink({ ...place, latitude: 40.7, longitude: -74.03 })).toContain('mlat=40.7&mlon=-74.03');
  });
});
