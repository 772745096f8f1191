import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readMessageChoices, readUnsubscription } from './choice-queries.ts';
import { setMessageChoices } from './set-message-choices.ts';
import { unsubscribe } from './unsubscribe.ts';

export const resolvers: Resolvers = {
  Query: {
    messageChoices: (_root, _args, context) =>
      readMessageChoices(context.store.read, context, requireLogin(context.viewer).accountId),
    unsubscription: (_root, { token }, context) => readUnsubscription(context.store.read, context, token),
  },
  Mutation: {
    setMessageChoices: (_root, { choices }, context) => setMessageChoices(context, choices),
    unsubscribe: (_root, { token }, context) => unsubscribe(context, token),
  },
  MessageChoices: {
    isYoung: (_choices, _args, { viewer }) => viewer?.isYoung ?? false,
  },
};
