import type { TypedDocumentNode } from '@apollo/client/core';
import type { GetListParams, GetOneParams } from 'react-admin';
import {
  ProviderNamesDocument,
  QuestDetailsDocument,
  type QuestFilter,
  QuestPageDocument,
  type QuestSortField,
} from '../gql/generated.ts';

/** How one method of the data provider speaks GraphQL. */
export type Operation<TData, TVariables, TParams> = {
  document: TypedDocumentNode<TData, TVariables>;
  variables: (params: TParams) => TVariables;
  result: (data: TData, params: TParams) => unknown;
};

/** `resource METHOD` → operation. A new page adds its row here and its document beside its component. */
export const OPERATIONS = {
  'quests GET_LIST': operation({
    document: QuestPageDocument,
    variables: ({ filter, sort, pagination }: GetListParams) => {
      const { providerId, ...wanted } = filter as QuestFilter & { providerId: string };
      return {
        providerId,
        filter: wanted,
        sort: sort && { field: sort.field as QuestSortField, order: sort.order },
        page: pagination?.page,
        perPage: pagination?.perPage,
      };
    },
    result: ({ questPage }) => ({ data: questPage.items, total: questPage.total }),
  }),
  'quests GET_ONE': operation({
    document: QuestDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest }) => ({ data: quest }),
  }),
  'providers GET_LIST': operation({
    document: ProviderNamesDocument,
    variables: ({ pagination }: GetListParams) => ({
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 100,
    }),
    // The API sends no total here: a full page means that another may follow.
    result: ({ providers }, { pagination }) => ({
      data: providers,
      pageInfo: { hasNextPage: providers.length === (pagination?.perPage ?? 100), hasPreviousPage: false },
    }),
  }),
} as const;

/** The operation of a resource's method. Throws when the table has none: a page asks for what was never offered. */
export function operationOf(resource: string, method: string): Operation<unknown, unknown, unknown> {
  const found = (OPERATIONS as Record<string, unknown>)[`${resource} ${method}`];
  if (!found) throw new Error(`providers/operations.ts has no row for ${resource} ${method}`);
  return found as Operation<unknown, unknown, unknown>;
}

// Binds the result and the variables of a row to its document.
function operation<TData, TVariables, TParams>(row: Operation<TData, TVariables, TParams>) {
  return row;
}
