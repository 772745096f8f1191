import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listKeptTexts, listYoungMessages } from './young-message-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    keptTextPage: (_, args, context) => listKeptTexts(context, args),
    youngMessagePage: (_, args, context) => listYoungMessages(context, args),
  },
};
