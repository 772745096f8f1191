import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createVolunteerLoaders } from '#api/people/volunteers/volunteer-loaders.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { answerHoursClaim } from './answer-hours-claim.ts';
import { askStaffAboutHours, claimPresence, disputeAttendance } from './claim-hours.ts';
import { listHoursClaims, readHoursQuestion } from './hours-claim-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    hoursQuestion: (_, args, context) => readHoursQuestion(context, args),
    hoursClaims: (_, args, context) => listHoursClaims(context, args),
  },
  Mutation: {
    disputeAttendance: (_, args, context) => disputeAttendance(context, args),
    claimPresence: (_, args, context) => claimPresence(context, args),
    askStaffAboutHours: (_, { id }, context) => askStaffAboutHours(context, id),
    answerHoursClaim: (_, args, context) => answerHoursClaim(context, args),
  },
  HoursClaim: {
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
    chariteer: async ({ chariteerId, providerId, contractId }, _, context) => {
      const found = await context.loaders(createVolunteerLoaders).byId.load(chariteerId);
      if (!found) return null;
      const seen = { ...found, ownerId: found.id, providerId, ...(contractId !== null && { contractId }) };
      return seesUsername(context, seen) ? seen : null;
    },
  },
};
