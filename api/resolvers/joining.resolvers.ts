import { findJoining } from '#api/reads/joining/joining-queries.ts';
import { changeUsername } from '#api/verbs/accounts/change-username.ts';
import { enterJoiningCode } from '#api/verbs/joining/enter-joining-code.ts';
import { finishJoining } from '#api/verbs/joining/finish-joining.ts';
import { openJoiningLink } from '#api/verbs/joining/open-joining-link.ts';
import { startJoining } from '#api/verbs/joining/start-joining.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    joining: (_root, args, context) => findJoining(context, args),
  },
  Mutation: {
    startJoining: (_root, args, context) => startJoining(context, args),
    enterJoiningCode: (_root, args, context) => enterJoiningCode(context, args),
    openJoiningLink: (_root, args, context) => openJoiningLink(context, args),
    finishJoining: (_root, args, context) => finishJoining(context, args),
    changeUserName: (_root, args, context) => changeUsername(context, args),
  },
};
