import type { Reach } from '../permissions/permissions.ts';
import { isDayOfQuest } from './contact-window.ts';

/**
 * Whether lists about the people of a quest, and every count beside them, have the young in them for a reader whose
 * right to names reaches so far. Who reads names for the day alone is told of adults before and after it: a row without
 * a name, or a count that exceeds the names, would tell who or how many are under 18 (DEC-75). `now` in epoch ms.
 */
export function isToldOfYoung(reach: Reach, startedAt: number | null, now: number): boolean {
  return reach === 'always' || (reach === 'quest' && isDayOfQuest({ startedAt, endedAt: null }, now));
}
