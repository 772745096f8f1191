import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerVolunteerInvitation } from './answer-invitation.ts';
import { listOwnVolunteerInvitations, listVolunteerInvitations } from './invitation-queries.ts';
import { withdrawVolunteerInvitation } from './withdraw-invitation.ts';

export const resolvers: Resolvers = {
  Query: {
    volunteerInvitations: (_, args, context) => listVolunteerInvitations(context, args),
    ownVolunteerInvitations: (_root, _args, context) => listOwnVolunteerInvitations(context),
  },
  Mutation: {
    answerVolunteerInvitation: (_, args, context) => answerVolunteerInvitation(context, args),
    withdrawVolunteerInvitation: (_, args, context) => withdrawVolunteerInvitation(context, args),
  },
};
