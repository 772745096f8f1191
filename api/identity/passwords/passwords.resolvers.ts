import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { changePassword } from './change-password.ts';
import { judgeTypedPassword } from './judge-typed-password.ts';
import { findPasswordLink } from './password-link-queries.ts';
import { resetPassword } from './reset-password.ts';
import { sendAccountRecoveryEmail } from './send-account-recovery-email.ts';

export const resolvers: Resolvers = {
  Query: {
    passwordLink: (_root, { token }, context) => findPasswordLink(context, token),
  },
  Mutation: {
    judgeTypedPassword: (_root, args, context) => judgeTypedPassword(context, args),
    sendAccountRecoveryEmail: (_root, args, context) => sendAccountRecoveryEmail(context, args),
    resetPassword: (_root, args, context) => resetPassword(context, args),
    changePassword: (_root, args, context) => changePassword(context, args),
  },
};
