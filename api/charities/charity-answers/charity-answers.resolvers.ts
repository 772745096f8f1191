import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { readAnswersAddress, readAskedAddress } from './answers-address.ts';
import { askForAnswersAddress } from './ask-for-answers-address.ts';
import { confirmAnswersAddress } from './confirm-answers-address.ts';
import { removeAnswersAddress } from './remove-answers-address.ts';

export const resolvers: Resolvers = {
  Query: {
    answersAddress: (_, args, context) => readAnswersAddress(context, args),
    askedAnswersAddress: (_, args, context) => readAskedAddress(context, args),
  },
  Mutation: {
    askForAnswersAddress: (_, args, context) => askForAnswersAddress(context, args),
    removeAnswersAddress: (_, args, context) => removeAnswersAddress(context, args),
    confirmAnswersAddress: (_, args, context) => confirmAnswersAddress(context, args),
  },
};
