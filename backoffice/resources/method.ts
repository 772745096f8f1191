import type { TypedDocumentNode } from '@apollo/client/core';
import type { ErrorOperation } from '#domain/wording/error-copy.ts';
import { apolloClient } from '../api-client/apollo-client.ts';

/** What a page asks of the API besides reading and writing records: typed by its document, from end to end. */
export type Method<Variables, Result> = {
  /** The name of its document, under which an answer is kept. */
  name: string;
  isWrite: boolean;
  /** What the error texts call it, where they differ from those of others. */
  wording: ErrorOperation | undefined;
  send: (variables: Variables) => Promise<Result>;
};

type About = { wording?: ErrorOperation };

/** A method that reads; `resultOf` makes of the answer what the page works with. */
export function reading<Data, Variables extends object, Result>(
  document: TypedDocumentNode<Data, Variables>,
  resultOf: (data: Data, variables: Variables) => Result,
  { wording }: About = {},
): Method<Variables, Result> {
  return {
    name: nameOf(document),
    isWrite: false,
    wording,
    async send(variables) {
      const { data } = await apolloClient.query({ query: document, variables });
      return resultOf(data, variables);
    },
  };
}

/** A method that writes. */
export function writing<Data, Variables extends object, Result>(
  document: TypedDocumentNode<Data, Variables>,
  resultOf: (data: Data, variables: Variables) => Result,
  { wording }: About = {},
): Method<Variables, Result> {
  return {
    name: nameOf(document),
    isWrite: true,
    wording,
    async send(variables) {
      const { data } = await apolloClient.mutate({ mutation: document, variables });
      return resultOf(data, variables);
    },
  };
}

function nameOf({ definitions }: TypedDocumentNode<unknown, never>): string {
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  throw new Error('A document of the console has no name');
}
