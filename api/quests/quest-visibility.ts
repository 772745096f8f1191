import type { GateRow } from '#api/contracts/gate-facts.ts';
import { questViewerAt, type Subject } from '#domain/permissions.ts';
import { isOpenToSignUp, type PublishingStatus, visibleStatuses } from '#domain/quest-status.ts';
import type { QuestRow } from './quest-row.ts';

/** Whether the viewer may open this quest: by its status, and a hidden provider's only as manager or holder. */
export function isVisible(viewer: Subject | null, quest: QuestRow): boolean {
  const holdsContract = quest.viewerContract !== null;
  const isOpenProvider = quest.provider.isVisible || quest.viewerIsManager || holdsContract;
  const statuses = visibleStatuses(questViewerAt(viewer, quest.providerId), 'detail', holdsContract);
  return isOpenProvider && statuses.includes(quest.publishingStatus);
}

/** The statuses that a list of a provider's quests shows to a viewer. */
export function listedStatuses(viewer: Subject | null, providerId: string): readonly PublishingStatus[] {
  return visibleStatuses(questViewerAt(viewer, providerId), 'list');
}

/** Whether a sign-up may learn anything of the quest; if not, it is not found. */
export function answersSignUps(quest: GateRow, viewer: Subject): boolean {
  const as = questViewerAt(viewer, quest.providerId);
  if (quest.isSignedUp === 1) return true;
  if (as !== 'public') return visibleStatuses(as, 'detail').includes(quest.publishingStatus);
  return quest.isProviderVisible && isOpenToSignUp(quest.publishingStatus);
}
