import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { answerSupervision } from './answer-supervision.ts';
import { nameSupervisor } from './name-supervisor.ts';
import { listSupervisionRequests } from './supervision-queries.ts';

export const resolvers: Resolvers = {
  Query: {
    supervisionRequests: (_root, _args, context) => listSupervisionRequests(context),
  },
  Mutation: {
    nameSupervisor: (_root, args, context) => nameSupervisor(context, args),
    answerSupervision: (_root, args, context) => answerSupervision(context, args),
  },
};
