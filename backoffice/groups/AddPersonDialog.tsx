import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useCreate, useNotify } from 'react-admin';
import { volunteerName } from '../quests/quest-record.ts';
import type { Group, GroupMember } from './group-record.ts';
import { useGroupChanged } from './use-group.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };

/** Adds somebody to a charity's group by username. */
export function AddPersonDialog({ group, isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Add a person</DialogTitle>
      <AddForm group={group} onClose={onClose} />
    </Dialog>
  );
}

function AddForm({ group, onClose }: Omit<Props, 'isOpen'>) {
  const [username, setUsername] = useState('');
  const [roleId, setRoleId] = useState('');
  const { add, isPending, error } = useAdd(group, onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add(username.trim(), roleId);
      }}
    >
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
        <span>The person needs an account, and tells you its username.</span>
        <TextField
          autoFocus
          required
          label="Username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
        />
        <TextField
          select
          required
          label="Role"
          value={roleId}
          onChange={(event) => setRoleId(event.target.value)}
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
        {error && <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          Add to the group
        </Button>
      </DialogActions>
    </form>
  );
}

function useAdd({ groupId, groupName }: Group, onDone: () => void) {
  const [create, { isPending, error }] = useCreate();
  const notify = useNotify();
  const changed = useGroupChanged();
  const add = (username: string, roleId: string) =>
    void create(
      'groupMembers',
      { data: { groupId, username, roleId } },
      {
        onSuccess: (member: GroupMember) => {
          const name = volunteerName({ chariteer: member });
          notify(`${name} has been added to ${groupName}.`, { type: 'success' });
          changed(member.memberId);
          onDone();
        },
        // Shown in the dialog, where the name that was typed stays.
        onError: () => undefined,
      },
    );
  return { add, isPending, error: error ? (error as Error).message : null };
}
