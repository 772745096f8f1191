import { requestedFields } from '#api/access/request/requested-fields.ts';
import { createArmsLoaders } from '#api/reads/arms/arms-loaders.ts';
import { findServiceRecord } from '#api/reads/service-records/service-record-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    getServiceRecord: (_, { id }, context, info) => findServiceRecord(context, id, requestedFields(info)),
  },
  ServiceRecordChariteer: {
    arms: ({ id, showsTypes }, _, { loaders }) =>
      showsTypes ? loaders(createArmsLoaders).typesOf.load(id) : [],
  },
};
