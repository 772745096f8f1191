import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { endOtherSessions, endSession } from './end-own-sessions.ts';
import { endSessionByLink } from './end-session-by-link.ts';
import { countOwnSessions, listOwnSessions, readLinkedSession } from './session-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    ownSessions: (_root, _args, context) => listOwnSessions(context),
    ownSessionCount: (_root, _args, context) => countOwnSessions(context),
    sessionOfLink: (_root, { token }, { store, now }) => readLinkedSession(store.read, now, token),
  },
  Mutation: {
    endSession: (_root, args, context) => endSession(context, args),
    endOtherSessions: (_root, _args, context) => endOtherSessions(context),
    endSessionByLink: (_root, args, context) => endSessionByLink(context, args),
  },
};
