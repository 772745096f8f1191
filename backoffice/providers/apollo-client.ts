import { ApolloClient, HttpLink } from '@apollo/client/core';
import { NoCache } from './no-cache.ts';

/**
 * One client for the console. react-admin keeps the answers, so Apollo keeps none: two caches would disagree.
 * The session is the cookie of this origin; no token is in reach of a script.
 */
export const apolloClient = new ApolloClient({
  link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  cache: new NoCache(),
  defaultOptions: {
    query: { fetchPolicy: 'no-cache' },
    mutate: { fetchPolicy: 'no-cache' },
  },
});
