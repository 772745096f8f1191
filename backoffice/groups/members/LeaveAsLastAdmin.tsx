import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { forgetSession } from '../../session/session.ts';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { groupMembers, leaveGroup } from '../record/group-methods.ts';
import type { Group, GroupMember } from '../record/group-record.ts';
import { useOwnId } from '../record/use-group.ts';

type Props = { group: Group; onClose: () => void };
/** A page of members as large as the API gives one. */
const CANDIDATES = 100;

/** The last admin names another one, and leaves with that. */
export function LeaveAsLastAdmin({ group, onClose }: Props) {
  const titleId = useId();
  const ownId = useOwnId();
  const [successorId, setSuccessorId] = useState('');
  const { groupId, groupName } = group;
  const { mutate, isPending, error } = useChange(leaveGroup, `You have left ${groupName}.`, {
    onDone: () => {
      forgetSession();
      onClose();
    },
    onError: shownThere,
  });
  const { data, isPending: isLoading } = useAnswer(groupMembers, {
    groupId,
    roleId: null,
    page: 1,
    perPage: CANDIDATES,
  });
  const others = (data?.members ?? []).filter(({ memberId }) => memberId !== ownId);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Leave {groupName}?</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ groupId, successorId });
        }}
      >
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
          <Typography>
            You are its last admin, so please name another one first. You lose all your roles in this group.
          </Typography>
          {!isLoading && others.length === 0 ? (
            <Alert severity="info">Nobody else belongs to the group yet. Invite a person first.</Alert>
          ) : (
            <SuccessorSelect members={others} value={successorId} onChoose={setSuccessorId} />
          )}
          {error && <Alert severity="error">{error.message}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Stay</Button>
          <Button
            type="submit"
            variant="contained"
            color="warning"
            disabled={isPending || others.length === 0}
          >
            Name and leave
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type SelectProps = {
  members: readonly GroupMember[];
  value: string;
  onChoose: (memberId: string) => void;
};

function SuccessorSelect({ members, value, onChoose }: SelectProps) {
  return (
    <TextField
      select
      required
      label="The new admin"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" disabled>
        Choose a member
      </option>
      {members.map((member) => (
        <option key={member.id} value={member.memberId}>
          {volunteerName(member)}, {member.roleName}
        </option>
      ))}
    </TextField>
  );
}
