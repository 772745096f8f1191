import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { Identifier } from 'react-admin';
import type { ErrorOperation } from '#domain/wording/error-copy.ts';

/**
 * How one method of the data provider speaks GraphQL. Written as methods, so that a row bound to its document stands in
 * a table of all kinds of rows without a cast.
 */
export type Operation<TData, TVariables, TParams> = {
  document: DocumentNode;
  variables(params: TParams): TVariables;
  result(data: TData, params: TParams): unknown;
  /** What the error texts call it, where they differ from those of other operations. */
  wording?: ErrorOperation;
};

/** A row of a table, whatever it asks for. */
export type AnyOperation = Operation<unknown, Record<string, unknown>, unknown>;

export type Typed<TData, TVariables> = DocumentNode & DocumentTypeDecoration<TData, TVariables>;
type Bound<TData, TVariables, TParams> = Operation<TData, TVariables, TParams> & {
  document: Typed<TData, TVariables>;
};

/** What a form of react-admin hands over once it has found nothing wrong: all its fields. */
export type Made<T> = { data: T };
export type Changed<T> = Made<T> & { id: Identifier; previousData: T };

/** Binds the result and the variables of a row to its document. */
export function operation<TData, TVariables, TParams>(
  row: Bound<TData, TVariables, TParams>,
): Operation<TData, TVariables, TParams> {
  return row;
}
