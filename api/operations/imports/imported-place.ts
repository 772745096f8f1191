import { and, asc, eq, max } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import { location } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';

/** A place as an importer knows it. */
export type ImportedPlace = {
  name: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
};

/** The place of a provider that has this address, or null. */
export async function findPlace(
  tx: Db,
  providerId: string,
  { address }: ImportedPlace,
): Promise<string | null> {
  const [found] = await tx
    .select({ id: location.id })
    .from(location)
    .where(and(eq(location.providerId, providerId), eq(location.address, address)))
    .orderBy(asc(location.position), asc(location.id))
    .limit(1);
  return found?.id ?? null;
}

/** The place of a provider that has this address; a new one stands last among its approved places. */
export async function findOrInsertPlace(
  tx: Db,
  providerId: string,
  place: ImportedPlace,
  now: number,
): Promise<string> {
  const found = await findPlace(tx, providerId, place);
  if (found !== null) return found;
  const id = newId(now);
  await insertPlace(tx, providerId, id, place);
  return id;
}

/** Adds an approved place behind those that the provider has. */
export async function insertPlace(
  tx: Db,
  providerId: string,
  id: string,
  place: ImportedPlace,
): Promise<void> {
  const [highest] = await tx
    .select({ position: max(location.position) })
    .from(location)
    .where(eq(location.providerId, providerId));
  const position = (highest?.position ?? -1) + 1;
  await tx
    .insert(location)
    .values({ id, providerId, position, ...place, isApproved: true })
    .returning({ id: location.id });
}
