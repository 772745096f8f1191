import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { countUnread, inboxReader, readInbox, readInboxMessage } from './inbox-queries.ts';
import { readAllMessages, readOneMessage } from './read-messages.ts';

export const resolvers: Resolvers = {
  Query: {
    inbox: (_root, { page }, context) => readInbox(context.store.read, inboxReader(context), page ?? 1),
    inboxMessage: (_root, { id }, context) => readInboxMessage(context.store.read, inboxReader(context), id),
    unreadMessageCount: (_root, _args, context) => countUnread(context.store.read, inboxReader(context)),
  },
  Mutation: {
    readInboxMessage: (_root, { id }, context) => readOneMessage(context, id),
    readAllInboxMessages: (_root, _args, context) => readAllMessages(context),
  },
};
