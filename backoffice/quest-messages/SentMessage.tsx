import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleDeliveriesTexts } from '#domain/texts/generated/console-deliveries.ts';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import type { ConsoleQuestMessageFragment } from '../gql/generated.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { instantText } from '../records/instant-text.ts';
import { Quote } from '../widgets/lists/Quote.tsx';
import { MessageDeliveries } from './MessageDeliveries.tsx';
import { channelText, stateText } from './message-methods.ts';

/** Message to the people of a quest: recipients, text and delivery, with each recipient on demand. */
export function SentMessage({ message }: { message: ConsoleQuestMessageFragment }) {
  const { id, audience, body, createdAt, sums, unwantedCount, copyCount } = message;
  const [isOpen, setOpen] = useState(false);
  const t = textsOf(consoleQuestMessagesTexts);
  const toWhom = { everybody: t.everybody, chosen: t.chosen, waiting: t.waitingList }[audience];
  return (
    <li>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {toWhom}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {instantText(createdAt)}
      </Box>
      <div {...asWritten()}>
        <Quote>{body}</Quote>
      </div>
      <Typography sx={{ mt: 0.5 }}>
        {[
          ...sumTexts(sums),
          ...(unwantedCount > 0 ? [t.unwanted({ count: unwantedCount })] : []),
          ...(copyCount > 0 ? [t.copies({ count: copyCount })] : []),
        ].join(', ')}
      </Typography>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44, ml: -1 }}
      >
        {isOpen ? t.hide : t.whoGotIt}
      </Button>
      {isOpen && <MessageDeliveries messageId={id} />}
    </li>
  );
}

/** What is being sent is on the way like what waits: one number for both. */
function sumTexts(sums: ConsoleQuestMessageFragment['sums']): string[] {
  const t = textsOf(consoleQuestMessagesTexts);
  const words = textsOf(consoleDeliveriesTexts);
  const counts = new Map<string, { channel: string; state: string; count: number }>();
  for (const { channel, status, count } of sums) {
    const told = { channel: channelText(words, channel), state: stateText(words, status) };
    const key = JSON.stringify(told);
    counts.set(key, { ...told, count: count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()].map((sum) => t.sum(sum));
}
