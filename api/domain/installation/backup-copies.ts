import { everyMinutes, type SlotAt } from '#domain/time/slots.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Daily backups begin at 08:00 UTC, when New York sleeps. */
const QUIET_MS = 8 * HOUR_MS;

/** Periods of which the newest copy is kept, and for how long; one is told by the first letters of its instant. */
const PLAN = [
  { letters: 'YYYY-MM-DDTHH'.length, forMs: DAY_MS },
  { letters: 'YYYY-MM-DD'.length, forMs: 30 * DAY_MS },
  { letters: 'YYYY-MM'.length, forMs: 366 * DAY_MS },
];

/** When a backup is due that is made every so many hours. */
export function backupSlots(everyHours: number): SlotAt {
  const slotAt = everyMinutes(everyHours * 60);
  return (now) => slotAt(now - QUIET_MS) + QUIET_MS;
}

/** What the file of a copy is called, by its instant in UTC. */
export function copyName(at: number): string {
  return `chariteers-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z.copy`;
}

/** The instant of a copy, epoch ms; null for a file of another name. */
export function copyTime(name: string): number | null {
  const [, day, hour, minute, second] =
    /^chariteers-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.copy$/.exec(name) ?? [];
  const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : at;
}

/** The names of copies, newest first, without other files. */
export function copiesAmong(names: readonly string[]): string[] {
  // Their names sort as their instants do.
  return names
    .filter((name) => copyTime(name) !== null)
    .sort()
    .reverse();
}

/** The copies that the plan does not keep: hourly for a day, daily for 30 days, monthly for a year; never the newest. */
export function copiesToDrop(names: readonly string[], now: number): string[] {
  const copies = copiesAmong(names);
  const kept = new Set(copies.slice(0, 1));
  for (const { letters, forMs } of PLAN) {
    const periods = new Set<string>();
    for (const name of copies) {
      const at = copyTime(name) ?? 0;
      const period = new Date(at).toISOString().slice(0, letters);
      if (now - at < forMs && !periods.has(period)) kept.add(name);
      periods.add(period);
    }
  }
  return copies.filter((name) => !kept.has(name));
}

/** Whether two backups in a row are missing. `doneAt`: when the last one was made, epoch ms. */
export function isBackupOverdue(doneAt: number, everyHours: number, now: number): boolean {
  return now - doneAt > 2 * everyHours * HOUR_MS;
}
