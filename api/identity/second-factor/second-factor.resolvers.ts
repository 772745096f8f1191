import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { enterSecondFactor } from '#api/identity/accounts/enter-second-factor.ts';
import { askFactorRecovery } from './ask-factor-recovery.ts';
import { askPasskeyAtLogIn } from './ask-passkey-at-log-in.ts';
import { beginOneTimePassword } from './begin-one-time-password.ts';
import { confirmOneTimePassword } from './confirm-one-time-password.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { findSecondFactor, findWaitingLogIn } from './factor-queries.ts';
import { grantFactorRecovery } from './grant-factor-recovery.ts';
import { findOwnRecovery, findStoppableRecovery, listRecoveries } from './recovery-queries.ts';
import { refuseFactorRecovery } from './refuse-factor-recovery.ts';
import { removeOneTimePassword } from './remove-one-time-password.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { stopFactorRecovery } from './stop-factor-recovery.ts';

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
