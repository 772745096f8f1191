import type { GetListParams } from 'react-admin';
import { ProviderScheduleDocument } from '../gql/generated/home.ts';
import { operation } from '../resources/operation.ts';

/** What the pages of a charity's own account ask of the API. */
export const OPERATIONS = {
  'providerSchedule GET_LIST': operation({
    document: ProviderScheduleDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      isPast: filter.isPast === true,
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 24,
    }),
    result: ({ getProviderQuests }) => ({ data: getProviderQuests.items, total: getProviderQuests.total }),
  }),
} as const;
