import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findServiceRecord } from './service-record-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    getServiceRecord: (_, { id }, context) => findServiceRecord(context, id),
  },
};
