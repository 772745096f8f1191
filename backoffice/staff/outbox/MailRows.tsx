import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { StaffMailFragment } from '../../gql/generated.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { historyOf, MAIL_STATUSES } from './mail-status.ts';
import { retryMail } from './outbox-methods.ts';

/** One below the other on every screen: a reason needs the width. */
export function MailRows() {
  const { data, isPending } = useListContext<StaffMailFragment>();
  if (isPending) return null;
  return (
    <>
      <Typography sx={note}>
        What a mail says is for its recipient alone, so you see what kind it is and where it stands.
      </Typography>
      {data && data.length > 0 ? <Rows mails={data} /> : <NothingFits />}
    </>
  );
}

const note = { px: 2, py: 1.5, color: 'text.secondary', maxWidth: '70ch' };

function Rows({ mails }: { mails: StaffMailFragment[] }) {
  return (
    <Box component="ul" aria-label="Mails" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {mails.map((mail) => (
        <Box component="li" key={mail.id} sx={row}>
          <Mail {...mail} />
        </Box>
      ))}
    </Box>
  );
}

const row = { px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' };

function Mail(mail: StaffMailFragment) {
  const { kind, recipient, status, lastError, canRetry } = mail;
  const { label, tone } = MAIL_STATUSES[status];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 650, mr: 'auto' }}>
          {kind}
        </Typography>
        <Tag text={label} tone={tone} />
      </Box>
      <div>To {recipient}</div>
      <Box sx={{ color: 'text.secondary' }}>{historyOf(mail)}</Box>
      {lastError && (
        <Box sx={{ color: status === 'waiting' ? 'text.secondary' : 'error.main' }}>{lastError}</Box>
      )}
      {canRetry && <RetryButton {...mail} />}
    </>
  );
}

function RetryButton(mail: StaffMailFragment) {
  const { mutate, isPending } = useChange(retryMail, `The mail to ${mail.recipient} is sent again.`);
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={isPending}
      onClick={() => mutate({ id: mail.id })}
      sx={{ mt: 1 }}
      aria-label={`Send again: ${mail.kind} to ${mail.recipient}`}
    >
      Send again
    </Button>
  );
}
