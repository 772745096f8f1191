import type { Logger } from '#api/process/log/log.ts';
import type { AvailabilityChange } from '#db/availability.ts';
import type { Store } from '#db/store.ts';

const LINES: Record<AvailabilityChange, { level: 'error' | 'info'; text: string }> = {
  unreachable: { level: 'error', text: 'the database does not answer: see scripts/OPERATING.md' },
  reachable: { level: 'info', text: 'the database answers again' },
  unwritable: { level: 'error', text: 'the database takes no changes: see scripts/OPERATING.md' },
  writable: { level: 'info', text: 'the database takes changes again' },
};

/** Logs one line when the database is lost and one when it's back, no matter how many requests fail between. */
export function watchDatabase({ availability }: Pick<Store, 'availability'>, log: Logger): void {
  availability.watch((change, cause) => {
    const { level, text } = LINES[change];
    log[level](cause === undefined || cause === null ? {} : { err: cause }, text);
  });
}
