import { Box } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { QuestDocuments } from '../../documents/QuestDocuments.tsx';
import { OwnHoursClaims } from '../../hours-claims/OwnHoursClaims.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { QuestPictureCard } from '../../pictures/PictureCards.tsx';
import { QuestMessages } from '../../quest-messages/QuestMessages.tsx';
import type { QuestRecord } from '../../records/quest-record.ts';
import { useChangesByOthers } from '../../resources/use-changes-by-others.ts';
import { WaitingList } from '../../waiting-list/WaitingList.tsx';
import { useLoadFailure } from '../../widgets/forms/use-load-failure.ts';
import { BackButton } from '../../widgets/pages/BackButton.tsx';
import { RecordTitle } from '../../widgets/pages/PageTitle.tsx';
import { WhoKnows } from '../who-is-told/WhoKnows.tsx';
import { QuestFacts } from './QuestFacts.tsx';
import { QuestFeedback } from './QuestFeedback.tsx';
import { QuestHeader } from './QuestHeader.tsx';
import { QuestReservation } from './QuestReservation.tsx';
import { QuestToolbar } from './QuestToolbar.tsx';
import { QuestVolunteers } from './QuestVolunteers.tsx';

/** Page of a quest: actions, people, and details. */
export function QuestShow() {
  const { id = '' } = useParams();
  useChangesByOthers({ questId: id });
  const onError = useLoadFailure('quests');
  return (
    <Show
      component={Box}
      title={<RecordTitle source="eventTitle" kind={textsOf(consoleQuestPageTexts).quest} />}
      actions={<BackButton to="/quests">{textsOf(consoleQuestPageTexts).back}</BackButton>}
      queryOptions={{ onError, retry: isWorthRetrying, meta: WHOLE }}
    >
      <QuestHeader />
      <QuestToolbar />
      <Box sx={columns}>
        <WhoKnows />
        <QuestVolunteers />
        <WaitingList />
        <QuestHoursClaims />
        <QuestReservation />
        <QuestFeedback />
        <QuestMessages />
        <QuestFacts />
        <OwnDocuments />
        <QuestPicture />
      </Box>
    </Show>
  );
}

function QuestHoursClaims() {
  const quest = useRecordContext<QuestRecord>();
  return quest ? <OwnHoursClaims providerId={quest.providerId} questId={quest.id} /> : null;
}

function OwnDocuments() {
  const quest = useRecordContext<QuestRecord>();
  return quest ? <QuestDocuments quest={quest} /> : null;
}

function QuestPicture() {
  const quest = useRecordContext<QuestRecord>();
  return quest ? <QuestPictureCard quest={quest} /> : null;
}

// react-admin would begin with the list's row, which lacks most of what stands here: ask under another key.
const WHOLE = { isWhole: true };

// Two columns of equal height on wide screens: who comes, then messages and details.
const columns = { columns: '26rem 2', columnGap: 2, '& > *': { breakInside: 'avoid', marginBlockEnd: 2 } };
