import type { QuestDetailDataFragment } from '../../../gql/generated.ts';
import { questTimes } from '../../quest-list/quest-card.ts';

/** When the viewer is there, in epoch ms: the own times where they were chosen; null for a role without a date. */
export function ownTimes(
  quest: Pick<QuestDetailDataFragment, 'eventType' | 'startedAt' | 'endedAt' | 'viewerContract'>,
): { startedAt: number; endedAt: number | null } | null {
  const { startedAt, endedAt } = questTimes(quest);
  if (startedAt === null) return null;
  const { expectedArrivalAt = null, expectedDepartureAt = null } = quest.viewerContract ?? {};
  return {
    startedAt: expectedArrivalAt === null ? startedAt : Date.parse(expectedArrivalAt),
    endedAt: expectedDepartureAt === null ? endedAt : Date.parse(expectedDepartureAt),
  };
}
