import { findOwnPrivacy } from '#api/reads/privacy/privacy-queries.ts';
import { setPrivacy } from '#api/verbs/privacy/set-privacy.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    ownPrivacy: (_root, _args, context) => findOwnPrivacy(context),
  },
  Mutation: {
    setPrivacy: (_, { input }, context) => setPrivacy(context, input),
  },
};
