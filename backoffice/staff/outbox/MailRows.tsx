import { Box, Button, Typography } from '@mui/material';
import { useListContext, useNotify, useUpdate } from 'react-admin';
import type { StaffMailFragment } from '../../gql/generated.ts';
import { NothingFits } from '../../layout/ListStates.tsx';
import { Tag } from '../../layout/Tag.tsx';
import { momentText } from '../moment-text.ts';
import { MAIL_STATUSES } from './mail-status.ts';

/** One below the other on every screen: an error and a text need the width. */
export function MailRows() {
  const { data, isPending } = useListContext<StaffMailFragment>();
  if (isPending) return null;
  if (!data || data.length === 0) return <NothingFits />;
  return (
    <Box component="ul" aria-label="Mails" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((mail) => (
        <Box component="li" key={mail.id} sx={row}>
          <Mail {...mail} />
        </Box>
      ))}
    </Box>
  );
}

const row = { px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' };

function Mail(mail: StaffMailFragment) {
  const { recipient, subject, body, status, lastError } = mail;
  const { label, tone } = MAIL_STATUSES[status];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 650, mr: 'auto' }}>
          {subject}
        </Typography>
        <Tag text={label} tone={tone} />
      </Box>
      <div>To {recipient}</div>
      <Box sx={{ color: 'text.secondary' }}>{historyOf(mail)}</Box>
      {lastError && <Box sx={{ color: 'error.main' }}>{lastError}</Box>}
      {status === 'failed' && <RetryButton {...mail} />}
      {body && (
        <details>
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            Text of the mail
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch', pb: 1 }}>{body}</Box>
        </details>
      )}
    </>
  );
}

function historyOf({ createdAt, sentAt, status, attempts, nextAttemptAt }: StaffMailFragment): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (sentAt) return `Sent ${momentText(sentAt)}`;
  if (status === 'failed') return `Written ${momentText(createdAt)}, given up after ${tries}`;
  if (attempts === 0) return `Written ${momentText(createdAt)}`;
  return `Written ${momentText(createdAt)}, ${tries}, next ${momentText(nextAttemptAt)}`;
}

function RetryButton(mail: StaffMailFragment) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const retry = () =>
    update(
      'outbox',
      { id: mail.id, data: {}, previousData: mail },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`The mail to ${mail.recipient} is sent again.`, { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={isPending}
      onClick={() => void retry()}
      sx={{ mt: 1 }}
      aria-label={`Send again to ${mail.recipient}`}
    >
      Send again
    </Button>
  );
}
