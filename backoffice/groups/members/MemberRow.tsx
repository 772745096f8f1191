import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { volunteerName } from '../../records/volunteer-name.ts';
import {
  dayText,
  type MemberGoal as Goal,
  type Group,
  type GroupMember,
  givesUpAdmin,
  isLastAdmin,
} from '../record/group-record.ts';
import { PersonInGroup } from '../record/PersonInGroup.tsx';
import { useOwnId } from '../record/use-group.ts';
import { LeaveAsLastAdmin } from './LeaveAsLastAdmin.tsx';
import { MemberGoal } from './MemberGoal.tsx';
import { useMemberChanges } from './use-member-changes.ts';

type Props = { member: GroupMember; group: Group; goal: Goal | undefined };

/** A member in one role; admins give another role or remove, everybody leaves. */
export function MemberRow({ member, group, goal }: Props) {
  const ownId = useOwnId();
  const [question, setQuestion] = useState<{ roleId: string } | 'remove' | null>(null);
  const { giveRole, remove, isPending } = useMemberChanges(member, group, () => setQuestion(null));
  const isSelf = member.memberId === ownId;
  const name = volunteerName(member);
  const choose = (roleId: string) => {
    if (givesUpAdmin(member, ownId, roleId)) setQuestion({ roleId });
    else giveRole(roleId);
  };
  return (
    <Box component="li" sx={group.isViewerAdmin ? editable : row}>
      <div>
        <PersonInGroup person={member} isSelf={isSelf}>
          since {dayText(member.joinedAt)}
        </PersonInGroup>
        {goal && <MemberGoal goal={goal} />}
      </div>
      <Box sx={tools}>
        {group.isViewerAdmin && (
          <RoleSelect
            name={name}
            value={member.roleId}
            group={group}
            disabled={isPending}
            onChoose={choose}
          />
        )}
        {(group.isViewerAdmin || isSelf) && (
          <RemoveButton
            label={isSelf ? 'Leave the group' : `Remove ${name}`}
            disabled={isPending}
            onClick={() => setQuestion('remove')}
          />
        )}
      </Box>
      {question === 'remove' && isSelf && isLastAdmin(member, group) && (
        <LeaveAsLastAdmin group={group} onClose={() => setQuestion(null)} />
      )}
      <Confirm
        isOpen={question !== null && !(question === 'remove' && isSelf && isLastAdmin(member, group))}
        loading={isPending}
        {...wordsOf(question === 'remove', isSelf, name, group.groupName)}
        confirmColor="warning"
        onConfirm={() => (question === 'remove' ? remove() : question && giveRole(question.roleId))}
        onClose={() => setQuestion(null)}
      />
    </Box>
  );
}

type RemoveProps = { label: string; disabled: boolean; onClick: () => void };

function RemoveButton({ label, disabled, onClick }: RemoveProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
        <RemoveIcon />
      </IconButton>
    </Tooltip>
  );
}

type SelectProps = {
  name: string;
  value: string;
  group: Group;
  disabled: boolean;
  onChoose: (roleId: string) => void;
};

// No native select: there the arrow keys would give one role after the other.
function RoleSelect({ name, value, group, disabled, onChoose }: SelectProps) {
  return (
    <TextField
      select
      margin="none"
      value={value}
      disabled={disabled}
      // MUI tells of another value only, so that the same role asks nothing of the server.
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Role of ${name}` } } }}
      sx={{ width: { sm: 190 } }}
    >
      {group.roles.map(({ roleId, roleName }) => (
        <MenuItem key={roleId} value={roleId}>
          {roleName}
        </MenuItem>
      ))}
    </TextField>
  );
}

function wordsOf(isRemoval: boolean, isSelf: boolean, name: string, groupName: string) {
  if (!isRemoval) {
    return {
      title: 'Give up your admin right?',
      content:
        'You will no longer change roles, accept applications or invite people. Another admin can make you one again.',
      confirm: 'Give up',
      cancel: 'Stay admin',
    };
  }
  if (isSelf) {
    return {
      title: `Leave ${groupName}?`,
      content: 'You lose all your roles in this group, and the rights that come with them.',
      confirm: 'Leave the group',
      cancel: 'Stay',
    };
  }
  return {
    title: `Remove ${name}?`,
    content: `${name} loses all roles in ${groupName}, and the rights that come with them.`,
    confirm: 'Remove',
    cancel: 'Keep',
  };
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};
// On a phone the role stands below the name.
const editable = {
  ...row,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
};
const tools = { display: 'flex', alignItems: 'center', gap: 0.5 };
