import { Alert, AlertTitle, Box, Card, Typography } from '@mui/material';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import type { StaffMailServerQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { momentText } from '../widgets/moment-text.ts';
import { serverHistoryOf } from './mail-status.ts';
import { failureText, mailServer, remedyText } from './mail-words.ts';
import { RetryAllButton } from './RetryAllButton.tsx';

/** How the mail server is, and what became of the emails that wait for it. */
export function MailServerPanel() {
  const { data, error, refetch } = useAnswer(mailServer, {});
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return null;
  const t = textsOf(consoleOutboxTexts);
  return (
    <Card component="section" aria-label={t.server} sx={{ p: 2.5, mb: 2, mt: 1 }}>
      <Typography variant="h2">{t.server}</Typography>
      <Standing {...data} />
      {data.failedCount > 0 && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography sx={{ mr: 'auto' }}>{t.couldNot({ count: data.failedCount })}</Typography>
          {data.retryableCount > 0 && <RetryAllButton {...data} />}
        </Box>
      )}
    </Card>
  );
}

function Standing(server: StaffMailServerQuery['mailServer']) {
  const { isSet, trouble, nextAttemptAt, waitingCount } = server;
  const t = textsOf(consoleOutboxTexts);
  const waiting = t.wait({ count: waitingCount });
  if (!isSet) {
    return (
      <Alert severity="info" sx={{ mt: 1.5 }}>
        {t.notSet}
      </Alert>
    );
  }
  if (trouble) {
    return (
      <>
        <Alert severity="warning" sx={{ my: 1.5 }}>
          <AlertTitle>{failureText(trouble)}</AlertTitle>
          {remedyText(server)} {waiting} {t.noneLost}
          {nextAttemptAt && ` ${t.triedFrom({ when: momentText(nextAttemptAt) })}`}
        </Alert>
        <Typography sx={{ color: 'text.secondary' }}>{serverHistoryOf(server)}</Typography>
      </>
    );
  }
  return (
    <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
      {serverHistoryOf(server)} {waiting}
    </Typography>
  );
}
