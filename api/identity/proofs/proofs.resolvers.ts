import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { findIdentityProof } from './proof-queries.ts';
import { proveIdentity } from './prove-identity.ts';
import { sendProofCode } from './send-proof-code.ts';

export const resolvers: Resolvers = {
  Query: {
    identityProof: (_root, _args, context) => findIdentityProof(context),
  },
  Mutation: {
    proveIdentity: (_root, args, context) => proveIdentity(context, args),
    sendProofCode: (_root, _args, context) => sendProofCode(context),
  },
};
