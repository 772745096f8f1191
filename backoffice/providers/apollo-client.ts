import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client/core';

/**
 * One client for the console. react-admin keeps the answers, so Apollo keeps none: two caches would disagree.
 * The session is the cookie of this origin; no token is in reach of a script.
 */
export const apolloClient = new ApolloClient({
  link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  cache: new InMemoryCache(),
  defaultOptions: {
    query: { fetchPolicy: 'no-cache' },
    mutate: { fetchPolicy: 'no-cache' },
  },
});
