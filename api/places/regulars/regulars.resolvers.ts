import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { becomeRegular } from './become-regular.ts';
import { keepRegular, pauseRegular, skipRegularDate } from './change-regular.ts';
import { endRegular } from './end-regular.ts';
import { findRegularEntry } from './regular-entry.ts';
import { findCharityRegulars, listOwnRegulars, volunteerOf } from './regular-queries.ts';
import { setRegularShare } from './set-regular-share.ts';

export const resolvers: Resolvers = {
  Query: {
    ownRegulars: (_, _args, context) => listOwnRegulars(context),
    regularEntry: (_, { questId }, context) => findRegularEntry(context, questId),
    charityRegulars: (_, { providerId }, context) => findCharityRegulars(context, providerId),
  },
  Mutation: {
    becomeRegular: (_, args, context) => becomeRegular(context, args),
    skipRegularDate: (_, args, context) => skipRegularDate(context, args),
    pauseRegular: (_, args, context) => pauseRegular(context, args),
    keepRegular: (_, args, context) => keepRegular(context, args),
    endRegular: (_, args, context) => endRegular(context, args),
    setRegularShare: (_, args, context) => setRegularShare(context, args),
  },
  Regular: { dates: ({ readDates }) => readDates() },
  CharityRegular: {
    chariteer: (regular, _args, context) => volunteerOf(context, regular),
  },
};
