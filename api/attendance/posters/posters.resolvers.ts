import { createEntryLoaders } from '#api/attendance/credits/entry-loaders.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { assumedEnds } from '#domain/attendance/check-in.ts';
import { checkInByCode } from './check-in-by-code.ts';
import { findCheckIn } from './check-in-queries.ts';
import { findPoster } from './poster-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    questPoster: (_, args, context) => findPoster(context, args),
    checkIn: (_, args, context) => findCheckIn(context.store.read, context, args),
  },
  Mutation: {
    checkInByCode: (_, args, context) => checkInByCode(context, args),
  },
  Contract: {
    isEndAssumed: async ({ id }, _, { loaders }) =>
      assumedEnds(await loaders(createEntryLoaders).byContract.load(id)).at(-1) ?? false,
  },
};
