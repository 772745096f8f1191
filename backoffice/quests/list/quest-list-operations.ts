import type { GetListParams, SortPayload } from 'react-admin';
import { QuestPageDocument } from '../../gql/generated/quest-list.ts';
import type { QuestFilter, QuestSort, QuestSortField } from '../../gql/generated.ts';
import { operation } from '../../resources/operation.ts';

type QuestListParams = GetListParams & { filter: QuestFilter & { providerId: string } };

/** What the first list asks of the API. */
export const OPERATIONS = {
  'quests GET_LIST': operation({
    document: QuestPageDocument,
    variables: ({ filter: { providerId, ...filter }, sort, pagination }: QuestListParams) => ({
      providerId,
      filter,
      sort: sort && questSort(sort),
      page: pagination?.page,
      perPage: pagination?.perPage,
    }),
    result: ({ questPage }) => ({ data: questPage.items, total: questPage.total }),
  }),
} as const;

function questSort({ field, order }: SortPayload): QuestSort {
  // An address may name anything; the API refuses what no column is called.
  return { field: field as QuestSortField, order };
}
