import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryProvidersArgs } from '#api/graphql/generated/types.ts';
import { district } from '#db/schema/district.ts';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';
import type { KnownLocation } from '#domain/quests/changes/location-change.ts';
import { createProviderLoaders, PROVIDER_COLUMNS } from './provider-loaders.ts';
import type { ProviderRow } from './provider-row.ts';

export type StoredLocation = KnownLocation & { id: string };

/** Errors: PROVIDER_NOT_FOUND, also for a hidden one to everyone but its managers. */
export async function findProvider(context: Context, id: string): Promise<ProviderRow> {
  const found = await context.loaders(createProviderLoaders).byId.load(id);
  if (!found || !isReachable(context, found)) throw new DomainError('PROVIDER_NOT_FOUND');
  return found;
}

/** The visible providers by name, of one district or of all. Errors: BAD_USER_INPUT for a page out of range. */
export async function listProviders(
  context: Context,
  args: Partial<QueryProvidersArgs>,
): Promise<ProviderRow[]> {
  const { limit, offset } = pageOf(args);
  const ofDistrict = args.districtId == null ? undefined : eq(provider.districtId, args.districtId);
  const rows: ProviderRow[] = await context.store.read
    .select(PROVIDER_COLUMNS)
    .from(provider)
    .innerJoin(district, eq(district.id, provider.districtId))
    .where(and(eq(provider.isVisible, true), ofDistrict))
    .orderBy(asc(provider.nameKey), asc(provider.id))
    .limit(limit)
    .offset(offset);
  return rows;
}

function isReachable({ viewer }: Context, { id, isVisible }: ProviderRow): boolean {
  return isVisible || isManagerOf(viewer, id);
}

/** Reads the locations of a provider as people know them. */
export async function readLocations(db: Db, providerId: string): Promise<StoredLocation[]> {
  const { id, name, address, detail, latitude, longitude } = location;
  return db
    .select({ id, name, address, detail, latitude, longitude })
    .from(location)
    .where(eq(location.providerId, providerId));
}
