import { type EntryTimes, entryKey } from '#domain/books/schedule-entry.ts';
import { regular } from '../schema/regular.ts';
import type { Db } from '../store.ts';
import { insertVolunteerRow } from './insert-account.ts';
import { insertStamp } from './insert-quest.ts';
import { FACTORY_NOW, nextNumber } from './sequence.ts';

/** Someone who comes on the 1st and 3rd Saturday of every month, from 9 to 12. */
export async function insertRegular(
  tx: Db,
  { times = {}, ...overrides }: Partial<typeof regular.$inferInsert> & { times?: Partial<EntryTimes> } = {},
): Promise<string> {
  const stamp = overrides.stampId ? null : await insertStamp(tx);
  const stampId = overrides.stampId ?? stamp?.id ?? '';
  const entry = entryKey({ ...SATURDAYS, quest_id: stampId, ...times });
  const id = overrides.id ?? `regular-${nextNumber('regular')}`;
  const chariteerId = overrides.chariteerId ?? (await insertVolunteerRow(tx)).id;
  const providerId = overrides.providerId ?? stamp?.providerId ?? '1';
  await tx
    .insert(regular)
    .values({ id, providerId, stampId, entry, chariteerId, since: FACTORY_NOW, ...overrides });
  return id;
}

/** The entry without its stamp. */
export const SATURDAYS: Omit<EntryTimes, 'quest_id'> = {
  weeks: [1, 3],
  days: [6],
  start_time: '09:00',
  end_time: '12:00',
  location_id: 'soup-hall',
};
