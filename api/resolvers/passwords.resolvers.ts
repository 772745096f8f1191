import { changePassword } from '#api/verbs/accounts/passwords/change-password.ts';
import { judgeTypedPassword } from '#api/verbs/accounts/passwords/judge-typed-password.ts';
import { resetPassword } from '#api/verbs/accounts/passwords/reset-password.ts';
import { sendAccountRecoveryEmail } from '#api/verbs/accounts/passwords/send-account-recovery-email.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    judgeTypedPassword: (_root, args, context) => judgeTypedPassword(context, args),
    sendAccountRecoveryEmail: (_root, args, context) => sendAccountRecoveryEmail(context, args),
    resetPassword: (_root, args, context) => resetPassword(context, args),
    changePassword: (_root, args, context) => changePassword(context, args),
  },
};
