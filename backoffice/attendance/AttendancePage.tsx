import { Button, Card } from '@mui/material';
import { useEffect } from 'react';
import { Loading, Title, useCanAccess, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { Notice } from '../layout/Notice.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useOrganization } from '../layout/use-organization.ts';
import { isWorthRetrying } from '../providers/error-code.ts';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import type { AttendanceQuest } from './attendance-record.ts';
import { keptMarks } from './mark-store.ts';

const TITLE = 'Attendance';

/** Who came to a quest: made for a phone at the door, with a line that comes and goes. */
export function AttendancePage() {
  const { id = '' } = useParams();
  const accountId = useOrganization().session?.account.playerId;
  const options = { retry: isWorthRetrying, refetchOnReconnect: true };
  const { data: quest, error, refetch } = useGetOne<AttendanceQuest>('attendance', { id }, options);
  useRefetchOnReturn(refetch);

  if (accountId === undefined || (!quest && !error)) return <Loading />;
  if (!quest) {
    const waiting = keptMarks({ accountId, questId: id }).length;
    return <NoAttendance message={error?.message} waiting={waiting} onRetry={() => void refetch()} />;
  }
  return <OpenAttendance quest={quest} accountId={accountId} />;
}

function OpenAttendance({ quest, accountId }: { quest: AttendanceQuest; accountId: string }) {
  const access = useCanAccess({ resource: 'attendance', action: 'edit', record: quest });
  if (access.isPending) return <Loading />;
  if (!access.canAccess) return <AccessDenied />;
  return (
    <>
      <Title title={<PageTitle text={`${TITLE}: ${quest.eventTitle}`} />} preferenceKey={false} />
      <AttendanceSheet key={quest.id} quest={quest} accountId={accountId} />
    </>
  );
}

/** Others mark too: who comes back to the page sees what they did. */
function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
}

type NoAttendanceProps = { message: string | undefined; waiting: number; onRetry: () => void };

function NoAttendance({ message, waiting, onRetry }: NoAttendanceProps) {
  return (
    <>
      <Title title={<PageTitle text={TITLE} />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <Notice
          title="The attendance could not be loaded"
          actions={
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {message}
          {waiting > 0 && (
            <p>
              {waiting === 1 ? '1 mark is' : `${waiting} marks are`} safe on this device. What you confirmed
              is sent when the line is back.
            </p>
          )}
        </Notice>
      </Card>
    </>
  );
}
