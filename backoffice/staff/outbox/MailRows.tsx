import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { consoleOutboxTexts } from '#domain/texts/generated/console-outbox.ts';
import type { StaffMailFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { NothingFits } from '../../widgets/lists/ListStates.tsx';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { historyOf, MAIL_TONES } from './mail-status.ts';
import { failureText, kindText, recipientText } from './mail-words.ts';
import { retryMail } from './outbox-methods.ts';

/** One below the other on every screen: a reason needs the width. */
export function MailRows() {
  const { data, isPending } = useListContext<StaffMailFragment>();
  if (isPending) return null;
  const t = textsOf(consoleOutboxTexts);
  return (
    <>
      <Typography sx={note}>{t.note}</Typography>
      {data && data.length > 0 ? <Rows mails={data} /> : <NothingFits />}
    </>
  );
}

const note = { px: 2, py: 1.5, color: 'text.secondary', maxWidth: '70ch' };

function Rows({ mails }: { mails: StaffMailFragment[] }) {
  return (
    <Box component="ul" aria-label={textsOf(consoleOutboxTexts).title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
