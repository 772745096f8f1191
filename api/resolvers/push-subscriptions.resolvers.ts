import { findPushPublicKey, listPushSubscriptions } from '#api/reads/push/push-queries.ts';
import { addPushSubscription } from '#api/verbs/push/add-push-subscription.ts';
import { removePushSubscription } from '#api/verbs/push/remove-push-subscription.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    pushPublicKey: (_root, _args, context) => findPushPublicKey(context),
    pushSubscriptions: (_root, _args, context) => listPushSubscriptions(context),
  },
  Mutation: {
    addPushSubscription: (_root, { input }, context) => addPushSubscription(context, input),
    removePushSubscription: (_root, { id }, context) => removePushSubscription(context, id),
  },
};
