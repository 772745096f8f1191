import { asc, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { district } from '#db/schema/district.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { sortedByName } from '#domain/text/folded-text.ts';

export type DistrictRow = {
  id: string;
  name: string;
  acronym: string;
  county: string;
  state: string;
  noun: string;
  centerLatitude: number;
  centerLongitude: number;
  zoomLevel: number;
  declaredChariteersCount: number;
};

/** All districts by name. */
export async function listDistricts({ store }: Context): Promise<DistrictRow[]> {
  const rows = await store.read.select(DISTRICT_COLUMNS).from(district).orderBy(asc(district.id));
  return sortedByName(rows, ({ name }) => name);
}

/** Errors: DISTRICT_NOT_FOUND. */
export async function findDistrict({ store }: Context, id: string): Promise<DistrictRow> {
  const [found] = await store.read.select(DISTRICT_COLUMNS).from(district).where(eq(district.id, id));
  if (!found) throw new DomainError('DISTRICT_NOT_FOUND');
  return found;
}

const DISTRICT_COLUMNS = {
  id: district.id,
  name: district.name,
  acronym: district.acronym,
  county: district.county,
  state: district.state,
  noun: district.noun,
  centerLatitude: district.centerLatitude,
  centerLongitude: district.centerLongitude,
  zoomLevel: district.zoomLevel,
  declaredChariteersCount: district.declaredCount,
};
