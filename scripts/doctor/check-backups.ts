import { BACKUP, BACKUP_CHECK } from '#api/operations/backups/backup-jobs.ts';
import { readLastSlot, readNewestRun } from '#api/operations/jobs/run-queries.ts';
import { isBackupOverdue } from '#domain/installation/backup-copies.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const LOG = 'Look into the server’s log (“a job failed”), mend what it names';

/** Whether backups are made, are recent, and could be read back. */
export async function checkBackups({ config, database, now }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  if (config.backups === null) {
    return config.isProduction
      ? [
          warning(
            'No backups are made.',
            'Set BACKUP_KEY, and BACKUP_DIR on another disk or BACKUP_URL; scripts/SETTINGS.md has both.',
          ),
        ]
      : [fine('No backups are set up.')];
  }
  if (!database?.isCurrent) return [];
  const { read } = database;
  const made = await readNewestRun(read, BACKUP.name);
  const last = made?.doneAt ?? (await readLastSlot(read, { name: BACKUP.name, slot: now }));
  const check = await readNewestRun(read, BACKUP_CHECK.name);
  const findings: Finding[] = [];
  if (last !== null && isBackupOverdue(last, config.backups.everyHours, now))
    findings.push(error(`The last backup is of ${dateOf(last)}.`, `${LOG}, or let the server run.`));
  else if (hasFailed(made))
    findings.push(warning(`The last backup failed: ${made?.lastFailure}.`, `${LOG}.`));
  if (hasFailed(check))
    findings.push(error(`The last backup could not be read back: ${check?.lastFailure}.`, `${LOG}.`));
  if (findings.length > 0) return findings;
  return [
    fine(last === null ? 'The first backup is still to be made.' : `The last backup is of ${dateOf(last)}.`),
  ];
}

type Run = Awaited<ReturnType<typeof readNewestRun>>;
const hasFailed = (run: Run) => run !== undefined && run.doneAt === null && run.failures > 0;
const dateOf = (at: number) => new Date(at).toISOString();
