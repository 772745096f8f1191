import { requestedFields } from '#api/access/request/requested-fields.ts';
import {
  readOwnLocations,
  readOwnServiceRecords,
  readOwnSubmissions,
  readOwnTemplates,
} from '#api/reads/accounts/own-data-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
