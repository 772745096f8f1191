import { type RaRecord, useGetList } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { RecapList, RecapSortField } from '../../gql/generated.ts';
import type { RecapEntry } from './recap-tables.ts';

type Wanted = {
  providerId: string;
  period: string;
  list: RecapList;
  sort: { field: RecapSortField; order: 'ASC' | 'DESC' };
  page: number;
  perPage: number;
};

/** A page of a list of the recap; the last one stays in sight while the next is on its way. */
export function useRecapRows({ sort, page, perPage, ...filter }: Wanted) {
  return useGetList<RecapEntry & RaRecord<string>>(
    'recapRows',
    { filter, sort, pagination: { page, perPage } },
    { retry: isWorthRetrying, placeholderData: (last) => last, onError: () => undefined },
  );
}
