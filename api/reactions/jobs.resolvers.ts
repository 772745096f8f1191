import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { listJobs } from '#api/operations/jobs/list-jobs.ts';
import { JOBS } from './jobs.ts';

export const resolvers: Resolvers = {
  Query: {
    backgroundJobs: (_root, _args, context) => listJobs(context, JOBS),
  },
};
