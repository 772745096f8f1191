import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { eraseByGuardian } from './erase-by-guardian.ts';
import { eraseChild } from './erase-child.ts';
import { removeVolunteer } from './remove-volunteer.ts';

export const resolvers: Resolvers = {
  Mutation: {
    eraseByGuardian: (_root, args, context) => eraseByGuardian(context, args),
    eraseChild: (_root, args, context) => eraseChild(context, args),
    removeChariteer: (_, args, context) => removeVolunteer(context, args),
  },
};
