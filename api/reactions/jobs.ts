import type { Job } from '#api/access/jobs/job.ts';
import { NEWEST_SEAL } from '#api/verbs/audit/mail-newest-seal.ts';
import { CREDIT_REST } from '#api/verbs/credits/credit-rest.ts';
import { DATA_COPIES } from '#api/verbs/data-copies/data-copies-job.ts';
import { THANKS_JOB } from '#api/verbs/feedback/thanks-job.ts';
import { PICTURE_SWEEP } from '#api/verbs/pictures/sweep-pictures.ts';
import { REMINDERS } from '#api/verbs/reminders/send-reminders.ts';
import { ATTENDANCE_UNMARKED, UNDER_MINIMUM } from '#api/verbs/reminders/tell-managers.ts';
import { WEEKLY_QUESTS } from '#api/verbs/reminders/weekly/send-weekly.ts';

/** All that the product does by itself at certain times. */
export const JOBS: readonly Job[] = [
  CREDIT_REST,
  REMINDERS,
  UNDER_MINIMUM,
  ATTENDANCE_UNMARKED,
  THANKS_JOB,
  WEEKLY_QUESTS,
  DATA_COPIES,
  PICTURE_SWEEP,
  NEWEST_SEAL,
];
