import WriteIcon from '@mui/icons-material/ForumOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import type { ConsoleQuestMessagesQuery } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { type QuestRecord, volunteersOf } from '../records/quest-record.ts';
import { useAnswer } from '../resources/use-method.ts';
import { useOrganization } from '../session/use-organization.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { sentMessages } from './message-methods.ts';
import { SentMessage } from './SentMessage.tsx';
import { VolunteerMessages } from './VolunteerMessages.tsx';
import { WriteDialog } from './WriteDialog.tsx';

const PER_PAGE = 5;

/** What volunteers of a quest wrote, what was written to them, and ways to write; for who may write to them. */
export function QuestMessages() {
  const quest = useRecordContext<QuestRecord>();
  const { canAccess } = useCanAccess({ resource: 'quest-messages', action: 'edit', record: quest });
  const { canAccess: canSetAddress } = useCanAccess({
    resource: 'quest-messages',
    action: 'answers',
    record: quest,
  });
  const isShown = quest && !['Draft', 'Template'].includes(quest.publishingStatus);
  if (!isShown || !canAccess) return null;
  const t = textsOf(consoleQuestMessagesTexts);
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.title}</Typography>
      <VolunteerMessages questId={quest.id} />
      <ToPeople quest={quest} />
      {canSetAddress && <AnswersLink providerId={quest.providerId} />}
    </Card>
  );
}

/** To the page that says where answers by mail go, of the charity of this quest. */
function AnswersLink({ providerId }: { providerId: string }) {
  const { providerId: atWork, choose } = useOrganization();
  return (
    <Button
      component={Link}
      to="/messages"
      onClick={() => {
        if (atWork !== providerId) choose(providerId);
      }}
      sx={{ mt: 1, ml: -1, minHeight: 44 }}
    >
      {textsOf(consoleQuestMessagesTexts).whereAnswersGo}
    </Button>
  );
}

function ToPeople({ quest }: { quest: QuestRecord }) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const t = textsOf(consoleQuestMessagesTexts);
  const asked = { questId: quest.id, page, perPage: PER_PAGE };
  const { data, error, refetch } = useAnswer(sentMessages, asked, { keepsLast: true });
  const people = volunteersOf(quest).active;
  const mayWrite = data?.isOpen === true && data.leftToday > 0 && people.length > 0;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 2 }}>
      <Typography id={headingId} variant="h3">
        {t.toPeople}
      </Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && <HowMany isOpen={data.isOpen} leftToday={data.leftToday} />}
      {mayWrite && (
        <Button
          variant="outlined"
          startIcon={<WriteIcon />}
          onClick={() => setWriting(true)}
          sx={{ mt: 1, minHeight: 44 }}
        >
          {t.write}
        </Button>
      )}
      {data && <Sent list={data} page={page} onPage={setPage} />}
      {isWriting && (
        <WriteDialog
          questId={quest.id}
          people={people}
          onClose={() => setWriting(false)}
          onSent={() => void refetch()}
        />
      )}
    </Box>
  );
}

type SentProps = {
  list: ConsoleQuestMessagesQuery['questMessagePage'];
  page: number;
  onPage: (page: number) => void;
};

function Sent({ list: { items, total }, page, onPage }: SentProps) {
  const t = textsOf(consoleQuestMessagesTexts);
  return (
    <>
      {total === 0 && <Typography sx={{ mt: 1 }}>{t.nothingSent}</Typography>}
      <Box component="ul" sx={{ ...linedRows, mt: 1.5 }}>
        {items.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
      </Box>
      <CardPaging total={total} page={page} perPage={PER_PAGE} onPage={onPage} label={t.messagePages} />
    </>
  );
}

function HowMany({ isOpen, leftToday }: { isOpen: boolean; leftToday: number }) {
  const t = textsOf(consoleQuestMessagesTexts);
  const said = !isOpen ? t.closed : leftToday === 0 ? t.noneLeft : t.left({ count: leftToday });
  return <Typography sx={{ color: 'text.secondary' }}>{said}</Typography>;
}
