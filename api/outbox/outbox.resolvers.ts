import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listOutboxPage } from './outbox-page.ts';
import { retryMail } from './retry-mail.ts';

export const resolvers: Resolvers = {
  Query: {
    outboxPage: (_, args, context) => listOutboxPage(context, args),
  },
  Mutation: {
    retryOutboxMessage: (_, { id }, context) => retryMail(context, id),
  },
};
