import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider } from 'react-admin';
import { apolloClient } from './apollo-client.ts';
import { ConsoleError } from './error-code.ts';
import { loadOperations, operationOf, wordingOf } from './operations.ts';
import { withProof } from './proof.ts';
import { knownSupportEmail } from './session.ts';

const base = buildGraphQLProvider({
  client: apolloClient,
  introspection: false,
  query: () => ({ fetchPolicy: 'no-cache' }),
  buildQuery: () => (method, resource, params) => {
    const { document, variables, result } = operationOf(resource, method);
    return {
      query: document,
      variables: variables(params) as Record<string, unknown>,
      parseResponse: ({ data }) => result(data, params),
    };
  },
});

/** The console's data provider; every error it throws carries the text that a person may read. */
export const dataProvider = worded(base);

function worded<T extends DataProvider>(provider: T): T {
  const methods = Object.entries(provider).map(([name, method]) => {
    if (typeof method !== 'function') return [name, method];
    const wordedMethod = async (...given: unknown[]) => {
      const resource = String(given[0]);
      try {
        await loadOperations(resource);
        return await withProof(() => method(...given));
      } catch (error) {
        const operation = wordingOf(resource, name);
        const isWrite = !name.startsWith('get');
        throw new ConsoleError(error, { operation, supportEmail: knownSupportEmail(), isWrite });
      }
    };
    return [name, wordedMethod];
  });
  return Object.fromEntries(methods) as T;
}
