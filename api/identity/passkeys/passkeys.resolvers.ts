import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeyLogIn } from './begin-passkey-log-in.ts';
import { beginPasskeyProof } from './begin-passkey-proof.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { listOwnPasskeys } from './passkey-queries.ts';
import { proveByPasskey } from './prove-by-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';

export const resolvers: Resolvers = {
  Query: {
    ownPasskeys: (_root, _args, context) => listOwnPasskeys(context),
  },
  Mutation: {
    beginPasskey: (_root, _args, context) => beginPasskey(context),
    addPasskey: (_root, args, context) => addPasskey(context, args),
    renamePasskey: (_root, args, context) => renamePasskey(context, args),
    removePasskey: (_root, args, context) => removePasskey(context, args),
    beginPasskeyLogIn: (_root, _args, context) => beginPasskeyLogIn(context),
    logInByPasskey: (_root, args, context) => logInByPasskey(context, args),
    beginPasskeyProof: (_root, _args, context) => beginPasskeyProof(context),
    proveByPasskey: (_root, args, context) => proveByPasskey(context, args),
  },
};
