import { listKeptTexts, listYoungMessages } from '#api/reads/young-messages/young-message-queries.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    keptTextPage: (_, args, context) => listKeptTexts(context, args),
    youngMessagePage: (_, args, context) => listYoungMessages(context, args),
  },
};
