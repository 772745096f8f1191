import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, Card } from '@mui/material';
import { Loading, Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { useOwnProvider } from '../session/use-own-provider.ts';
import { Notice } from '../widgets/notices/Notice.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { QuestCards } from './QuestCards.tsx';

/** What a charity has behind it, for its own account. */
export function PastQuestsPage() {
  const { isPending, ownProvider } = useOwnProvider();
  if (isPending) return <Loading />;
  const title = ownProvider ? `${ownProvider.name} Past Quests` : 'Past Quests';
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      {ownProvider ? <PastQuests /> : <NotForManagers />}
    </>
  );
}

function PastQuests() {
  return (
    <>
      <Button component={Link} to="/" startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
        Back to the schedule
      </Button>
      <QuestCards isPast empty={<NothingPast />} />
    </>
  );
}

function NothingPast() {
  return (
    <Notice title="No Past Quests">
      You do not currently have any Past Quests. Quests appear here after they have ended.
    </Notice>
  );
}

function NotForManagers() {
  return (
    <Card sx={{ mt: 2 }}>
      <Notice
        title="This page is for charities"
        actions={
          <Button variant="contained" component={Link} to="/quests">
            Go to the quests
          </Button>
        }
      >
        It serves the account of a charity itself. You find past Quests in the list of Quests.
      </Notice>
    </Card>
  );
}
