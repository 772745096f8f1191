import { listAuditEntries } from '#api/access/audit/audit-queries.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    auditPage: (_, args, context) => listAuditEntries(context, args),
  },
};
