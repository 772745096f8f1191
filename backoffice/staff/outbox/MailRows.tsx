import { Box, Button, Typography } from '@mui/material';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import type { StaffMailFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { RecordRows } from '../../widgets/lists/RecordRows.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { historyOf, MAIL_TONES } from './mail-status.ts';
import { failureText, kindText, recipientText, retryMail } from './mail-words.ts';

/** A reason needs the width of the page. */
export function MailRows() {
  const t = textsOf(consoleOutboxTexts);
  return (
    <RecordRows<StaffMailFragment>
      label={t.title}
      note={t.note}
      empty={<NothingFits />}
      row={(mail) => <Mail {...mail} />}
    />
  );
}

function Mail(mail: StaffMailFragment) {
  const { status, lastError, canRetry } = mail;
  const t = textsOf(consoleOutboxTexts);
  const recipient = recipientText(mail);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 650, mr: 'auto' }}>
          {kindText(mail.kind)}
        </Typography>
        <Tag text={t[status]} tone={MAIL_TONES[status]} />
      </Box>
      {recipient !== '' && <div>{t.to({ recipient })}</div>}
      <Box sx={{ color: 'text.secondary' }}>{historyOf(mail)}</Box>
      {lastError && (
        <Box sx={{ color: status === 'waiting' ? 'text.secondary' : 'error.main' }}>
          {failureText(lastError)}
        </Box>
      )}
      {canRetry && <RetryButton {...mail} />}
    </>
  );
}

function RetryButton(mail: StaffMailFragment) {
  const t = textsOf(consoleOutboxTexts);
  const { kind } = mail;
  const recipient = recipientText(mail);
  const { mutate, isPending } = useChange(retryMail, t.again({ recipient }));
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={isPending}
      onClick={() => mutate({ id: mail.id })}
      sx={{ mt: 1 }}
      aria-label={t.sendAgainOf({ kind: kindText(kind), recipient })}
    >
      {t.sendAgain}
    </Button>
  );
}
