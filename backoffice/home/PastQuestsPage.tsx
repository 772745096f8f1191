import { Button } from '@mui/material';
import { Loading } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { textsOf } from '../language/console-locale.ts';
import { useOwnProvider } from '../session/use-own-provider.ts';
import { Notice } from '../widgets/notices/Notice.tsx';
import { BackButton } from '../widgets/pages/BackButton.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { QuestCards } from './QuestCards.tsx';

/** What a charity has behind it, for its own account. */
export function PastQuestsPage() {
  const { isPending, ownProvider } = useOwnProvider();
  if (isPending) return <Loading />;
  const t = textsOf(consoleHomeTexts);
  const title = ownProvider ? t.pastOf({ charity: ownProvider.name }) : t.past;
  return (
    <>
      <PageHeading text={title} />
      {ownProvider ? <PastQuests /> : <NotForManagers />}
    </>
  );
}

function PastQuests() {
  return (
    <>
      <BackButton to="/">{textsOf(consoleHomeTexts).backToSchedule}</BackButton>
      <QuestCards isPast empty={<NothingPast />} />
    </>
  );
}

function NothingPast() {
  const t = textsOf(consoleHomeTexts);
  return <Notice title={t.noPast}>{t.noPastYet}</Notice>;
}

function NotForManagers() {
  const t = textsOf(consoleHomeTexts);
  return (
    <Notice
      isCard
      title={t.charitiesOnly}
      actions={
        <Button variant="contained" component={Link} to="/quests">
          {t.toQuests}
        </Button>
      }
    >
      {t.charitiesOnlyWhy}
    </Notice>
  );
}
