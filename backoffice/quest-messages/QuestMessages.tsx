import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import type { ConsoleQuestMessagesQuery } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import type { QuestRecord } from '../records/quest-record.ts';
import { useAnswer } from '../resources/use-method.ts';
import { useOrganization } from '../session/use-organization.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { firstSentPage, SENT_PER_PAGE, sentMessages } from './message-methods.ts';
import { SentMessage } from './SentMessage.tsx';
import { useMayReadMessages } from './use-may-read-messages.ts';
import { VolunteerMessages } from './VolunteerMessages.tsx';

/** What volunteers of a quest wrote, and what was written to them; for who may write to them. */
export function QuestMessages() {
  const quest = useRecordContext<QuestRecord>();
  const isShown = useMayReadMessages(quest);
  const { canAccess: canSetAddress } = useCanAccess({
    resource: 'quest-messages',
    action: 'answers',
    record: quest,
  });
  if (!quest || !isShown) return null;
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

/** To the page that says where answers by email go, of the charity of this quest. */
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
  const t = textsOf(consoleQuestMessagesTexts);
  const asked = { ...firstSentPage(quest.id), page };
  const { data, error, refetch } = useAnswer(sentMessages, asked, { keepsLast: true });
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 2 }}>
      <Typography id={headingId} variant="h3">
        {t.toPeople}
      </Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && <HowMany isOpen={data.isOpen} leftToday={data.leftToday} />}
      {data && <Sent list={data} page={page} onPage={setPage} />}
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
      <Box component="ul" sx={{ ...linedRows, mt: 1.5 }}>
        {items.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
      </Box>
      <CardPaging total={total} page={page} perPage={SENT_PER_PAGE} onPage={onPage} label={t.messagePages} />
    </>
  );
}

function HowMany({ isOpen, leftToday }: { isOpen: boolean; leftToday: number }) {
  const t = textsOf(consoleQuestMessagesTexts);
  const said = !isOpen ? t.closed : leftToday === 0 ? t.noneLeft : t.left({ count: leftToday });
  return <Typography sx={{ color: 'text.secondary' }}>{said}</Typography>;
}
