import type { Job } from '#api/access/jobs/job.ts';
import { readLastSlot, readNewestRun } from '#api/operations/jobs/run-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import { backupSlots } from '#domain/installation/backup-copies.ts';
import { dailyAt } from '#domain/time/slots.ts';
import { inBackupThread } from './in-backup-thread.ts';

const isOn = ({ backups }: Config) => backups !== null;

/** Backs the database and its pictures up every so many hours, and drops copies that the plan does not keep. */
export const BACKUP: Job = {
  name: 'backup',
  isOn,
  slotAt: (now, config) => backupSlots(backupsOf(config).everyHours)(now),
  async run({ store, config, now, step }) {
    const check = await readNewestRun(store.read, BACKUP_CHECK.name);
    // While the newest copy is not known to be good, the older ones stay.
    const mayDrop = check === undefined || check.doneAt !== null || check.failures === 0;
    await inBackupThread({ ...settingsOf(config), kind: 'make', now, mayDrop }, step);
    return 1;
  },
};

/** Reads the newest copy back once a day and restores it into memory. */
export const BACKUP_CHECK: Job = {
  name: 'backup-check',
  isOn,
  slotAt: dailyAt('05:00'),
  async run({ store, config, now, step }) {
    const madeSince = await readLastSlot(store.read, { name: BACKUP.name, slot: now });
    if (madeSince === null) return 0;
    await inBackupThread({ ...settingsOf(config), kind: 'check', madeSince }, step);
    return 1;
  },
};

function backupsOf({ backups }: Config) {
  if (backups === null) throw new Error('No backups are set up');
  return backups;
}

function settingsOf(config: Config) {
  const { databaseUrl, databaseAuthToken, pictures, backupKey: key } = config;
  return { installation: { databaseUrl, databaseAuthToken, pictures }, place: backupsOf(config).place, key };
}
