import { eq } from 'drizzle-orm';
import { location } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import type { KnownLocation } from '#domain/quests/changes/location-change.ts';

export type StoredLocation = KnownLocation & { id: string };

/** Reads the locations of a provider as people know them. */
export async function readLocations(db: Db, providerId: string): Promise<StoredLocation[]> {
  const { id, name, address, detail, latitude, longitude } = location;
  return db
    .select({ id, name, address, detail, latitude, longitude })
    .from(location)
    .where(eq(location.providerId, providerId));
}
