import { useNotify } from 'react-admin';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useMethod } from '../../resources/use-method.ts';
import { changeRole, removeMember } from '../record/group-methods.ts';
import type { Group, GroupMember } from '../record/group-record.ts';
import { useGroupChanged, useOwnId } from '../record/use-group.ts';

/** Gives a member another role, or takes them out of the group; says how it went. */
export function useMemberChanges(member: GroupMember, { groupId, groupName }: Group, onDone: () => void) {
  const notify = useNotify();
  const changed = useGroupChanged();
  const ownId = useOwnId();
  const { memberId, roleId: originRoleId } = member;
  const name = volunteerName(member);
  const done = (text: string) => {
    notify(text, { type: 'success' });
    changed(memberId);
    onDone();
  };
  // Somebody else may have changed the group meanwhile, or one's own right in it.
  const onError = ({ message }: Error) => {
    notify(message, { type: 'error' });
    changed(ownId);
    onDone();
  };
  const giving = useMethod(changeRole, {
    onSuccess: ({ roleName }) => done(`The role of ${name} is now ${roleName}.`),
    onError,
  });
  const removing = useMethod(removeMember, {
    onSuccess: () =>
      done(
        memberId === ownId ? `You have left ${groupName}.` : `${name} has been removed from ${groupName}.`,
      ),
    onError,
  });
  return {
    giveRole: (destinationRoleId: string) =>
      giving.mutate({ groupId, memberId, originRoleId, destinationRoleId }),
    remove: () => removing.mutate({ groupId, memberId }),
    isPending: giving.isPending || removing.isPending,
  };
}
