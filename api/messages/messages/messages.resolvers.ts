import { requireLogin } from '#api/access/auth/authorize.ts';
import { showMailServer } from '#api/access/outbox/desk/mail-server.ts';
import { listOutboxPage } from '#api/access/outbox/desk/outbox-page.ts';
import { retryFailedMails } from '#api/access/outbox/desk/retry-failed-mails.ts';
import { retryMail } from '#api/access/outbox/desk/retry-mail.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readMessageChoices, readUnsubscription } from './choice-queries.ts';
import { countUnread, inboxReader, readInbox, readInboxMessage } from './inbox-queries.ts';
import { readAllMessages, readOneMessage } from './read-messages.ts';
import { findReminderSetting } from './reminder-setting.ts';
import { setLanguage, setMessageChoices } from './set-message-choices.ts';
import { setReminders } from './set-reminders.ts';
import { unsubscribe } from './unsubscribe.ts';

export const resolvers: Resolvers = {
  Query: {
    messageChoices: (_root, _args, context) =>
      readMessageChoices(context.store.read, context, requireLogin(context.viewer).accountId),
    unsubscription: (_root, { token }, context) => readUnsubscription(context.store.read, context, token),
    inbox: (_root, { page }, context) => readInbox(context.store.read, inboxReader(context), page ?? 1),
    inboxMessage: (_root, { id }, context) => readInboxMessage(context.store.read, inboxReader(context), id),
    unreadMessageCount: (_root, _args, context) => countUnread(context.store.read, inboxReader(context)),
    reminderSetting: (_root, args, context) => findReminderSetting(context, args),
    outboxPage: (_, args, context) => listOutboxPage(context, args),
    mailServer: (_, _args, context) => showMailServer(context),
  },
  Mutation: {
    setMessageChoices: (_root, { choices }, context) => setMessageChoices(context, choices),
    unsubscribe: (_root, { token }, context) => unsubscribe(context, token),
    readInboxMessage: (_root, { id }, context) => readOneMessage(context, id),
    readAllInboxMessages: (_root, _args, context) => readAllMessages(context),
    setLanguage: (_, { locale }, context) => setLanguage(context, locale),
    setReminders: (_root, args, context) => setReminders(context, args),
    retryOutboxMessage: (_, { id }, context) => retryMail(context, id),
    retryFailedMails: (_, _args, context) => retryFailedMails(context),
  },
  MessageChoices: {
    isYoung: (_choices, _args, { viewer }) => viewer?.isYoung ?? false,
  },
};
