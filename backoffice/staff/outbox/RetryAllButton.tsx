import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCreate, useNotify, useRefresh } from 'react-admin';
import type { RetryFailedMailsMutation } from '../../gql/generated.ts';
import type { MailServerRecord } from './MailServerPanel.tsx';
import { mailsText, retriedText } from './mail-status.ts';

/** Sends all mails again that have failed and still have their text, after a question. */
export function RetryAllButton({ retryableCount }: Pick<MailServerRecord, 'retryableCount'>) {
  const [isAsking, setAsking] = useState(false);
  const [create, { isPending }] = useCreate();
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = () =>
    void create(
      'mailRetries',
      { data: {} },
      {
        onSuccess: (done: RetryFailedMailsMutation['retryFailedMails']) => {
          setAsking(false);
          notify(retriedText(done), { type: 'success' });
          refresh();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
        Send all again
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`Send ${mailsText(retryableCount)} again?`}
        content="Each goes to its recipient as it was written. A mail that its recipient’s server refused is likely to be refused again."
        confirm="Send again"
        cancel="Not now"
        onConfirm={retry}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
