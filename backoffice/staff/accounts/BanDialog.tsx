import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { Form, TextInput, useCreate, useNotify, useRefresh } from 'react-admin';
import { checkBanReason } from '#domain/accounts/account-ban.ts';
import type { StaffAccountFragment } from '../../gql/generated.ts';

/** Asks once, and why. */
export function BanDialog({ id, username, onClose }: StaffAccountFragment & { onClose: () => void }) {
  const titleId = useId();
  const { ban, isPending } = useBan({ id, username }, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        Ban {username}?
      </DialogTitle>
      <Form record={{}} onSubmit={ban} disableInvalidFormNotification>
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

function useBan({ id, username }: Pick<StaffAccountFragment, 'id' | 'username'>, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [create, { isPending }] = useCreate();
  const ban = ({ reason }: { reason?: string }) =>
    create(
      'accountBans',
      { data: { accountId: id, reason } },
      {
        onSuccess: () => {
          notify(`${username} is banned and logged out.`, { type: 'success' });
          refresh();
          onDone();
        },
        // The dialog stays open, with what was typed.
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return { ban, isPending };
}
