import { requestedFields } from '#api/access/request/requested-fields.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import {
  readOwnLocations,
  readOwnServiceRecords,
  readOwnSubmissions,
  readOwnTemplates,
} from './own-data-queries.ts';

export const resolvers: Resolvers = {
  UserData: {
    templates: (_row, _args, context, info) => readOwnTemplates(context, requestedFields(info)),
    locations: (_row, _args, context) => readOwnLocations(context),
  },
  ReadOnlyData: {
    serviceRecords: (_row, _args, context, info) => readOwnServiceRecords(context, requestedFields(info)),
    surveys: ({ ownerId }, _args, { store }) => readOwnSubmissions(store.read, ownerId),
  },
};
