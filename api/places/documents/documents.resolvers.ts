import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listDocuments } from './document-queries.ts';
import { documentsToSign } from './documents-to-sign.ts';
import { askGuardianToSign, guardianDocuments, signByGuardian } from './guardian-signing.ts';
import { lackedChecksIn, othersLackingIn, unsignedDocumentsIn } from './lacked-papers.ts';
import { guardianSignatures, listOwnSignatures } from './own-signatures.ts';
import { recordPaperSignature } from './record-paper.ts';
import { requireDocuments, saveDocument, withdrawDocument } from './save-document.ts';
import { signDocuments } from './sign-documents.ts';
import { listSignatures } from './signature-queries.ts';
import { listUnsigned } from './unsigned-queries.ts';

export const resolvers: Resolvers = {
  Contract: {
    othersLacking: (contract, _args, context) => othersLackingIn(context, contract),
    unsignedDocuments: (contract, _args, context) => unsignedDocumentsIn(context, contract),
    lackedChecks: (contract, _args, context) => lackedChecksIn(context, contract),
  },
  Query: {
    charityDocuments: (_, args, context) => listDocuments(context, args),
    documentSignatures: (_, args, context) => listSignatures(context, args),
    guardianDocuments: (_, args, context) => guardianDocuments(context, args),
    guardianSignatures: (_, args, context) => guardianSignatures(context, args),
    documentsToSign: (_, args, context) => documentsToSign(context, args),
    documentUnsigned: (_, args, context) => listUnsigned(context, args),
    ownSignatures: (_, _args, context) => listOwnSignatures(context),
  },
  Mutation: {
    saveDocument: (_, args, context) => saveDocument(context, args),
    requireDocuments: (_, args, context) => requireDocuments(context, args),
    withdrawDocument: (_, args, context) => withdrawDocument(context, args),
    askGuardianToSign: (_, args, context) => askGuardianToSign(context, args),
    signByGuardian: (_, args, context) => signByGuardian(context, args),
    recordPaperSignature: (_, args, context) => recordPaperSignature(context, args),
    signDocuments: (_, args, context) => signDocuments(context, args),
  },
};
