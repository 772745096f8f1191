import { insertQuest, type Quest } from '#db/factories/insert-quest.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A published shift of charity 1 tomorrow, for three hours, with ten places. */
export function upcomingQuest(tx: Db, overrides: Partial<Quest> = {}): Promise<Quest> {
  return insertQuest(tx, { providerId: '1', startedAt: TEST_NOW + DAY_MS, ...overrides });
}

/** A shift that ended an hour ago. */
export function pastQuest(tx: Db, overrides: Partial<Quest> = {}): Promise<Quest> {
  return upcomingQuest(tx, { startedAt: TEST_NOW - 4 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS, ...overrides });
}
