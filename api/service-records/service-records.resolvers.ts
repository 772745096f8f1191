import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { requestedFields } from '#api/graphql/requested-fields.ts';
import { findServiceRecord } from './service-record-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    getServiceRecord: (_, { id }, context, info) => findServiceRecord(context, id, requestedFields(info)),
  },
};
