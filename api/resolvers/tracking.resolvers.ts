import { writePlayerEvent } from '#api/verbs/tracking/write-player-event.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    writePlayerEvent: (_, args, context) => writePlayerEvent(context, args),
  },
};
