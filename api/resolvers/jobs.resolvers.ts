import { JOBS } from '#api/reactions/jobs.ts';
import { listJobs } from '#api/reads/jobs/list-jobs.ts';
import type { Resolvers } from './generated/resolvers.ts';

export const resolvers: Resolvers = {
  Query: {
    backgroundJobs: (_root, _args, context) => listJobs(context, JOBS),
  },
};
