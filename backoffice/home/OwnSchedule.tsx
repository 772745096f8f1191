import PastIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { textsOf } from '../language/console-locale.ts';
import { Notice } from '../widgets/notices/Notice.tsx';
import { QuestCards } from './QuestCards.tsx';

/** The schedule of a charity for its own account. */
export function OwnSchedule() {
  return (
    <>
      <Button component={Link} to="/past-quests" variant="outlined" startIcon={<PastIcon />} sx={{ mt: 1 }}>
        {textsOf(consoleHomeTexts).past}
      </Button>
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
