import DataLoader from 'dataloader';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { TRAINING_COLUMNS } from '#api/rows/training-columns.ts';
import type { TemplateOrientationRow } from '#api/rows/training-row.ts';
import { isInList, isInListOf } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { district } from '#db/schema/district.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import { orientation } from '#db/schema/orientation.ts';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import type { LocationRow, ProviderRow } from './provider-row.ts';

export const PROVIDER_COLUMNS = {
  id: provider.id,
  providerId: sql<string>`${provider.id}`.as('ownId'),
  name: provider.name,
  mission: provider.mission,
  website: provider.website,
  telephone: provider.telephone,
  districtId: provider.districtId,
  districtName: district.name,
  isVisible: provider.isVisible,
  isSponsor: provider.isSponsor,
  agePolicies: provider.agePolicies,
};

/** All that is read of providers by their ids, one statement for each kind however many are asked for. */
export function createProviderLoaders({ store }: Context) {
  const { read } = store;
  return {
    byId: new DataLoader(async (ids: readonly string[]) => {
      const rows: ProviderRow[] = await providersByIds(read).all({ ids: JSON.stringify(ids) });
      return inOrderOf(ids, rows, (row) => row.id);
    }),
    questConfiguration: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ id: provider.id, text: provider.questConfiguration })
        .from(provider)
        .where(isInList(provider.id, ids));
      return inOrderOf(ids, rows, (row) => row.id).map((row) => row?.text ?? null);
    }),
    forStaff: new DataLoader(async (ids: readonly string[]) => {
      const { id, organizationCode, importSource, demandsEmergencyContact, demandsFullRecord } = provider;
      const rows = await read
        .select({ id, organizationCode, importSource, demandsEmergencyContact, demandsFullRecord })
        .from(provider)
        .where(isInList(id, ids));
      return inOrderOf(ids, rows, (row) => row.id);
    }),
    approvedLocations: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ ...LOCATION_COLUMNS, providerId: location.providerId })
        .from(location)
        .where(and(isInList(location.providerId, ids), eq(location.isApproved, true)))
        .orderBy(asc(location.position), asc(location.id));
      return listsInOrderOf<LocationRow & { providerId: string }>(ids, rows, (row) => row.providerId);
    }),
    templateOrientations: new DataLoader(async (ids: readonly string[]) => {
      const rows: TemplateOrientationRow[] = await read
        .select(TRAINING_COLUMNS)
        .from(orientation)
        .where(and(isInList(orientation.providerId, ids), isNull(orientation.templateId)))
        .orderBy(asc(orientation.nameKey), asc(orientation.id));
      return listsInOrderOf(ids, rows, (row) => row.providerId);
    }),
    managementGroupIds: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ id: memberGroup.id, providerId: memberGroup.providerId })
        .from(memberGroup)
        .where(isInList(memberGroup.providerId, ids))
        .orderBy(asc(memberGroup.id));
      return listsInOrderOf(ids, rows, (row) => row.providerId ?? '').map((list) =>
        list.map((row) => row.id),
      );
    }),
  };
}

const LOCATION_COLUMNS = {
  id: location.id,
  index: location.position,
  name: location.name,
  address: location.address,
  detail: location.detail,
  latitude: location.latitude,
  longitude: location.longitude,
};

/** Placeholder ids: a JSON list. */
const providersByIds = prepareOnce((db: Db) =>
  db
    .select(PROVIDER_COLUMNS)
    .from(provider)
    .innerJoin(district, eq(district.id, provider.districtId))
    .where(isInListOf(provider.id, 'ids'))
    .prepare(),
);
