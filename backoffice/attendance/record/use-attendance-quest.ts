import { useEffect } from 'react';
import { useChangesByOthers } from '../../resources/use-changes-by-others.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { attendanceQuest } from './attendance-methods.ts';

/** A quest with its volunteers, and who is at work; asked for again when others change it or the page is looked at again. */
export function useAttendanceQuest(id: string) {
  const accountId = useOrganization().session?.account.playerId;
  const { data: quest, error, refetch } = useAnswer(attendanceQuest, { id }, { refetchOnReconnect: true });
  useRefetchOnReturn(refetch);
  useChangesByOthers({ questId: id });
  return { accountId, quest, error, retry: () => void refetch() };
}

/** Others mark too: who comes back to the page sees what they did. */
function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
}
