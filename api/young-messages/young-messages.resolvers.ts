import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listYoungMessages } from './young-message-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    youngMessagePage: (_, args, context) => listYoungMessages(context, args),
  },
};
