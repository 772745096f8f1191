import { quest } from '../schema/quest.ts';
import type { Db } from '../store.ts';
import { insertProvider } from './insert-provider.ts';
import { FACTORY_NOW, HOUR_MS, nextNumber, only } from './sequence.ts';

export type Quest = typeof quest.$inferSelect;

/** A published shift of three hours that begins a day after FACTORY_NOW, with ten places. */
export async function insertQuest(tx: Db, overrides: Partial<Quest> = {}): Promise<Quest> {
  const number = nextNumber('quest');
  const startedAt = overrides.startedAt === undefined ? FACTORY_NOW + 24 * HOUR_MS : overrides.startedAt;
  const row = {
    id: `quest-${number}`,
    eventTitle: `Quest ${number}`,
    eventType: 'OSV' as const,
    description: 'Serve dinner with us.',
    serviceTags: ['food'],
    publishingStatus: 'Published' as const,
    startedAt,
    endedAt: startedAt === null ? null : startedAt + 3 * HOUR_MS,
    resourceMinNumber: Math.min(2, overrides.resourceMaxNumber ?? 2),
    resourceDesiredNumber: Math.min(5, overrides.resourceMaxNumber ?? 5),
    resourceMaxNumber: 10,
    createdAt: FACTORY_NOW,
    updatedAt: FACTORY_NOW,
    ...overrides,
    providerId: overrides.providerId ?? (await insertProvider(tx)).id,
  };
  return only(await tx.insert(quest).values(row).returning());
}

/** A stamp: a quest in status Template, without a date. */
export function insertStamp(tx: Db, overrides: Partial<Quest> = {}): Promise<Quest> {
  return insertQuest(tx, {
    publishingStatus: 'Template',
    startedAt: null,
    stampTitle: 'Dinner',
    stampIcon: 'stamp_bread_01',
    ...overrides,
  });
}
