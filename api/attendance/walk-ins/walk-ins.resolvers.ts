import { createEntryLoaders } from '#api/attendance/credits/entry-loaders.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { addWalkIn } from './add-walk-in.ts';
import { addWalkInAtKiosk } from './add-walk-in-at-kiosk.ts';
import { removeWalkIn, sendWalkInLink } from './change-walk-in.ts';
import { claimWalkIn } from './claim-walk-in.ts';
import { decideWalkIn } from './decide-walk-in.ts';
import { recordWalkInPapers, unsignedOfWalkIn } from './walk-in-papers.ts';
import { listWalkIns, showWalkInLink } from './walk-in-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    walkIns: (_, args, context) => listWalkIns(context, args),
    walkInLink: (_, args, context) => showWalkInLink(context, args),
  },
  Contract: {
    cameAsWalkIn: async ({ id }, _, { loaders }) =>
      (await loaders(createEntryLoaders).byContract.load(id)).some(({ way }) => way === 'walkIn'),
  },
  WalkIn: {
    ages: ({ ageBand }) => ageBand,
    givenName: ({ nameFirst }) => nameFirst,
    unsigned: ({ id }, _, context) => unsignedOfWalkIn(context, id),
  },
  Mutation: {
    addWalkIn: (_, { input }, context) => addWalkIn(context, input),
    addWalkInAtKiosk: (_, { input }, context) => addWalkInAtKiosk(context, input),
    removeWalkIn: (_, { id }, context) => removeWalkIn(context, id),
    recordWalkInPapers: (_, { id }, context) => recordWalkInPapers(context, id),
    sendWalkInLink: (_, { id }, context) => sendWalkInLink(context, id),
    decideWalkIn: (_, args, context) => decideWalkIn(context, args),
    claimWalkIn: (_, { token }, context) => claimWalkIn(context, token),
  },
};
