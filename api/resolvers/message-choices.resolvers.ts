import { requireLogin } from '#api/access/auth/authorize.ts';
import { readMessageChoices, readUnsubscription } from '#api/reads/messages/choice-queries.ts';
import { setMessageChoices } from '#api/verbs/messages/set-message-choices.ts';
import { unsubscribe } from '#api/verbs/messages/unsubscribe.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
