import { Button } from '@mui/material';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import { textsOf } from '../../language/console-locale.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { retriedText } from './mail-status.ts';
import { retryFailedMails } from './mail-words.ts';

/** Sends all emails again that have failed and still have their text, after a question. */
export function RetryAllButton({ retryableCount }: { retryableCount: number }) {
  const t = textsOf(consoleOutboxTexts);
  return (
    <AskedChange
      method={retryFailedMails}
      variables={{}}
      doneText={retriedText}
      confirmColor="primary"
      title={t.allTitle({ count: retryableCount })}
      content={t.allContent}
      confirm={t.sendAgain}
      cancel={t.notNow}
    >
      {(ask) => (
        <Button variant="outlined" onClick={ask}>
          {t.sendAll}
        </Button>
      )}
    </AskedChange>
  );
}
