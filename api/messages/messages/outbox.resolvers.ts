import { showMailServer } from '#api/access/outbox/desk/mail-server.ts';
import { listOutboxPage } from '#api/access/outbox/desk/outbox-page.ts';
import { retryFailedMails } from '#api/access/outbox/desk/retry-failed-mails.ts';
import { retryMail } from '#api/access/outbox/desk/retry-mail.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';

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
