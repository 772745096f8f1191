import type { GetListParams, GetOneParams } from 'react-admin';
import { pagesOf } from '../files/pages-of.ts';
import { RecapDocument, RecapPrintDocument, RecapRowsDocument } from '../gql/generated/recaps.ts';
import type { RecapList, RecapRowsFragment, RecapSortField } from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';
import { rangeOf, yearOf } from './figures/recap-period-choice.ts';

type RowsFilter = { providerId: string; period: string; list: RecapList };

/** What the Data page asks of the API. A recap's id is its period, the charity stands beside it. */
export const OPERATIONS = {
  'recaps GET_ONE': operation({
    document: RecapDocument,
    variables: ({ id, meta }: GetOneParams) => {
      const period = String(id);
      const { providerId } = meta as { providerId: string };
      return { providerId, ...rangeOf(period), year: Number(yearOf(period)) };
    },
    result: ({ provider, generateSingleMonthReport: { period, ...figures }, recapMonths }) => ({
      data: { id: period, providerName: provider?.name ?? '', figures, months: recapMonths },
    }),
  }),
  'recapRows GET_LIST': operation({
    document: RecapRowsDocument,
    variables: ({ filter, sort, pagination }: GetListParams) => ({
      ...(filter as RowsFilter),
      sort: sort && { field: sort.field as RecapSortField, order: sort.order },
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 25,
    }),
    result: ({ recapPage }) => ({ data: entriesOf([recapPage]), total: recapPage.total }),
  }),
  'recapPrint GET_LIST': operation({
    document: RecapPrintDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      ...(filter as RowsFilter),
      ...pagesOf(pagination?.page ?? 1),
    }),
    result: ({ page1, page2, page3, page4, page5 }) => ({
      data: entriesOf([page1, page2, page3, page4, page5]),
      total: page1.total,
    }),
  }),
} as const;

function entriesOf(pages: readonly RecapRowsFragment[]) {
  return pages.flatMap(({ items }) => items.map((entry) => ({ ...entry, id: entry.chariteer.id })));
}
