import PastIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Loading } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { textsOf } from '../language/console-locale.ts';
import { UnansweredMessages } from '../quest-messages/UnansweredMessages.tsx';
import { useOwnProvider } from '../session/use-own-provider.ts';
import { Notice } from '../widgets/notices/Notice.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { QuestCards } from './QuestCards.tsx';

/** The first page: the schedule of a charity's own account; managers go on to their calendar. */
export function ConsoleHome() {
  const { isPending, ownProvider } = useOwnProvider();
  if (isPending) return <Loading />;
  if (!ownProvider) return <Navigate to="/calendar" replace />;
  return (
    <>
      <PageHeading text={ownProvider.name} />
      <Button component={Link} to="/past-quests" variant="outlined" startIcon={<PastIcon />} sx={{ mt: 1 }}>
        {textsOf(consoleHomeTexts).past}
      </Button>
      <UnansweredMessages providerId={ownProvider.id} />
      <QuestCards isPast={false} empty={<NothingScheduled />} />
    </>
  );
}

function NothingScheduled() {
  const t = textsOf(consoleHomeTexts);
  return (
    <Notice
      title={t.nothing}
      actions={
        <>
          <Button variant="contained" component={Link} to="/calendar">
            {t.calendar}
          </Button>
          <Button variant="outlined" component={Link} to="/quests">
            {t.quests}
          </Button>
        </>
      }
    >
      {t.start}
    </Notice>
  );
}
