import type { TypedDocumentNode } from '@apollo/client/core';
import type { Identifier } from 'react-admin';
import type { ErrorOperation } from '#domain/wording/error-copy.ts';

/** How one method of the data provider speaks GraphQL. */
export type Operation<TData, TVariables, TParams> = {
  document: TypedDocumentNode<TData, TVariables>;
  variables: (params: TParams) => TVariables;
  result: (data: TData, params: TParams) => unknown;
  /** What the error texts call it, where they differ from those of other operations. */
  wording?: ErrorOperation;
};

/** What a form of react-admin hands over once it has found nothing wrong: all its fields. */
export type Made<T> = { data: T };
export type Changed<T> = Made<T> & { id: Identifier; previousData: T };

/** Binds the result and the variables of a row to its document. */
export function operation<TData, TVariables, TParams>(row: Operation<TData, TVariables, TParams>) {
  return row;
}
