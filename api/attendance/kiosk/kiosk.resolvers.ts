import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { checkInAtKiosk } from './check-in-at-kiosk.ts';
import { closeKiosk } from './close-kiosk.ts';
import { showKiosk } from './kiosk-queries.ts';
import { openKiosk } from './open-kiosk.ts';

export const resolvers: Resolvers = {
  Query: {
    kiosk: (_, __, context) => showKiosk(context),
  },
  Mutation: {
    openKiosk: (_, args, context) => openKiosk(context, args),
    closeKiosk: (_, args, context) => closeKiosk(context, args),
    checkInAtKiosk: (_, args, context) => checkInAtKiosk(context, args),
  },
};
