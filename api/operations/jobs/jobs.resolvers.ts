import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { JOBS } from '#api/reactions/jobs.ts';
import { listJobs } from './list-jobs.ts';

export const resolvers: Resolvers = {
  Query: {
    backgroundJobs: (_root, _args, context) => listJobs(context, JOBS),
  },
};
