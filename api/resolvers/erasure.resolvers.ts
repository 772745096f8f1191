import { eraseByGuardian } from '#api/verbs/erasure/erase-by-guardian.ts';
import { eraseChild } from '#api/verbs/erasure/erase-child.ts';
import { removeVolunteer } from '#api/verbs/erasure/remove-volunteer.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Mutation: {
    eraseByGuardian: (_root, args, context) => eraseByGuardian(context, args),
    eraseChild: (_root, args, context) => eraseChild(context, args),
    removeChariteer: (_, args, context) => removeVolunteer(context, args),
  },
};
