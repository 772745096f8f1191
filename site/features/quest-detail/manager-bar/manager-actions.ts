import { mayAt, type Subject } from '#domain/permissions/permissions.ts';
import {
  isBroadcastable,
  isEditable,
  isOver,
  type PublishingStatus,
  type QuestTimes,
} from '#domain/quests/quest-status.ts';
import type { QuestManagementTexts } from '#domain/texts/generated/quest-management.ts';
import { paths } from '../../../lib/paths.ts';
import type { IconName } from '../../../ui/icon-paths.ts';

/** A button that opens the console at a quest; one without an address is shown but cannot be used. */
export type ManagerAction = { label: string; href: string | null; icon: IconName };

type ManagedQuest = QuestTimes & { id: string; providerId: string; publishingStatus: PublishingStatus };

/** What the viewer may do with a quest of theirs, each by its right and its time; `now` in epoch milliseconds. */
export function managerActions(
  quest: ManagedQuest,
  { viewer, now }: { viewer: Subject | null; now: number },
  t: QuestManagementTexts,
): ManagerAction[] {
  const may = (feature: 'editQuests' | 'sendAlerts' | 'takeAttendance') =>
    mayAt(viewer, quest.providerId, feature);
  const isStamp = quest.publishingStatus === 'Template';
  const actions: ManagerAction[] = [];
  if (may('editQuests') && isEditable(quest, now)) {
    actions.push({ label: t.edit, href: paths.editQuest(quest.id), icon: 'edit' });
  }
  if (may('sendAlerts') && !isOver(quest, now)) {
    const href = isBroadcastable(quest, now) ? paths.questBroadcast(quest.id) : null;
    actions.push({ label: t.broadcast, href, icon: 'broadcast' });
  }
  if (may('takeAttendance') && !isStamp) {
    actions.push({ label: t.attendance, href: paths.questAttendance(quest.id), icon: 'people' });
  }
  actions.push({ label: t.inConsole, href: paths.questInConsole(quest.id), icon: 'clipboard' });
  return actions;
}

const WHO_SEES: Partial<Record<PublishingStatus, 'seesDraft' | 'seesUnlisted' | 'seesPrivate'>> = {
  Draft: 'seesDraft',
  Unlisted: 'seesUnlisted',
  Private: 'seesPrivate',
};

/** Text for managers on who can see a quest; null if all can, or the page says so already. */
export function whoSees(publishingStatus: PublishingStatus, t: QuestManagementTexts): string | null {
  const key = WHO_SEES[publishingStatus];
  return key ? t[key] : null;
}
