import type { GetListParams } from 'react-admin';
import { QuestPageDocument } from '../../gql/generated/quest-list.ts';
import type { QuestFilter, QuestSort } from '../../gql/generated.ts';
import { operation } from '../../resources/operation.ts';

/** What the list of quests narrows and sorts by. */
type QuestListParams = Pick<GetListParams, 'pagination'> & {
  filter: QuestFilter & { providerId: string };
  sort?: QuestSort;
};

/** What the first list asks of the API. */
export const OPERATIONS = {
  'quests GET_LIST': operation({
    document: QuestPageDocument,
    variables: ({ filter: { providerId, ...filter }, sort, pagination }: QuestListParams) => ({
      providerId,
      filter,
      sort,
      page: pagination?.page,
      perPage: pagination?.perPage,
    }),
    result: ({ questPage }) => ({ data: questPage.items, total: questPage.total }),
  }),
} as const;
