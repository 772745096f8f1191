import type { Job } from './runs/job.ts';

/** All that the product does by itself at certain times. */
export const JOBS: readonly Job[] = [];
