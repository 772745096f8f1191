import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider, RaRecord } from 'react-admin';
import { apolloClient } from './apollo-client.ts';
import { ConsoleError } from './error-code.ts';
import { operationOf, wordingOf } from './operations.ts';
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
export const dataProvider = worded({ ...base, listAllProviders });

export type ConsoleDataProvider = typeof dataProvider;

const PROVIDERS_PER_PAGE = 100;

/** All charities by name, for the product's staff. */
async function listAllProviders(): Promise<ProviderName[]> {
  const all: ProviderName[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pageInfo } = await base.getList<ProviderName>('providers', {
      pagination: { page, perPage: PROVIDERS_PER_PAGE },
    });
    all.push(...data);
    if (!pageInfo?.hasNextPage) return all;
  }
}

export type ProviderName = RaRecord<string> & { name: string };

function worded<T extends DataProvider>(provider: T): T {
  const methods = Object.entries(provider).map(([name, method]) => {
    if (typeof method !== 'function') return [name, method];
    const wordedMethod = async (...given: unknown[]) => {
      try {
        return await method(...given);
      } catch (error) {
        const operation = wordingOf(String(given[0]), name);
        throw new ConsoleError(error, { operation, supportEmail: knownSupportEmail() });
      }
    };
    return [name, wordedMethod];
  });
  return Object.fromEntries(methods) as T;
}
