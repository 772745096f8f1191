import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { useOrganization } from '../../session/use-organization.ts';
import type { AttendanceQuest } from './attendance-record.ts';

/** A quest with its volunteers, and who is at work; asked for again when the page is looked at again. */
export function useAttendanceQuest(id: string) {
  const accountId = useOrganization().session?.account.playerId;
  const options = { retry: isWorthRetrying, refetchOnReconnect: true };
  const { data: quest, error, refetch } = useGetOne<AttendanceQuest>('attendance', { id }, options);
  useRefetchOnReturn(refetch);
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
