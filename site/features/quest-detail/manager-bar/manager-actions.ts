import { mayAt, type Subject } from '#domain/permissions/permissions.ts';
import {
  isBroadcastable,
  isEditable,
  isOver,
  type PublishingStatus,
  type QuestTimes,
} from '#domain/quests/quest-status.ts';
import { paths } from '../../../lib/paths.ts';
import type { IconName } from '../../../ui/icon-paths.ts';

/** A button that opens the console at a quest; one without an address is shown but cannot be used. */
export type ManagerAction = { label: string; href: string | null; icon: IconName };

type ManagedQuest = QuestTimes & { id: string; providerId: string; publishingStatus: PublishingStatus };

/** What the viewer may do with a quest of theirs, each by its right and its time; `now` in epoch milliseconds. */
export function managerActions(quest: ManagedQuest, viewer: Subject | null, now: number): ManagerAction[] {
  const may = (feature: 'editQuests' | 'sendAlerts' | 'takeAttendance') =>
    mayAt(viewer, quest.providerId, feature);
  const isStamp = quest.publishingStatus === 'Template';
  const actions: ManagerAction[] = [];
  if (may('editQuests') && isEditable(quest, now)) {
    actions.push({ label: 'Edit', href: paths.editQuest(quest.id), icon: 'edit' });
  }
  if (may('sendAlerts') && !isOver(quest, now)) {
    const href = isBroadcastable(quest, now) ? paths.questBroadcast(quest.id) : null;
    actions.push({ label: 'Broadcast', href, icon: 'broadcast' });
  }
  if (may('takeAttendance') && !isStamp) {
    actions.push({ label: 'Attendance', href: paths.questAttendance(quest.id), icon: 'people' });
  }
  actions.push({ label: 'Manage in the console', href: paths.questInConsole(quest.id), icon: 'clipboard' });
  return actions;
}

const WHO_SEES: Partial<Record<PublishingStatus, string>> = {
  Draft: 'This Quest is a Draft: only people who manage it see it.',
  Unlisted: 'This Quest is Unlisted: it stands in no list, and whoever has its address sees it.',
  Private: 'This Quest is Private: only its volunteers and people who manage it see it.',
};

/** Who sees a quest, for its managers; null where everybody does or the page says so anyway. */
export function whoSees(publishingStatus: PublishingStatus): string | null {
  return WHO_SEES[publishingStatus] ?? null;
}
