import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { plainText } from '#domain/text/plain-text.ts';

/** An organization of the Human Services Data Specification (HSDS 3) with its locations and services inside. */
export type WrittenOrganization = {
  id: string;
  name: string;
  description: string;
  website?: string;
  phones?: { id: string; number: string; type: 'voice' }[];
  locations: WrittenLocation[];
  services: WrittenService[];
};
type WrittenLocation = {
  id: string;
  location_type: 'physical';
  name: string;
  latitude: number | null;
  longitude: number | null;
  addresses: WrittenAddress[];
};
type WrittenAddress = Record<
  'id' | 'address_1' | 'city' | 'state_province' | 'postal_code' | 'country',
  string
> & {
  address_type: 'physical';
};
type WrittenService = {
  id: string;
  organization_id: string;
  name: string;
  description: string;
  status: 'active';
  service_at_locations: { id: string; location: WrittenLocation }[];
};

/** All charities that are shown, with approved locations and what volunteers can do there, by name. Three statements. */
export async function readOpenReferral(db: Db): Promise<WrittenOrganization[]> {
  const isShown = eq(provider.isVisible, true);
  const charities = await db
    .select({
      ...{ id: provider.id, name: provider.name, mission: provider.mission },
      ...{ website: provider.website, telephone: provider.telephone },
    })
    .from(provider)
    .where(isShown)
    .orderBy(asc(provider.nameKey), asc(provider.id));
  const places = await db
    .select({ place: location })
    .from(location)
    .innerJoin(provider, and(eq(provider.id, location.providerId), isShown))
    .where(eq(location.isApproved, true))
    .orderBy(asc(location.position), asc(location.id));
  const stamps = await db
    .select({
      ...{ id: quest.id, providerId: quest.providerId, locationId: quest.locationId },
      ...{ name: quest.eventTitle, description: quest.description },
    })
    .from(quest)
    .innerJoin(provider, and(eq(provider.id, quest.providerId), isShown))
    .where(eq(quest.publishingStatus, 'Template'))
    .orderBy(asc(quest.eventTitle), asc(quest.id));
  const written = new Map(places.map(({ place }) => [place.id, writtenLocation(place)]));
  const placesOf = Map.groupBy(places, ({ place }) => place.providerId);
  const stampsOf = Map.groupBy(stamps, ({ providerId }) => providerId);
  return charities.map(({ id, name, mission, website, telephone }) => ({
    ...{ id: uuidOf('organization', id), name, description: mission },
    ...(website && { website }),
    ...(telephone && { phones: [{ id: uuidOf('phone', id), number: telephone, type: 'voice' as const }] }),
    locations: (placesOf.get(id) ?? []).flatMap(({ place }) => written.get(place.id) ?? []),
    services: (stampsOf.get(id) ?? []).map((stamp) => ({
      ...{ id: uuidOf('service', stamp.id), organization_id: uuidOf('organization', id), name: stamp.name },
      ...{ description: plainText(stamp.description), status: 'active' as const },
      service_at_locations: [written.get(stamp.locationId ?? '') ?? []].flat().map((at) => ({
        id: uuidOf('service at location', `${stamp.id} ${at.id}`),
        location: at,
      })),
    })),
  }));
}

/** Splits an address as charities write it: street, city, state and ZIP code; without commas all of it is the street. */
export function addressParts(
  address: string,
): Pick<WrittenAddress, 'address_1' | 'city' | 'state_province' | 'postal_code'> {
  const match = /^(.*\S)\s*,\s*([^,]+?)\s*,\s*([A-Z]{2})\b\s*(\d{5}(?:-\d{4})?)?$/.exec(address.trim());
  const [, street = address.trim(), city = '', state = '', postcode = ''] = match ?? [];
  return { address_1: street, city, state_province: state, postal_code: postcode };
}

function writtenLocation({
  id,
  name,
  address,
  latitude,
  longitude,
}: typeof location.$inferSelect): WrittenLocation {
  const parts = addressParts(address);
  return {
    ...{ id: uuidOf('location', id), location_type: 'physical', name, latitude, longitude },
    addresses:
      address === ''
        ? []
        : [{ id: uuidOf('address', id), ...parts, country: 'US', address_type: 'physical' }],
  };
}

/** The specification wants UUIDs; the same row has the same one in every export. */
export function uuidOf(kind: string, id: string): string {
  const hex = createHash('sha256').update(`${kind} ${id}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
