import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { addWebhook, changeWebhook, removeWebhook, renewWebhookSecret } from './save-webhook.ts';
import { sendWebhookAgain } from './send-again.ts';
import { listDeliveries, listWebhooks } from './webhook-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    charityWebhooks: (_, args, context) => listWebhooks(context, args),
    webhookDeliveries: (_, args, context) => listDeliveries(context, args),
  },
  Mutation: {
    addWebhook: (_, args, context) => addWebhook(context, args),
    changeWebhook: (_, args, context) => changeWebhook(context, args),
    renewWebhookSecret: (_, args, context) => renewWebhookSecret(context, args),
    removeWebhook: (_, args, context) => removeWebhook(context, args),
    sendWebhookAgain: (_, args, context) => sendWebhookAgain(context, args),
  },
};
