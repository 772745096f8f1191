import { countOwnSessions, listOwnSessions, readLinkedSession } from '#api/reads/accounts/session-queries.ts';
import { endOtherSessions, endSession } from '#api/verbs/accounts/sessions/end-own-sessions.ts';
import { endSessionByLink } from '#api/verbs/accounts/sessions/end-session-by-link.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
