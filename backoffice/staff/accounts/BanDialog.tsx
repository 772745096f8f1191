import { Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { checkBanReason } from '#domain/accounts/account-ban.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { banAccount } from './account-methods.ts';

const NO_REASON = { reason: '' };

/** Asks once, and why. */
export function BanDialog({ id, username, onClose }: StaffAccountFragment & { onClose: () => void }) {
  const { mutateAsync: ban } = useChange(banAccount, `${username} is banned and logged out.`, {
    onError: shownThere,
  });
  return (
    <FormDialog
      title={`Ban ${username}?`}
      onClose={onClose}
      values={NO_REASON}
      resolver={fieldsResolver<typeof NO_REASON>({}, ({ reason }) => ({ reason: checkBanReason(reason) }))}
      onSubmit={async ({ reason }) => {
        await ban({ accountId: id, reason });
      }}
      isNew
      isJudgedLate
      maxWidth="sm"
      submitLabel="Ban"
      submitColor="error"
    >
      <Typography>
        {username} is logged out everywhere at once and cannot log in until the ban is lifted. Sign-ups stay
        as they are.
      </Typography>
      <TextInput
        source="reason"
        label="Reason"
        helperText="For staff only."
        multiline
        minRows={2}
        autoFocus
        isRequired
        parse={(typed: string) => typed}
      />
    </FormDialog>
  );
}
