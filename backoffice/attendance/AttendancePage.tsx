import BackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { textsOf } from '../language/console-locale.ts';
import { AccessDenied } from '../widgets/pages/AccessDenied.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { NoAttendance } from './NoAttendance.tsx';
import type { AttendanceQuest } from './record/attendance-record.ts';
import { useAttendanceQuest } from './record/use-attendance-quest.ts';

/** Who came to a quest: made for a phone at the door, with a line that comes and goes. */
export function AttendancePage() {
  const { id = '' } = useParams();
  const { accountId, quest, error, retry } = useAttendanceQuest(id);
  if (accountId === undefined || (!quest && !error)) return <Loading />;
  if (!quest) {
    const marks = { accountId, questId: id };
    return (
      <NoAttendance
        title={textsOf(consoleAttendanceTexts).title}
        marks={marks}
        message={error?.message}
        onRetry={retry}
      />
    );
  }
  return <OpenAttendance quest={quest} accountId={accountId} />;
}

function OpenAttendance({ quest, accountId }: { quest: AttendanceQuest; accountId: string }) {
  const t = textsOf(consoleAttendanceTexts);
  const access = useCanAccess({ resource: 'attendance', action: 'edit', record: quest });
  if (access.isPending) return <Loading />;
  if (!access.canAccess) return <AccessDenied />;
  return (
    <>
      <PageHeading text={t.titleOf({ quest: quest.eventTitle })} />
      <AttendanceSheet
        key={quest.id}
        quest={quest}
        accountId={accountId}
        links={
          <Button
            component={Link}
            to={`/quests/${encodeURIComponent(quest.id)}/show`}
            startIcon={<BackIcon />}
            sx={{ ml: -1.5 }}
          >
            {t.back}
          </Button>
        }
      />
    </>
  );
}
