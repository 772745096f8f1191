import { requestedFields } from '#api/access/request/requested-fields.ts';
import { findServiceRecord } from '#api/reads/service-records/service-record-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    getServiceRecord: (_, { id }, context, info) => findServiceRecord(context, id, requestedFields(info)),
  },
};
