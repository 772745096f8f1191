import { listOwnPasskeys } from '#api/reads/passkeys/passkey-queries.ts';
import { addPasskey } from '#api/verbs/passkeys/add-passkey.ts';
import { beginPasskey } from '#api/verbs/passkeys/begin-passkey.ts';
import { beginPasskeyLogIn } from '#api/verbs/passkeys/begin-passkey-log-in.ts';
import { beginPasskeyProof } from '#api/verbs/passkeys/begin-passkey-proof.ts';
import { logInByPasskey } from '#api/verbs/passkeys/log-in-by-passkey.ts';
import { proveByPasskey } from '#api/verbs/passkeys/prove-by-passkey.ts';
import { removePasskey } from '#api/verbs/passkeys/remove-passkey.ts';
import { renamePasskey } from '#api/verbs/passkeys/rename-passkey.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
