import { useCanAccess } from 'react-admin';
import type { QuestRecord } from '../../records/quest-record.ts';

/** Whether the viewer may do an action with what belongs to a quest, at the quest's charity. */
export function useMay(resource: string, action: string, record: QuestRecord): boolean {
  return useCanAccess({ resource, action, record }).canAccess === true;
}
