import { Alert, AlertTitle, Box, Card, Typography } from '@mui/material';
import type { StaffMailServerQuery } from '../../gql/generated.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { mailsText, serverHistoryOf, waitingText } from './mail-status.ts';
import { mailServer } from './outbox-methods.ts';
import { RetryAllButton } from './RetryAllButton.tsx';

/** How the mail server is, and what became of the mails that wait for it. */
export function MailServerPanel() {
  const { data, error, refetch } = useAnswer(mailServer, {});
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <Card component="section" aria-label="Mail server" sx={{ p: 2.5, mb: 2, mt: 1 }}>
      <Typography variant="h2">Mail server</Typography>
      <Standing {...data} />
      {data.failedCount > 0 && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography sx={{ mr: 'auto' }}>{mailsText(data.failedCount)} could not be sent.</Typography>
          {data.retryableCount > 0 && <RetryAllButton {...data} />}
        </Box>
      )}
    </Card>
  );
}

function Standing(server: StaffMailServerQuery['mailServer']) {
  const { isSet, trouble, remedy, nextAttemptAt, waitingCount } = server;
  if (!isSet) {
    return (
      <Alert severity="info" sx={{ mt: 1.5 }}>
        No mail server is set, so nothing is sent. Outside production mails are read at /mailbox, on the
        machine itself.
      </Alert>
    );
  }
  if (trouble) {
    return (
      <>
        <Alert severity="warning" sx={{ my: 1.5 }}>
          <AlertTitle>{trouble}</AlertTitle>
          {remedy} {waitingText(waitingCount)} None is lost by that.
          {nextAttemptAt && ` Tried again from ${momentText(nextAttemptAt)} on.`}
        </Alert>
        <Typography sx={{ color: 'text.secondary' }}>{serverHistoryOf(server)}</Typography>
      </>
    );
  }
  return (
    <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
      {serverHistoryOf(server)} {waitingText(waitingCount)}
    </Typography>
  );
}
