import { district } from '../schema/district.ts';
import type { Db } from '../store.ts';
import { nextNumber, only } from './sequence.ts';

export type District = typeof district.$inferSelect;

export async function insertDistrict(tx: Db, overrides: Partial<District> = {}): Promise<District> {
  const number = nextNumber('district');
  const row = {
    id: `district-${number}`,
    name: `District ${number}`,
    acronym: `D${number}`,
    county: 'Hudson',
    state: 'NJ',
    noun: 'Charities',
    centerLatitude: 40.744,
    centerLongitude: -74.032,
    zoomLevel: 13,
    ...overrides,
  };
  return only(await tx.insert(district).values(row).returning());
}
