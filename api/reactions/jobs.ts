import type { Job } from '#api/access/jobs/job.ts';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { WEEKLY_QUESTS } from '#api/alerts/reminders/send-weekly.ts';
import { ATTENDANCE_UNMARKED, UNDER_MINIMUM } from '#api/alerts/reminders/tell-managers.ts';
import { CREDIT_REST } from '#api/attendance/attendance/credit-rest.ts';
import { PICTURE_SWEEP } from '#api/charities/pictures/sweep-pictures.ts';
import { NEWEST_SEAL } from '#api/operations/audit/mail-newest-seal.ts';
import { BACKUP, BACKUP_CHECK } from '#api/operations/backups/backup-jobs.ts';
import { CHARITY_FILES } from '#api/operations/charity-files/charity-files-job.ts';
import { DATA_COPIES } from '#api/operations/data-copies/data-copies-job.ts';
import { SUBSCRIPTION_ENDS } from '#api/operations/payments/end-subscriptions.ts';
import { STAFF_WARNING } from '#api/operations/staff-warnings/warn-staff.ts';
import { THANKS_JOB } from '#api/recaps/feedback/thanks-job.ts';

/** All that the product does by itself at certain times. */
export const JOBS: readonly Job[] = [
  CREDIT_REST,
  REMINDERS,
  UNDER_MINIMUM,
  ATTENDANCE_UNMARKED,
  THANKS_JOB,
  WEEKLY_QUESTS,
  DATA_COPIES,
  CHARITY_FILES,
  SUBSCRIPTION_ENDS,
  PICTURE_SWEEP,
  NEWEST_SEAL,
  BACKUP,
  BACKUP_CHECK,
  STAFF_WARNING,
];
