import { findSecondFactor, findWaitingLogIn } from '#api/reads/second-factor/factor-queries.ts';
import {
  findOwnRecovery,
  findStoppableRecovery,
  listRecoveries,
} from '#api/reads/second-factor/recovery-queries.ts';
import { enterSecondFactor } from '#api/verbs/accounts/enter-second-factor.ts';
import { askFactorRecovery } from '#api/verbs/second-factor/ask-factor-recovery.ts';
import { askPasskeyAtLogIn } from '#api/verbs/second-factor/ask-passkey-at-log-in.ts';
import { beginOneTimePassword } from '#api/verbs/second-factor/begin-one-time-password.ts';
import { confirmOneTimePassword } from '#api/verbs/second-factor/confirm-one-time-password.ts';
import { demandSecondFactor } from '#api/verbs/second-factor/demand-second-factor.ts';
import { grantFactorRecovery } from '#api/verbs/second-factor/grant-factor-recovery.ts';
import { refuseFactorRecovery } from '#api/verbs/second-factor/refuse-factor-recovery.ts';
import { removeOneTimePassword } from '#api/verbs/second-factor/remove-one-time-password.ts';
import { renewRecoveryCodes } from '#api/verbs/second-factor/renew-recovery-codes.ts';
import { stopFactorRecovery } from '#api/verbs/second-factor/stop-factor-recovery.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    secondFactor: (_root, _args, context) => findSecondFactor(context),
    waitingLogIn: (_root, args, context) => findWaitingLogIn(context, args),
    ownFactorRecovery: (_root, args, context) => findOwnRecovery(context, args),
    stoppableRecovery: (_root, args, context) => findStoppableRecovery(context, args),
    factorRecoveries: (_root, _args, context) => listRecoveries(context),
  },
  Mutation: {
    enterSecondFactor: (_root, args, context) => enterSecondFactor(context, args),
    beginOneTimePassword: (_root, _args, context) => beginOneTimePassword(context),
    confirmOneTimePassword: (_root, args, context) => confirmOneTimePassword(context, args),
    renewRecoveryCodes: (_root, _args, context) => renewRecoveryCodes(context),
    removeOneTimePassword: (_root, _args, context) => removeOneTimePassword(context),
    askPasskeyAtLogIn: (_root, args, context) => askPasskeyAtLogIn(context, args),
    demandSecondFactor: (_root, args, context) => demandSecondFactor(context, args),
    askFactorRecovery: (_root, args, context) => askFactorRecovery(context, args),
    grantFactorRecovery: (_root, args, context) => grantFactorRecovery(context, args),
    refuseFactorRecovery: (_root, args, context) => refuseFactorRecovery(context, args),
    stopFactorRecovery: (_root, args, context) => stopFactorRecovery(context, args),
  },
};
