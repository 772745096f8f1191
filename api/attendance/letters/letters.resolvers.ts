import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { checkLetter } from './check-letter.ts';
import { listLetterCharities, listOwnLetters, listVolunteerLetters } from './letter-queries.ts';
import { makeLetter, makeVolunteerLetter } from './make-letter.ts';
import { revokeLetter } from './revoke-letter.ts';

export const resolvers: Resolvers = {
  Query: {
    ownLetters: (_, _args, context) => listOwnLetters(context),
    letterCharities: (_, _args, context) => listLetterCharities(context),
    volunteerLetters: (_, args, context) => listVolunteerLetters(context, args),
    letterCheck: (_, args, context) => checkLetter(context, args),
  },
  Mutation: {
    makeLetter: (_, args, context) => makeLetter(context, args),
    makeVolunteerLetter: (_, args, context) => makeVolunteerLetter(context, args),
    revokeLetter: (_, args, context) => revokeLetter(context, args),
  },
};
