import { requestedFields } from '#api/access/request/requested-fields.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findServiceRecord } from './service-record-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    getServiceRecord: (_, { id }, context, info) => findServiceRecord(context, id, requestedFields(info)),
  },
};
