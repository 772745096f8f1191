import type { ApolloClient } from '@apollo/client/core';
import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider } from 'react-admin';
import { apolloClient } from '../api-client/apollo-client.ts';
import { ConsoleError } from '../api-client/error-code.ts';
import { withProof } from '../api-client/proof.ts';
import { knownSupportEmail } from '../session/session.ts';
import type { Method } from './method.ts';
import type { OperationTables } from './operation-tables.ts';

/** What pages do through react-admin: its own methods for records, `run` for everything else. */
export type ConsoleDataProvider = DataProvider & {
  run: <Variables, Result>(method: Method<Variables, Result>, variables: Variables) => Promise<Result>;
};

/** The console's data provider; every error it throws carries the text that a person may read. */
export function dataProviderOf(operations: OperationTables): ConsoleDataProvider {
  const base = buildGraphQLProvider({
    // It calls nothing of the client but `query` and `mutate`.
    client: apolloClient as unknown as ApolloClient<unknown>,
    introspection: false,
    query: () => ({ fetchPolicy: 'no-cache' }),
    buildQuery: () => (method, resource, params) => {
      const { document, variables, result } = operations.operationOf(resource, method);
      return {
        query: document,
        variables: variables(params),
        parseResponse: ({ data }) => result(data, params),
      };
    },
  });
  return { ...worded(base, operations), run };
}

async function run<Variables, Result>(method: Method<Variables, Result>, variables: Variables) {
  try {
    return await withProof(() => method.send(variables));
  } catch (error) {
    const { wording: operation, isWrite } = method;
    throw new ConsoleError(error, { operation, supportEmail: knownSupportEmail(), isWrite });
  }
}

/** Wraps a provider so that its methods load their operation first and fail with readable errors. */
function worded<T extends DataProvider>(provider: T, operations: OperationTables): T {
  return new Proxy(provider, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      return async (...given: unknown[]) => {
        const resource = String(given[0]);
        try {
          await operations.need(resource, name);
          return await withProof(() => Reflect.apply(method, target, given));
        } catch (error) {
          const operation = operations.wordingOf(resource, name);
          const isWrite = !name.startsWith('get');
          throw new ConsoleError(error, { operation, supportEmail: knownSupportEmail(), isWrite });
        }
      };
    },
  });
}
