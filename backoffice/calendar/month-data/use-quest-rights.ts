import { useCanAccess } from 'react-admin';

/** What the viewer may do with quests of the selected charity. */
export type QuestRights = {
  canCreate: boolean;
  /** Makes what is no more than a Draft. */
  canDraft: boolean;
  canEdit: boolean;
  canCancel: boolean;
  canReserve: boolean;
};

/** Asks the permission table; what is not answered yet counts as denied. */
export function useQuestRights(): QuestRights {
  const canCreate = useMay('create');
  const seesDrafts = useMay('draft');
  return {
    canCreate,
    canDraft: canCreate && seesDrafts,
    canEdit: useMay('edit'),
    canCancel: useMay('delete'),
    canReserve: useMay('reserve'),
  };
}

function useMay(action: string): boolean {
  return useCanAccess({ resource: 'quests', action }).canAccess === true;
}
