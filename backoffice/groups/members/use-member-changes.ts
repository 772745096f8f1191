import { volunteerName } from '../../records/volunteer-name.ts';
import { changeRole, removeMember } from '../record/group-methods.ts';
import type { Group, GroupMember } from '../record/group-record.ts';
import { useGroupChange, useOwnId } from '../record/use-group.ts';

/** Gives a member another role, or takes them out of the group; says how it went. */
export function useMemberChanges(member: GroupMember, { groupId, groupName }: Group, onEnd: () => void) {
  const ownId = useOwnId();
  const { memberId, roleId: originRoleId } = member;
  const name = volunteerName(member);
  const giving = useGroupChange(changeRole, ({ roleName }) => `The role of ${name} is now ${roleName}.`, {
    memberId,
    onEnd,
  });
  const gone =
    memberId === ownId ? `You have left ${groupName}.` : `${name} has been removed from ${groupName}.`;
  const removing = useGroupChange(removeMember, () => gone, { memberId, onEnd });
  return {
    giveRole: (destinationRoleId: string) =>
      giving.mutate({ groupId, memberId, originRoleId, destinationRoleId }),
    remove: () => removing.mutate({ groupId, memberId }),
    isPending: giving.isPending || removing.isPending,
  };
}
