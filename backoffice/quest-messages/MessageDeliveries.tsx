import { Box } from '@mui/material';
import { useState } from 'react';
import { consoleDeliveriesTexts } from '#domain/texts/generated/console-deliveries.ts';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import { textsOf } from '../language/console-locale.ts';
import { instantText } from '../records/instant-text.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { channelText, deliveries, stateText } from './message-methods.ts';

const PER_PAGE = 25;

/** To whom a message went, those whom it did not reach first: by which way, how far, and since when. */
export function MessageDeliveries({ messageId }: { messageId: string }) {
  const [page, setPage] = useState(1);
  const asked = { messageId, page, perPage: PER_PAGE };
  const { data, error, refetch } = useAnswer(deliveries, asked, { keepsLast: true });
  const t = textsOf(consoleQuestMessagesTexts);
  const words = textsOf(consoleDeliveriesTexts);
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  return (
    <>
      <Box component="ul" aria-label={t.whoGotIt} sx={{ pl: 2.5, my: 0, overflowWrap: 'anywhere' }}>
        {data.items.map(({ id, contract, channel, status, isUnwanted, changedAt }) => (
          <li key={id}>
            <b>{volunteerName(contract?.chariteer ?? null)}</b>
            {': '}
            {isUnwanted
              ? t.notReachedOff
              : t.stateOf({
                  channel: channelText(words, channel),
                  state: stateText(words, status),
                  when: instantText(changedAt),
                })}
          </li>
        ))}
      </Box>
      <CardPaging total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} label={t.peoplePages} />
    </>
  );
}
