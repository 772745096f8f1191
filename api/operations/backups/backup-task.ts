import type { Config } from '#api/process/config/config.ts';
import type { FilePlace } from '#api/process/config/config-services.ts';
import type { CopiedInstallation } from './make-copy.ts';

/** What the thread of backups is given: plain values alone. */
export type BackupTask = {
  installation: CopiedInstallation;
  place: FilePlace;
  key: Config['backupKey'];
  /** A folder for files that it needs while it works; removed afterwards. */
  folder: string;
} & ({ kind: 'make'; now: number; mayDrop: boolean } | { kind: 'check'; madeSince: number });
