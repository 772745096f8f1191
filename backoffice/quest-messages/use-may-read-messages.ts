import { useCanAccess } from 'react-admin';
import type { QuestRecord } from '../records/quest-record.ts';

/** Whether the messages of a quest are shown: to who may write to its people, once it has been published. */
export function useMayReadMessages(quest: QuestRecord | undefined): boolean {
  const { canAccess } = useCanAccess({ resource: 'quest-messages', action: 'edit', record: quest });
  return quest !== undefined && canAccess === true && !['Draft', 'Template'].includes(quest.publishingStatus);
}
