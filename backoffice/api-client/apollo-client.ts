import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { ApolloError } from '@apollo/client/errors';
import { execute } from '@apollo/client/link/core';
import { HttpLink } from '@apollo/client/link/http';
import { takeFirstAnswer } from './first-question.ts';
import { pageHeaders } from './page-account.ts';
import { hearForWhom } from './session-end.ts';

/** The session is the cookie of this origin; no token is in reach of a script. */
const link = new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: watchingFetch });

type Sent<Variables> = { variables?: Variables; context?: Record<string, unknown> };

/**
 * The two methods of Apollo's client that the console and ra-data-graphql call, straight on Apollo's link. react-admin
 * keeps the answers: Apollo's own cache would disagree with it, and is a tenth of the first script.
 */
export const apolloClient = {
  query: <Data, Variables extends OperationVariables>({
    query,
    ...sent
  }: { query: TypedDocumentNode<Data, Variables> } & Sent<Variables>) => send(query, sent),

  mutate: <Data, Variables extends OperationVariables>({
    mutation,
    ...sent
  }: { mutation: TypedDocumentNode<Data, Variables> } & Sent<Variables>) => send(mutation, sent),
};

/** Sends a document and returns its data. Throws Apollo's error when the answer brings errors, or none comes. */
function send<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, context }: Sent<Variables>,
): Promise<{ data: Data }> {
  return new Promise((resolve, reject) => {
    execute(link, { query, variables, context }).subscribe({
      next: ({ data, errors }) => {
        if (data && !errors?.length) resolve({ data: data as Data });
        else reject(new ApolloError({ graphQLErrors: errors ?? [] }));
      },
      error: (networkError) => reject(new ApolloError({ networkError })),
    });
  });
}

/** Public data answers visitors too, with less in it: each answer says whether it was for one. */
async function watchingFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const hear = hearForWhom();
  const [address, sent] = request;
  const headers = { ...(sent?.headers as Record<string, string>), ...pageHeaders() };
  const answer = await (takeFirstAnswer(sent?.body) ?? fetch(address, { ...sent, headers }));
  hear(answer.headers);
  return answer;
}
