import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { countUnread, readInbox, readInboxMessage } from '#api/reads/messages/inbox-queries.ts';
import { readAllMessages, readOneMessage } from '#api/verbs/messages/read-messages.ts';
import type { Resolvers } from './generated/resolvers.ts';

const readerOf = ({ viewer, now }: Context) => ({ accountId: requireLogin(viewer).accountId, now });

export const resolvers: Resolvers = {
  Query: {
    inbox: (_root, { page }, context) => readInbox(context.store.read, readerOf(context), page ?? 1),
    inboxMessage: (_root, { id }, context) => readInboxMessage(context.store.read, readerOf(context), id),
    unreadMessageCount: (_root, _args, context) => countUnread(context.store.read, readerOf(context)),
  },
  Mutation: {
    readInboxMessage: (_root, { id }, context) => readOneMessage(context, id),
    readAllInboxMessages: (_root, _args, context) => readAllMessages(context),
  },
};
