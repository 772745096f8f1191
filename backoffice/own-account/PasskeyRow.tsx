import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { maxLength, required, TextInput } from 'react-admin';
import { PASSKEY_NAME_MOST } from '#domain/identity/passkey.ts';
import { consolePasskeysTexts } from '#domain/texts/generated/console-passkeys.ts';
import { passkeysTexts } from '#domain/texts/generated/passkeys.ts';
import type { ConsolePasskeyFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { spreadRow } from '../theme/row.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../widgets/forms/use-change.ts';
import { removePasskey, renamePasskey } from './passkey-methods.ts';

type Props = { passkey: ConsolePasskeyFragment };

/** Row of a passkey: its name, its first day, and when it was last used. */
export function PasskeyRow({ passkey }: Props) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const [isRenamed, setRenamed] = useState(false);
  const t = textsOf(passkeysTexts);
  const own = textsOf(consolePasskeysTexts);
  const dayOf = (instant: string) => consoleFormats().longDay(Date.parse(instant));
  const used = lastUsedAt ? t.lastUsed({ day: dayOf(lastUsedAt) }) : t.neverUsed;
  return (
    <Box component="li" sx={spreadRow}>
      <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[t.since({ day: dayOf(createdAt) }), used, ...(isSynced ? [t.synced] : [])].join(' ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setRenamed(true)} aria-label={own.renameOf({ name })}>
          {t.rename}
        </Button>
        <AskedChange
          method={removePasskey}
          variables={{ id }}
          doneText={own.removed}
          title={own.removeTitle({ name })}
          content={own.removeContent}
          confirm={t.remove}
          cancel={own.keep}
        >
          {(ask) => (
            <Button variant="outlined" onClick={ask} aria-label={t.removeOf({ name })}>
              {t.remove}
            </Button>
          )}
        </AskedChange>
      </Box>
      {isRenamed && <RenameDialog passkey={passkey} onClose={() => setRenamed(false)} />}
    </Box>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: Props & { onClose: () => void }) {
  const t = textsOf(passkeysTexts);
  const own = textsOf(consolePasskeysTexts);
  const { mutateAsync: rename } = useChange(renamePasskey, own.renamed, { onError: shownThere });
  return (
    <FormDialog<{ name: string }>
      title={own.renameOf({ name })}
      onClose={onClose}
      values={{ name }}
      onSubmit={async (typed) => {
        await rename({ id, name: typed.name });
      }}
      submitLabel={t.saveName}
      textField="name"
    >
      <TextInput
        source="name"
        label={t.name}
        validate={[required(), maxLength(PASSKEY_NAME_MOST)]}
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  );
}
