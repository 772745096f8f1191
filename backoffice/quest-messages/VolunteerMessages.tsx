import { Box, Button, Chip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import type { ConsoleVolunteerMessageFragment } from '../gql/generated.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { instantText } from '../records/instant-text.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { Quote } from '../widgets/lists/Quote.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { volunteerMessages } from './message-methods.ts';

const PER_PAGE = 10;

/** What volunteers of a quest wrote, what waits for an answer first. */
export function VolunteerMessages({ questId }: { questId: string }) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const [answered, setAnswered] = useState<ConsoleVolunteerMessageFragment | null>(null);
  const asked = { questId, page, perPage: PER_PAGE };
  const { data, error, refetch } = useAnswer(volunteerMessages, asked, { keepsLast: true });
  const t = textsOf(consoleQuestMessagesTexts);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 1.5 }}>
      <Typography id={headingId} variant="h3">
        {t.fromVolunteers}
      </Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && data.unansweredCount > 0 && (
        <Typography>{t.waiting({ count: data.unansweredCount })}</Typography>
      )}
      {data?.total === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.nothingFrom}</Typography>}
      <Box component="ul" sx={{ ...linedRows, mt: 1 }}>
        {data?.items.map((message) => (
          <Message key={message.id} message={message} onAnswer={() => setAnswered(message)} />
        ))}
      </Box>
      <CardPaging
        total={data?.total ?? 0}
        page={page}
        perPage={PER_PAGE}
        onPage={setPage}
        label={t.messagePages}
      />
      {answered && (
        <AnswerDialog message={answered} onClose={() => setAnswered(null)} onSent={() => void refetch()} />
      )}
    </Box>
  );
}

function Message({ message, onAnswer }: { message: ConsoleVolunteerMessageFragment; onAnswer: () => void }) {
  const t = textsOf(consoleQuestMessagesTexts);
  const { body, createdAt, contract, answers, canBeAnswered } = message;
  const name = volunteerName(contract?.chariteer ?? null);
  return (
    <li>
      <Box component="span" sx={{ fontWeight: 650, mr: 1 }}>
        {name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        {instantText(createdAt)}
      </Box>
      {answers.length === 0 && canBeAnswered && (
        <Chip size="small" color="warning" variant="outlined" label={t.unanswered} />
      )}
      <div {...asWritten()}>
        <Quote>{body}</Quote>
      </div>
      {answers.map((answer) => (
        <Box key={answer.id} sx={{ mt: 1, pl: 2 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t.youAnswered({ when: instantText(answer.createdAt) })}
          </Box>
          <div {...asWritten()}>
            <Quote>{answer.body}</Quote>
          </div>
        </Box>
      ))}
      {canBeAnswered && (
        <Button
          size="small"
          onClick={onAnswer}
          aria-label={t.answerTo({ name })}
          sx={{ minHeight: 44, ml: -1 }}
        >
          {t.answer}
        </Button>
      )}
    </li>
  );
}
