import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useCreate, useNotify } from 'react-admin';
import type { Group, GroupInvitation } from '../record/group-record.ts';
import { useGroupChanged } from '../record/use-group.ts';

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
  const { invite, isPending, error } = useInvite(group, onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        invite(username.trim(), roleId);
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
        {error && <Alert severity="error">{error}</Alert>}
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

function useInvite({ groupId, groupName }: Group, onDone: () => void) {
  const [create, { isPending, error }] = useCreate();
  const notify = useNotify();
  const changed = useGroupChanged();
  const invite = (username: string, roleId: string) =>
    void create(
      'groupMembers',
      { data: { groupId, username, roleId } },
      {
        onSuccess: (invitation: GroupInvitation) => {
          notify(`${invitation.username} is invited to ${groupName}.`, { type: 'success' });
          changed('');
          onDone();
        },
        // Shown in the dialog, where the name that was typed stays.
        onError: () => undefined,
      },
    );
  return { invite, isPending, error: error ? (error as Error).message : null };
}
