import type { AgePolicy } from '../ages/age-policy.ts';
import type { EventType, QuestPlaces } from '../quests/quest-status.ts';

/*
 * What the filters of finding mean. In SQL, kept with each quest: db/listing/listing-sql.ts.
 */

/** Highest age that counts as a child in a search for quests that take children. */
export const CHILD_AGE = 13;

/** Whether fewer people are on it than are wished for. */
export function needsPeople({
  takenCount,
  resourceDesiredNumber,
}: Pick<QuestPlaces, 'takenCount'> & { resourceDesiredNumber: number }): boolean {
  return takenCount < resourceDesiredNumber;
}

/** People signed up per minimum number of people, in thousandths; at most 1000. */
export function shareOfMinimum({
  takenCount,
  resourceMinNumber,
}: Pick<QuestPlaces, 'takenCount'> & { resourceMinNumber: number }): number {
  return Math.min(1000, Math.floor((takenCount * 1000) / Math.max(1, resourceMinNumber)));
}

/** Whether children may come, with an adult, as to all that names no ages; null where it names some that are not there. */
export function isForChildren(policies: readonly AgePolicy[], index: number | null): boolean | null {
  if (index === null) return true;
  const policy = policies[index];
  return policy ? policy.supervisedAge <= CHILD_AGE : null;
}

/** Whether it asks for nothing done or learned before. */
export function isForBeginners(quest: { prerequisiteMinutes: number; requiredTrainings: number }): boolean {
  return quest.prerequisiteMinutes === 0 && quest.requiredTrainings === 0;
}

/** Whether it is done remotely or at home. */
export function isAtHome({ eventType }: { eventType: EventType }): boolean {
  return eventType === 'HYBRID-ROLE';
}
