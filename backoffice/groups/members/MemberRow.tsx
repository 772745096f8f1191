import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { consoleGroupsTexts } from '#domain/texts/generated/console-groups.ts';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { textsOf } from '../../language/console-locale.ts';
import { roleLabel } from '../../records/role-label.ts';
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

/** A member in one role; admins give another role or remove, everyone leaves. */
export function MemberRow({ member, group, goal }: Props) {
  const isSelf = member.memberId === useOwnId();
  return (
    <Box component="li" sx={group.isViewerAdmin ? editable : row}>
      <div>
        <PersonInGroup person={member} isSelf={isSelf}>
          {sinceText(member)}
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

/** Since when, and for admins whether the member has set up a second factor. */
function sinceText({ joinedAt, hasSecondFactor }: GroupMember): string {
  const since = textsOf(consoleGroupsTexts).since({ day: dayText(joinedAt) });
  return hasSecondFactor ? `${since}, ${textsOf(consoleSecondFactorTexts).hasOne}` : since;
}

type OfMember = Pick<Props, 'member' | 'group'>;

/** Another role is given at once, but for one's own right as an admin. */
function RoleOf({ member, group }: OfMember) {
  const ownId = useOwnId();
  const [asked, setAsked] = useState<string | null>(null);
  const t = textsOf(consoleMembersTexts);
  const { memberId, roleId: originRoleId } = member;
  const name = volunteerName(member);
  const { mutate, isPending } = useGroupChange(
    changeRole,
    (given) => t.roleNow({ name, role: roleLabel(given.roleName) }),
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
        title={t.giveUpTitle}
        content={t.giveUpNote}
        confirm={t.giveUp}
        cancel={t.stayAdmin}
        confirmColor="warning"
        onConfirm={() => asked !== null && give(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Takes someone out of the group, or oneself; the last admin names another one first. */
function Removal({ member, group, isSelf }: OfMember & { isSelf: boolean }) {
  const [isNaming, setNaming] = useState(false);
  const t = textsOf(consoleMembersTexts);
  const { groupId, groupName } = group;
  const name = volunteerName(member);
  const label = isSelf ? t.leave : t.removeName({ name });
  if (isSelf && isLastAdmin(member, group))
    return (
      <>
        <RemoveButton label={label} onClick={() => setNaming(true)} />
        {isNaming && <LeaveAsLastAdmin group={group} onClose={() => setNaming(false)} />}
      </>
    );
  const words = isSelf
    ? {
        doneText: t.leftGroup({ group: groupName }),
        title: t.leaveTitle({ group: groupName }),
        content: t.leaveNote,
        confirm: t.leave,
        cancel: t.stay,
      }
    : {
        doneText: t.removed({ name, group: groupName }),
        title: t.removeTitle({ name }),
        content: t.removeNote,
        confirm: t.remove,
        cancel: t.keep,
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
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': textsOf(consoleMembersTexts).roleOf({ name }) } },
      }}
      sx={{ width: { sm: 190 } }}
    >
      {group.roles.map((role) => (
        <MenuItem key={role.roleId} value={role.roleId}>
          {roleLabel(role.roleName)}
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
