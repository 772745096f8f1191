import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { showMailServer } from './mail-server.ts';
import { listOutboxPage } from './outbox-page.ts';
import { retryFailedMails } from './retry-failed-mails.ts';
import { retryMail } from './retry-mail.ts';

export const resolvers: Resolvers = {
  Query: {
    outboxPage: (_, args, context) => listOutboxPage(context, args),
    mailServer: (_, _args, context) => showMailServer(context),
  },
  Mutation: {
    retryOutboxMessage: (_, { id }, context) => retryMail(context, id),
    retryFailedMails: (_, _args, context) => retryFailedMails(context),
  },
};
