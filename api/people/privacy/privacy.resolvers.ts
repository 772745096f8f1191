import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findOwnPrivacy } from './privacy-queries.ts';
import { setPrivacy } from './set-privacy.ts';

export const resolvers: Resolvers = {
  Query: {
    ownPrivacy: (_root, _args, context) => findOwnPrivacy(context),
  },
  Mutation: {
    setPrivacy: (_, { input }, context) => setPrivacy(context, input),
  },
};
