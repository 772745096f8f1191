import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { addPushSubscription, removePushSubscription } from './add-push-subscription.ts';
import { findPushPublicKey, listPushSubscriptions } from './push-queries.ts';

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
