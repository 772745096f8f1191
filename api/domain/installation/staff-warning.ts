const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEAST_FREE = 0.1;

export const STAFF_WARNINGS = ['mail', 'backup', 'disk'] as const;
/** What staff are warned of: no email goes out, no backup is made, the disk is nearly full. */
export type StaffWarning = (typeof STAFF_WARNINGS)[number];

export type InstallationFacts = {
  /** How long the mail server has taken nothing, ms; 0 while it does. */
  mailTroubleMs: number;
  /** Null where none are made; `lastAt` null: none was made yet, or begun. Epoch ms. */
  backups: { lastAt: number | null; everyHours: number } | null;
  /** Free share of the disk, 0 to 1; the least of several. */
  freeShare: number;
};

/** What needs someone: mail failing for an hour, a backup that is a day late, less than a tenth of the disk free. */
export function staffWarnings(facts: InstallationFacts, now: number): StaffWarning[] {
  const { mailTroubleMs, backups, freeShare } = facts;
  const isOn: Readonly<Record<StaffWarning, boolean>> = {
    mail: mailTroubleMs >= HOUR_MS,
    backup:
      backups !== null &&
      backups.lastAt !== null &&
      now - backups.lastAt >= backups.everyHours * HOUR_MS + DAY_MS,
    disk: freeShare < LEAST_FREE,
  };
  return STAFF_WARNINGS.filter((one) => isOn[one]);
}
