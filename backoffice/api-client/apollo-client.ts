import { ApolloCache, ApolloClient, HttpLink } from '@apollo/client/core';
import { takeFirstAnswer } from './first-question.ts';
import { pageHeaders } from './page-account.ts';
import { hearForWhom } from './session-end.ts';

/**
 * Apollo insists on a cache; react-admin keeps the answers, so this one keeps nothing and is always asked in vain.
 * It also leaves the documents as they are written, so that the server meets those it has compiled at its start.
 */
export class NoCache extends ApolloCache<null> {
  read() {
    return null;
  }
  write() {
    return undefined;
  }
  diff() {
    return { complete: false };
  }
  watch() {
    return () => {};
  }
  async reset() {}
  evict() {
    return false;
  }
  restore() {
    return this;
  }
  extract() {
    return null;
  }
  removeOptimistic() {}
  performTransaction(transaction: (cache: ApolloCache<null>) => void) {
    transaction(this);
  }
}

/**
 * One client for the console. react-admin keeps the answers, so Apollo keeps none: two caches would disagree.
 * The session is the cookie of this origin; no token is in reach of a script.
 */
export const apolloClient = new ApolloClient({
  link: new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: watchingFetch,
  }),
  cache: new NoCache(),
  defaultOptions: {
    query: { fetchPolicy: 'no-cache' },
    mutate: { fetchPolicy: 'no-cache' },
  },
});

/** Public data answers visitors too, with less in it: each answer says whether it was for one. */
async function watchingFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const hear = hearForWhom();
  const [address, sent] = request;
  const headers = { ...(sent?.headers as Record<string, string>), ...pageHeaders() };
  const answer = await (takeFirstAnswer(sent?.body) ?? fetch(address, { ...sent, headers }));
  hear(answer.headers);
  return answer;
}
