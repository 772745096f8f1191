import { Alert, Box, Typography } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import { consoleDeliveriesTexts } from '#domain/texts/generated/console-deliveries.ts';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import { asWritten } from '../language/as-written.ts';
import { textsOf } from '../language/console-locale.ts';
import { instantText } from '../records/instant-text.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { Quote } from '../widgets/lists/Quote.tsx';
import { channelText, writeToQuest } from './message-methods.ts';
import type { NewMessage, Preview } from './WriteDialog.tsx';

type Props = {
  message: NewMessage & { questId: string; clientKey: string };
  preview: Preview;
  onBack: () => void;
  onSent: () => void;
};

/** Shows whom a message reaches and how, and sends it. */
export function ReviewMessage({ message, preview, onBack, onSent }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = textsOf(consoleQuestMessagesTexts);
  return (
    <FormDialog
      title={t.reviewTitle({ count: preview.peopleCount })}
      onClose={onBack}
      maxWidth="sm"
      values={{}}
      isNew
      beginsAtSubmit
      isFullOnPhones
      submitLabel={t.send}
      cancelLabel={t.back}
      onSubmit={async () => {
        const volunteerIds = message.audience === 'chosen' ? message.volunteerIds : null;
        await run(writeToQuest, { ...message, volunteerIds });
        notify(t.onItsWay, { type: 'success' });
        onSent();
        return {};
      }}
    >
      <Box {...asWritten()}>
        <Quote>{message.text}</Quote>
      </Box>
      <Reached preview={preview} isToAll={message.audience === 'everybody'} />
      <Typography>{preview.isAnswered ? t.answersGo : t.answersNobody}</Typography>
    </FormDialog>
  );
}

function Reached({ preview, isToAll }: Pick<Props, 'preview'> & { isToAll: boolean }) {
  const t = textsOf(consoleQuestMessagesTexts);
  const words = textsOf(consoleDeliveriesTexts);
  const { channels, unreached, unwantedCount, copyCount, leavesOutYoung, waitsUntil } = preview;
  return (
    <>
      <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
        {channels.map(({ channel, count }) => (
          <li key={channel}>{t.reaches({ channel: channelText(words, channel), count })}</li>
        ))}
        {copyCount > 0 && <li>{t.copies({ count: copyCount })}</li>}
        {unwantedCount > 0 && <li>{t.unwanted({ count: unwantedCount })}</li>}
      </Box>
      {isToAll && leavesOutYoung && <Typography>{t.unnamed}</Typography>}
      {unreached.length > 0 && (
        <Alert severity="warning">
          {t.unreached}
          <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
            {unreached.map(({ id, chariteer }) => (
              <li key={id}>{volunteerName(chariteer)}</li>
            ))}
          </Box>
        </Alert>
      )}
      {waitsUntil && <Typography>{t.waitsUntil({ when: instantText(waitsUntil) })}</Typography>}
    </>
  );
}
