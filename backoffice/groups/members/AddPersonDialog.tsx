import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { inviteMember } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };

/** Invites somebody to a charity's group by username. */
export function AddPersonDialog({ group, isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Invite a person</DialogTitle>
      <InviteForm group={group} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ group, onClose }: Omit<Props, 'isOpen'>) {
  const [username, setUsername] = useState('');
  const [roleId, setRoleId] = useState('');
  const { groupId, groupName } = group;
  const { mutate, isPending, error } = useChange(
    inviteMember,
    (invitation) => `${invitation.username} is invited to ${groupName}.`,
    { onDone: onClose, onError: shownThere },
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ groupId, username: username.trim(), roleId });
      }}
    >
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
        <span>
          The person tells you the username, gets a mail, and joins by accepting. Please check the spelling:
          for their safety you are not told whether anybody has that name. Who has had three mails from others
          today gets no more, and finds the invitation after logging in.
        </span>
        <TextField
          autoFocus
          required
          label="Username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
        />
        <RoleField group={group} value={roleId} onChoose={setRoleId} />
        {error && <Alert severity="error">{error.message}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          Invite to the group
        </Button>
      </DialogActions>
    </form>
  );
}

type RoleProps = { group: Group; value: string; onChoose: (roleId: string) => void };

function RoleField({ group, value, onChoose }: RoleProps) {
  return (
    <TextField
      select
      required
      label="Role"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        Choose a role
      </option>
      {group.roles.map((role) => (
        <option key={role.roleId} value={role.roleId}>
          {role.roleName}
        </option>
      ))}
    </TextField>
  );
}
