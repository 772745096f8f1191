import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { volunteerName } from '../../records/volunteer-name.ts';
import { forgetSession } from '../../session/session.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { changeRole, removeMember } from '../record/group-methods.ts';
import {
  dayText,
  type MemberGoal as Goal,
  type Group,
  type GroupMember,
  givesUpAdmin,
  isLastAdmin,
} from '../record/group-record.ts';
import { PersonInGroup } from '../record/PersonInGroup.tsx';
import { useGroupChange, useOwnId } from '../record/use-group.ts';
import { LeaveAsLastAdmin } from './LeaveAsLastAdmin.tsx';
import { MemberGoal } from './MemberGoal.tsx';

type Props = { member: GroupMember; group: Group; goal: Goal | undefined };

/** A member in one role; admins give another role or remove, everybody leaves. */
export function MemberRow({ member, group, goal }: Props) {
  const isSelf = member.memberId === useOwnId();
  return (
    <Box component="li" sx={group.isViewerAdmin ? editable : row}>
      <div>
        <PersonInGroup person={member} isSelf={isSelf}>
          since {dayText(member.joinedAt)}
        </PersonInGroup>
        {goal && <MemberGoal goal={goal} />}
      </div>
      <Box sx={tools}>
        {group.isViewerAdmin && <RoleOf member={member} group={group} />}
        {(group.isViewerAdmin || isSelf) && <Removal member={member} group={group} isSelf={isSelf} />}
      </Box>
    </Box>
  );
}

type OfMember = Pick<Props, 'member' | 'group'>;

/** Another role is given at once, but for one's own right as an admin. */
function RoleOf({ member, group }: OfMember) {
  const ownId = useOwnId();
  const [asked, setAsked] = useState<string | null>(null);
  const { memberId, roleId: originRoleId } = member;
  const name = volunteerName(member);
  const { mutate, isPending } = useGroupChange(
    changeRole,
    ({ roleName }) => `The role of ${name} is now ${roleName}.`,
    { memberId, onEnd: () => setAsked(null) },
  );
  const give = (destinationRoleId: string) =>
    mutate({ groupId: group.groupId, memberId, originRoleId, destinationRoleId });
  return (
    <>
      <RoleSelect
        name={name}
        value={originRoleId}
        group={group}
        disabled={isPending}
        onChoose={(roleId) => (givesUpAdmin(member, ownId, roleId) ? setAsked(roleId) : give(roleId))}
      />
      <Confirm
        isOpen={asked !== null}
        loading={isPending}
        title="Give up your admin right?"
        content="You will no longer change roles, accept applications or invite people. Another admin can make you one again."
        confirm="Give up"
        cancel="Stay admin"
        confirmColor="warning"
        onConfirm={() => asked !== null && give(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Takes somebody out of the group, or oneself; the last admin names another one first. */
function Removal({ member, group, isSelf }: OfMember & { isSelf: boolean }) {
  const [isNaming, setNaming] = useState(false);
  const { groupId, groupName } = group;
  const name = volunteerName(member);
  const label = isSelf ? 'Leave the group' : `Remove ${name}`;
  if (isSelf && isLastAdmin(member, group))
    return (
      <>
        <RemoveButton label={label} onClick={() => setNaming(true)} />
        {isNaming && <LeaveAsLastAdmin group={group} onClose={() => setNaming(false)} />}
      </>
    );
  const words = isSelf
    ? {
        doneText: `You have left ${groupName}.`,
        title: `Leave ${groupName}?`,
        content: 'You lose all your roles in this group, and the rights that come with them.',
        confirm: 'Leave the group',
        cancel: 'Stay',
      }
    : {
        doneText: `${name} has been removed from ${groupName}.`,
        title: `Remove ${name}?`,
        content: `${name} loses all roles in ${groupName}, and the rights that come with them.`,
        confirm: 'Remove',
        cancel: 'Keep',
      };
  return (
    <AskedChange
      {...words}
      method={removeMember}
      variables={{ groupId, memberId: member.memberId }}
      // Refused, one's own right in the group may have changed.
      onEnd={(isDone) => (isSelf || !isDone) && forgetSession()}
    >
      {(ask) => <RemoveButton label={label} onClick={ask} />}
    </AskedChange>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
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
