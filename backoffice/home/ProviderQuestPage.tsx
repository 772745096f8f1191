import AttendanceIcon from '@mui/icons-material/FactCheckOutlined';
import DetailsIcon from '@mui/icons-material/InfoOutlined';
import { Box, Button } from '@mui/material';
import { Loading, useCanAccess } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { AttendanceSheet } from '../attendance/AttendanceSheet.tsx';
import { OpenedQuest } from '../attendance/OpenedQuest.tsx';
import type { AttendanceQuest } from '../attendance/record/attendance-record.ts';
import { textsOf } from '../language/console-locale.ts';
import { useOwnProvider } from '../session/use-own-provider.ts';
import { AccessDenied } from '../widgets/pages/AccessDenied.tsx';
import { BackButton } from '../widgets/pages/BackButton.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { PastQuestSheet } from './PastQuestSheet.tsx';
import { formOfQuestPage, wayBack } from './provider-quest.ts';

/**
 * A quest of the charity's schedule: until it is over its maximum and its marks are changed here, afterwards the same
 * is read only.
 */
export function ProviderQuestPage() {
  return (
    <OpenedQuest title={textsOf(consoleHomeTexts).quest}>
      {(quest, accountId) => <OpenQuest quest={quest} accountId={accountId} />}
    </OpenedQuest>
  );
}

function OpenQuest({ quest, accountId }: { quest: AttendanceQuest; accountId: string }) {
  const reading = useCanAccess({ resource: 'quests', action: 'show', record: quest });
  const marking = useCanAccess({ resource: 'attendance', action: 'edit', record: quest });
  if (reading.isPending || marking.isPending) return <Loading />;
  if (!reading.canAccess) return <AccessDenied />;
  const canMark = marking.canAccess === true;
  const form = formOfQuestPage(quest, canMark);
  if (form === 'stamp') return <Navigate to={`/quests/${encodeURIComponent(quest.id)}/show`} replace />;
  const links = <QuestLinks quest={quest} canMark={canMark && form === 'past'} />;
  return (
    <>
      <PageHeading text={quest.eventTitle} />
      {form === 'open' ? (
        <AttendanceSheet key={quest.id} quest={quest} accountId={accountId} links={links} />
      ) : (
        <PastQuestSheet quest={quest} links={links} />
      )}
    </>
  );
}

function QuestLinks({ quest, canMark }: { quest: AttendanceQuest; canMark: boolean }) {
  const { ownProvider } = useOwnProvider();
  const t = textsOf(consoleHomeTexts);
  const back = wayBack(quest, ownProvider !== null);
  const path = `/quests/${encodeURIComponent(quest.id)}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <BackButton to={back.to}>{t[back.label]}</BackButton>
      <Button component={Link} to={`${path}/show`} startIcon={<DetailsIcon />}>
        {t.details}
      </Button>
      {canMark && (
        <Button component={Link} to={`${path}/attendance`} startIcon={<AttendanceIcon />}>
          {t.attendance}
        </Button>
      )}
    </Box>
  );
}
