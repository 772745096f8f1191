import { plainText } from '#domain/text/plain-text.ts';
import type { QuestDetailDataFragment } from '../../gql/generated.ts';

/** Absolute addresses of a quest's page, charity and picture. */
type Addresses = { quest: string; charity: string; picture: string };

/** The schema.org Event of a quest that everyone may see and that has a date; else null. */
export function questEventData(
  quest: QuestDetailDataFragment,
  addresses: Addresses,
): Record<string, unknown> | null {
  if (quest.publishingStatus !== 'Published' || quest.startedAt === null) return null;
  // What a guild has reserved is not offered to everyone, and what is over to no one.
  const { reservation, isOver, resourceMaxNumber, takenCount, heldCount } = quest;
  const left = reservation || isOver ? 0 : Math.max(0, resourceMaxNumber - takenCount - heldCount);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: quest.eventTitle,
    url: addresses.quest,
    image: [addresses.picture],
    description: plainText(quest.description) || `${quest.eventTitle} · ${quest.provider.name}`,
    startDate: quest.startedAt,
    ...(quest.endedAt && { endDate: quest.endedAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    maximumAttendeeCapacity: quest.resourceMaxNumber,
    remainingAttendeeCapacity: left,
    organizer: { '@type': 'NGO', name: quest.provider.name, url: addresses.charity },
    offers: {
      '@type': 'Offer',
      url: addresses.quest,
      price: 0,
      priceCurrency: 'USD',
      availability: `https://schema.org/${left === 0 ? 'SoldOut' : 'InStock'}`,
    },
    location: placeOf(quest),
  };
}

/** A place has an address there: that of the location, else at least the town. */
function placeOf({ location, provider }: QuestDetailDataFragment): Record<string, unknown> {
  const { latitude = null, longitude = null } = location ?? {};
  const geo = latitude !== null && longitude !== null && { '@type': 'GeoCoordinates', latitude, longitude };
  return {
    '@type': 'Place',
    name: location?.name ?? provider.name,
    address: location?.address || provider.district.name,
    ...(geo && { geo }),
  };
}
