import type { GetListParams } from 'react-admin';
import { ConsoleGuildPageDocument, ConsoleOwnGuildsDocument } from '../gql/generated/guilds.ts';
import { operation } from '../resources/operation.ts';

/** What the Guilds page asks of the API. */
export const OPERATIONS = {
  'ownGuilds GET_LIST': operation({
    document: ConsoleOwnGuildsDocument,
    variables: () => ({}),
    result: ({ ownGuilds }) => ({ data: ownGuilds, total: ownGuilds.length }),
  }),
  'otherGuilds GET_LIST': operation({
    document: ConsoleGuildPageDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      q: String(filter.q ?? ''),
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 8,
    }),
    result: ({ guildPage: { items, total } }) => ({ data: items, total }),
  }),
} as const;
