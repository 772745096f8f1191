import { findIdentityProof } from '#api/reads/proofs/proof-queries.ts';
import { proveIdentity } from '#api/verbs/proofs/prove-identity.ts';
import { sendProofCode } from '#api/verbs/proofs/send-proof-code.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    identityProof: (_root, _args, context) => findIdentityProof(context),
  },
  Mutation: {
    proveIdentity: (_root, args, context) => proveIdentity(context, args),
    sendProofCode: (_root, _args, context) => sendProofCode(context),
  },
};
