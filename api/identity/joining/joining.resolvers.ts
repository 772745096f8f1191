import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { changeUsername } from '#api/identity/accounts/change-username.ts';
import { heldUntilOf } from '#api/places/holds/hold-facts.ts';
import { enterJoiningCode } from './enter-joining-code.ts';
import { finishJoining } from './finish-joining.ts';
import { findJoining } from './joining-queries.ts';
import { openJoiningLink } from './open-joining-link.ts';
import { startJoining } from './start-joining.ts';

export const resolvers: Resolvers = {
  Query: {
    joining: (_root, args, context) => findJoining(context, args),
  },
  Joining: {
    heldUntil: (joining, _args, context) => heldUntilOf(context, joining),
  },
  Mutation: {
    startJoining: (_root, args, context) => startJoining(context, args),
    enterJoiningCode: (_root, args, context) => enterJoiningCode(context, args),
    openJoiningLink: (_root, args, context) => openJoiningLink(context, args),
    finishJoining: (_root, args, context) => finishJoining(context, args),
    changeUserName: (_root, args, context) => changeUsername(context, args),
  },
};
