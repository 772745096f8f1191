import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { startRegistration } from '@simplewebauthn/browser';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { consolePasskeysTexts } from '#domain/texts/generated/console-passkeys.ts';
import { passkeysTexts } from '#domain/texts/generated/passkeys.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer, useMethod } from '../resources/use-method.ts';
import { canUsePasskeys, isPasskeyWithheld } from '../session/show-passkey.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { addPasskey, beginPasskey, ownPasskeys } from './passkey-methods.ts';

/** The own passkeys, each with another name or an end; a further one where the browser can make it. */
export function PasskeysCard() {
  const titleId = useId();
  const { data, error, refetch } = useAnswer(ownPasskeys, {});
  const t = textsOf(passkeysTexts);
  const own = textsOf(consolePasskeysTexts);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: '44rem' }}>
      <Typography id={titleId} variant="h2">
        {t.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>{t.lead}</Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && !data.isOffered && <Typography>{own.notHere}</Typography>}
      {data?.isOffered && data.items.length === 0 && <Typography>{own.none}</Typography>}
      {data?.isOffered && data.items.length > 0 && (
        <Box component="ul" aria-label={t.title} sx={linedRows}>
          {data.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      )}
      {data?.isOffered && canUsePasskeys() && <AddButton />}
    </Card>
  );
}

function AddButton() {
  const notify = useNotify();
  const t = textsOf(passkeysTexts);
  const begin = useMethod(beginPasskey, { onSuccess: (options) => void make(options) });
  const add = useChange(addPasskey, textsOf(consolePasskeysTexts).added);
  const make = async (options: string) => {
    try {
      add.mutate({ credential: await makePasskey(options) });
    } catch (refusal) {
      notify(troubleOf(refusal), { type: 'error' });
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<KeyIcon />}
      disabled={begin.isPending || add.isPending}
      onClick={() => begin.mutate({})}
      sx={{ mt: 2 }}
    >
      {t.add}
    </Button>
  );
}

/** What the refusal of a device means to people; the API's says so itself. */
function troubleOf(refusal: unknown): string {
  const t = textsOf(passkeysTexts);
  if (isPasskeyWithheld(refusal)) return t.cancelled;
  const isPresent = refusal instanceof Error && refusal.name === 'InvalidStateError';
  return isPresent ? t.present : t.failed;
}

/** Has the device make a passkey of what the API gave to begin with; its answer, as the API takes it. */
async function makePasskey(optionsText: string): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(optionsText) }));
}
