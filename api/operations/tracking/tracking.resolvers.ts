import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { writePlayerEvent } from './write-player-event.ts';

export const resolvers: Resolvers = {
  Mutation: {
    writePlayerEvent: (_, args, context) => writePlayerEvent(context, args),
  },
};
