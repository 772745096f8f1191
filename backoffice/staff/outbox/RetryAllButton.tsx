import { Button } from '@mui/material';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { mailsText, retriedText } from './mail-status.ts';
import { retryFailedMails } from './outbox-methods.ts';

/** Sends all mails again that have failed and still have their text, after a question. */
export function RetryAllButton({ retryableCount }: { retryableCount: number }) {
  return (
    <AskedChange
      method={retryFailedMails}
      variables={{}}
      doneText={retriedText}
      confirmColor="primary"
      title={`Send ${mailsText(retryableCount)} again?`}
      content="Each goes to its recipient as it was written. A mail that its recipient’s server refused is likely to be refused again."
      confirm="Send again"
      cancel="Not now"
    >
      {(ask) => (
        <Button variant="outlined" onClick={ask}>
          Send all again
        </Button>
      )}
    </AskedChange>
  );
}
