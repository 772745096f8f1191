import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listVolunteers } from './list-volunteers.ts';

export const resolvers: Resolvers = {
  Query: {
    volunteerPage: (_, args, context) => listVolunteers(context, args),
  },
};
