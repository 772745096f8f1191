import type { GateRow } from '#api/quests/sign-up/gate-facts.ts';
import { type QuestViewer, questViewerAt, type Subject } from '#domain/permissions/permissions.ts';
import { isOpenToSignUp, type PublishingStatus, visibleStatuses } from '#domain/quests/quest-status.ts';
import type { QuestRow } from './quest-row.ts';

/** Whether the viewer may open this quest: by its status, and a hidden provider's only as manager or holder. */
export function isVisible(viewer: Subject | null, quest: QuestRow): boolean {
  const holdsContract = quest.viewerContract !== null;
  const isOpenProvider = quest.provider.isVisible || quest.viewerIsManager || holdsContract;
  const statuses = visibleStatuses(questViewerAt(viewer, quest.providerId), 'detail', holdsContract);
  return isOpenProvider && statuses.includes(quest.publishingStatus);
}

/** What lists show to somebody of that standing; of it only what is published, or only what is not, where one asks so. */
export function listedTo(standing: QuestViewer, isPublished: boolean | null): readonly PublishingStatus[] {
  const statuses = visibleStatuses(standing, 'list');
  return isPublished === null
    ? statuses
    : statuses.filter((status) => (status === 'Published') === isPublished);
}

/** Whether a sign-up may learn anything of the quest; if not, it is not found. */
export function answersSignUps(quest: GateRow, viewer: Subject): boolean {
  const as = questViewerAt(viewer, quest.providerId);
  if (quest.isSignedUp === 1) return true;
  if (as !== 'public') return visibleStatuses(as, 'detail').includes(quest.publishingStatus);
  return quest.isProviderVisible && isOpenToSignUp(quest.publishingStatus);
}
