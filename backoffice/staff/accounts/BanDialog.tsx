import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { checkBanReason } from '#domain/accounts/log-in-gate.ts';
import { consoleAccountsTexts } from '#domain/texts/generated/console-accounts.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { banAccount } from './account-text.ts';

const NO_REASON = { reason: '' };

/** Asks once, and why. */
export function BanDialog({ id, username, onClose }: StaffAccountFragment & { onClose: () => void }) {
  const t = textsOf(consoleAccountsTexts);
  const { mutateAsync: ban } = useChange(banAccount, t.bannedDone({ username }), {
    onError: shownThere,
  });
  return (
    <FormDialog
      title={t.banOf({ username })}
      onClose={onClose}
      values={NO_REASON}
      resolver={fieldsResolver<typeof NO_REASON>({}, ({ reason }) => ({ reason: checkBanReason(t, reason) }))}
      onSubmit={async ({ reason }) => {
        await ban({ accountId: id, reason });
      }}
      isNew
      isJudgedLate
      maxWidth="sm"
      submitLabel={t.ban}
      submitColor="error"
    >
      <Typography>{t.banContent({ username })}</Typography>
      <TextInput
        source="reason"
        label={textsOf(consoleDeskTexts).reason}
        helperText={t.forStaff}
        multiline
        minRows={2}
        autoFocus
        isRequired
        parse={(typed: string) => typed}
      />
    </FormDialog>
  );
}
