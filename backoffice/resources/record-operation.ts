import type { GetListParams, GetOneParams } from 'react-admin';
import { operation, type Typed } from './operation.ts';

/** The row of a list that the API gives page by page, by the filters that stand above it. */
export function pagesOf<TData, TVariables>(
  document: Typed<TData, TVariables>,
  pageIn: (data: TData) => { items: readonly unknown[]; total: number },
) {
  return operation({
    document,
    variables: ({ filter, pagination }: GetListParams): TVariables => ({
      ...filter,
      page: pagination?.page,
      perPage: pagination?.perPage,
    }),
    result(data) {
      const { items, total } = pageIn(data);
      return { data: items, total };
    },
  });
}

/** The row of one record, by its id. */
export function oneOf<TData>(document: Typed<TData, { id: string }>, recordIn: (data: TData) => unknown) {
  return operation({
    document,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: (data) => ({ data: recordIn(data) }),
  });
}
