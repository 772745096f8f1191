import type { GetListParams, GetOneParams } from 'react-admin';
import { QuestDetailsDocument, QuestPageDocument } from '../gql/generated/quests.ts';
import type { QuestFilter, QuestSort } from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

/** What the list of quests narrows and sorts by. */
type QuestListParams = Pick<GetListParams, 'pagination'> & {
  filter: QuestFilter & { providerId: string };
  sort?: QuestSort;
};

/** What the list of quests and the page of one ask of the API. */
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
  'quests GET_ONE': operation({
    document: QuestDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest }) => ({ data: quest }),
  }),
} as const;
