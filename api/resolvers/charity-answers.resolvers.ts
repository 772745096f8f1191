import { readAnswersAddress, readAskedAddress } from '#api/reads/charity-answers/answers-address.ts';
import { askForAnswersAddress } from '#api/verbs/charity-answers/ask-for-answers-address.ts';
import { confirmAnswersAddress } from '#api/verbs/charity-answers/confirm-answers-address.ts';
import { removeAnswersAddress } from '#api/verbs/charity-answers/remove-answers-address.ts';
import type { Resolvers } from './generated/resolvers.ts';

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
