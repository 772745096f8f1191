import { listSupervisionRequests } from '#api/reads/supervision/supervision-queries.ts';
import { answerSupervision } from '#api/verbs/supervision/answer-supervision.ts';
import { nameSupervisor } from '#api/verbs/supervision/name-supervisor.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    supervisionRequests: (_root, _args, context) => listSupervisionRequests(context),
  },
  Mutation: {
    nameSupervisor: (_root, args, context) => nameSupervisor(context, args),
    answerSupervision: (_root, args, context) => answerSupervision(context, args),
  },
};
