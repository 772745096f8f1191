import PastIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { TodayLine } from '../calendar/TodayLine.tsx';
import { OwnHoursClaims } from '../hours-claims/OwnHoursClaims.tsx';
import { textsOf } from '../language/console-locale.ts';
import { UnansweredMessages } from '../quest-messages/UnansweredMessages.tsx';
import { Notice } from '../widgets/notices/Notice.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { QuestCards } from './QuestCards.tsx';

/** The schedule of a charity for its own account. */
export function OwnSchedule({ charity }: { charity: { id: string; name: string } }) {
  return (
    <>
      <PageHeading text={charity.name} />
      <TodayLine providerId={charity.id} />
      <Button component={Link} to="/past-quests" variant="outlined" startIcon={<PastIcon />} sx={{ mt: 1 }}>
        {textsOf(consoleHomeTexts).past}
      </Button>
      <UnansweredMessages providerId={charity.id} />
      <OwnHoursClaims providerId={charity.id} />
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
