import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { Form, TextInput } from 'react-admin';
import { checkBanReason } from '#domain/accounts/account-ban.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { banAccount } from './account-methods.ts';

/** Asks once, and why. */
export function BanDialog({ id, username, onClose }: StaffAccountFragment & { onClose: () => void }) {
  const titleId = useId();
  // Refused, the dialog stays open, with what was typed.
  const { mutate, isPending } = useChange(banAccount, `${username} is banned and logged out.`, {
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        Ban {username}?
      </DialogTitle>
      <Form
        record={{}}
        onSubmit={({ reason = '' }: { reason?: string }) => mutate({ accountId: id, reason })}
        disableInvalidFormNotification
      >
        <DialogContent sx={{ pt: 0 }}>
          <Typography>
            {username} is logged out everywhere at once and cannot log in until the ban is lifted. Sign-ups
            stay as they are.
          </Typography>
          <TextInput
            source="reason"
            label="Reason"
            helperText="For staff only."
            multiline
            minRows={2}
            autoFocus
            isRequired
            validate={(reason?: string) => checkBanReason(reason ?? '') ?? undefined}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={isPending}>
            Ban
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
