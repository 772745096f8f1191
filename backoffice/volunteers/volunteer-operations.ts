import type { GetListParams } from 'react-admin';
import { LeaderboardDocument, VolunteerHistoryDocument } from '../gql/generated/volunteers.ts';
import type { LeaderboardRowFragment } from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

type LeaderboardFilter = { providerId: string; from: string; until: string; q?: string };

/** What the page of the volunteers and the preview of one ask of the API. */
export const OPERATIONS = {
  'chariteers GET_LIST': operation({
    document: LeaderboardDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      ...(filter as LeaderboardFilter),
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 25,
    }),
    result: ({ getSpecificChariteers, countSpecificChariteers }) => ({
      data: withIds(getSpecificChariteers),
      total: countSpecificChariteers,
    }),
  }),
  'volunteerHistory GET_LIST': operation({
    document: VolunteerHistoryDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      chariteerId: String(filter.volunteerId),
      providerId: String(filter.providerId),
      page: pagination?.page ?? 1,
    }),
    result: ({ getChariteerMergedContracts: { mergedContracts, totalCount } }) => ({
      data: mergedContracts.map((merged) => ({ ...merged, id: merged.contract.id })),
      total: totalCount,
    }),
  }),
} as const;

function withIds(rows: readonly LeaderboardRowFragment[]) {
  return rows.map((row) => ({ ...row, id: row.chariteer.id }));
}
