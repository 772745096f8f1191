import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listAuditEntries } from './audit-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    auditPage: (_, args, context) => listAuditEntries(context, args),
  },
};
