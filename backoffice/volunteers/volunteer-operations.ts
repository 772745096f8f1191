import type { GetListParams } from 'react-admin';
import { VolunteerHistoryDocument } from '../gql/generated.ts';
import { operation } from '../providers/operation.ts';

/** What the preview of a volunteer asks of the API. */
export const VOLUNTEER_OPERATIONS = {
  'volunteerHistory GET_LIST': operation({
    document: VolunteerHistoryDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      chariteerId: String(filter.chariteerId),
      providerId: String(filter.providerId),
      page: pagination?.page ?? 1,
    }),
    result: ({ getChariteerMergedContracts: { mergedContracts, totalCount } }) => ({
      data: mergedContracts.map((merged) => ({ ...merged, id: merged.contract.id })),
      total: totalCount,
    }),
  }),
} as const;
