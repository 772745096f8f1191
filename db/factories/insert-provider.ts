import { location, provider } from '../schema/provider.ts';
import type { Db } from '../store.ts';
import { insertDistrict } from './insert-district.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type Provider = typeof provider.$inferSelect;
export type Location = typeof location.$inferSelect;

/** A visible charity; in a district of its own unless one is given. */
export async function insertProvider(tx: Db, overrides: Partial<Provider> = {}): Promise<Provider> {
  const number = nextNumber('provider');
  const row = {
    id: `provider-${number}`,
    name: `Charity ${number}`,
    mission: 'Feeding our neighbours.',
    createdAt: FACTORY_NOW,
    ...overrides,
    districtId: overrides.districtId ?? (await insertDistrict(tx)).id,
  };
  return only(await tx.insert(provider).values(row).returning());
}

/** An approved location; of a provider of its own unless one is given. */
export async function insertLocation(tx: Db, overrides: Partial<Location> = {}): Promise<Location> {
  const number = nextNumber('location');
  const row = {
    id: `location-${number}`,
    position: number,
    name: `Hall ${number}`,
    address: `${number} Church Street`,
    ...overrides,
    providerId: overrides.providerId ?? (await insertProvider(tx)).id,
  };
  return only(await tx.insert(location).values(row).returning());
}
