import PrintIcon from '@mui/icons-material/PrintOutlined';
import PosterIcon from '@mui/icons-material/QrCode2';
import { Box, Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { Loading, useCanAccess } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { consoleAttendanceTexts } from '#domain/texts/generated/console-attendance.ts';
import { textsOf } from '../language/console-locale.ts';
import { useLateOpening } from '../widgets/loading/lazy-part.ts';
import { AccessDenied } from '../widgets/pages/AccessDenied.tsx';
import { BackButton } from '../widgets/pages/BackButton.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { KioskButton } from './kiosk/KioskButton.tsx';
import { OpenedQuest } from './OpenedQuest.tsx';
import { PrintedAttendance } from './print/PrintedAttendance.tsx';
import type { AttendanceQuest } from './record/attendance-record.ts';

/** Attendance page of a quest, made for phones at the door with an unstable connection. */
export function AttendancePage() {
  return (
    <OpenedQuest title={textsOf(consoleAttendanceTexts).title}>
      {(quest, accountId) => <OpenAttendance quest={quest} accountId={accountId} />}
    </OpenedQuest>
  );
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <BackButton to={`/quests/${encodeURIComponent(quest.id)}/show`}>{t.back}</BackButton>
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              {t.print}
            </Button>
            {quest.startedAt !== null && <PosterLink to={`/quests/${encodeURIComponent(quest.id)}/poster`} />}
            {quest.startedAt !== null && <KioskButton questId={quest.id} accountId={accountId} />}
          </Box>
        }
      />
      <PrintedAttendance quest={quest} />
    </>
  );
}

/** The way to the poster, which needs a network. */
function PosterLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const openLate = useLateOpening(() => import('./poster/PosterPage.tsx'));
  const follow = (event: MouseEvent) => {
    // In a tab of its own it replaces nothing.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openLate(() => void navigate(to));
  };
  return (
    <Button component={Link} to={to} startIcon={<PosterIcon />} onClick={follow}>
      {textsOf(consoleAttendanceTexts).poster}
    </Button>
  );
}
