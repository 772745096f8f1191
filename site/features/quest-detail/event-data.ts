import type { QuestDetailDataFragment } from '../../gql/generated.ts';

/** The schema.org Event of a quest that everybody may see and that has a date; else null. */
export function questEventData(
  quest: QuestDetailDataFragment,
  address: string,
): Record<string, unknown> | null {
  if (quest.publishingStatus !== 'Published' || quest.startedAt === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: quest.eventTitle,
    url: address,
    description: plainText(quest.description),
    startDate: quest.startedAt,
    ...(quest.endedAt && { endDate: quest.endedAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    maximumAttendeeCapacity: quest.resourceMaxNumber,
    remainingAttendeeCapacity: Math.max(0, quest.resourceMaxNumber - quest.takenCount),
    organizer: { '@type': 'Organization', name: quest.provider.name },
    ...(quest.location && { location: placeOf(quest.location) }),
  };
}

/** The words of sanitised HTML, on one line. */
export function plainText(html: string): string {
  const words = html.replace(/<(br|\/p|\/li|\/ul|\/ol)\s*\/?>/g, ' ').replace(/<[^>]*>/g, '');
  return ENTITIES.reduce((text, [entity, character]) => text.replaceAll(entity, character), words)
    .replace(/\s+/g, ' ')
    .trim();
}

// The ampersand comes last, or «&amp;lt;» would turn into a bracket.
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
] as const;

function placeOf(location: NonNullable<QuestDetailDataFragment['location']>): Record<string, unknown> {
  const { name, address, latitude, longitude } = location;
  const geo = latitude !== null && longitude !== null && { '@type': 'GeoCoordinates', latitude, longitude };
  return { '@type': 'Place', name, address, ...(geo && { geo }) };
}
