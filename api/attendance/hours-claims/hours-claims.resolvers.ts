import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createVolunteerLoaders } from '#api/people/volunteers/volunteer-loaders.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import { needsReason } from '#domain/attendance/hours-claim.ts';
import { answerHoursClaim } from './answer-hours-claim.ts';
import { askStaffAboutHours, claimPresence, disputeAttendance } from './claim-hours.ts';
import { createClaimLoaders } from './hours-claim-loaders.ts';
import { listHoursClaims, listOwnPresenceClaims, readHoursQuestion } from './hours-claim-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    hoursQuestion: (_, args, context) => readHoursQuestion(context, args),
    ownPresenceClaims: (_, _args, context) => listOwnPresenceClaims(context),
    hoursClaims: (_, args, context) => listHoursClaims(context, args),
  },
  Mutation: {
    disputeAttendance: (_, args, context) => disputeAttendance(context, args),
    claimPresence: (_, args, context) => claimPresence(context, args),
    askStaffAboutHours: (_, { id }, context) => askStaffAboutHours(context, id),
    answerHoursClaim: (_, args, context) => answerHoursClaim(context, args),
  },
  Contract: {
    hoursClaim: ({ id }, _, { loaders }) => loaders(createClaimLoaders).byContract.load(id),
  },
  HoursClaim: {
    plannedArrivalAt: (claim) => claim.expectedArrivalAt ?? claim.startedAt,
    plannedDepartureAt: (claim) => claim.expectedDepartureAt ?? claim.endedAt,
    needsReason: (claim) => needsReason(claim, claim),
    quest: ({ questId }, _, { loaders }) => loaders(createQuestLoaders).byId.load(questId),
    chariteer: async ({ chariteerId, providerId, contractId }, _, context) => {
      const found = await context.loaders(createVolunteerLoaders).byId.load(chariteerId);
      if (!found) return null;
      const seen = { ...found, ownerId: found.id, providerId, ...(contractId !== null && { contractId }) };
      return seesUsername(context, seen) ? seen : null;
    },
  },
};
