import { useCanAccess } from 'react-admin';
import { type EntryTimes, entryKey } from '#domain/books/schedule-entry.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { charityRegulars } from './regulars-methods.ts';

/** How many people come to an entry of the schedule every time; none where the viewer may not know. */
export function useRegularsOf(providerId: string): (entry: EntryTimes) => number {
  const regulars = useCharityRegulars(providerId);
  const counts = new Map<string, number>();
  for (const { stampId, locationId, times } of regulars) {
    const { startTime, endTime, last, ...when } = times;
    const slot = { quest_id: stampId, location_id: locationId, start_time: startTime, end_time: endTime };
    const key = entryKey({ ...slot, weeks: [...when.weeks], days: [...when.days], ...(last && { last }) });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (entry) => counts.get(entryKey(entry)) ?? 0;
}

/** How many people come to any entry of a stamp every time; none where the viewer may not know. */
export function useRegularsOfStamp({ id, providerId }: { id: string; providerId: string }): number {
  const people = useCharityRegulars(providerId).filter(({ stampId }) => stampId === id);
  return new Set(people.map((one) => one.chariteer?.username ?? one.id)).size;
}

function useCharityRegulars(providerId: string) {
  const { canAccess } = useCanAccess({ resource: 'waiting-lists', action: 'edit', record: { providerId } });
  const { data } = useAnswer(charityRegulars, { providerId }, { enabled: canAccess === true });
  return data?.regulars ?? [];
}
