import { useDelete, useNotify, useUpdate } from 'react-admin';
import type { ConsoleGroupMemberFragment } from '../../gql/generated.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import type { Group, GroupMember } from '../record/group-record.ts';
import { useGroupChanged, useOwnId } from '../record/use-group.ts';

/** Gives a member another role, or takes them out of the group; says how it went. */
export function useMemberChanges(member: GroupMember, { groupId, groupName }: Group, onDone: () => void) {
  const [update, { isPending: isUpdating }] = useUpdate();
  const [deleteOne, { isPending: isDeleting }] = useDelete();
  const notify = useNotify();
  const changed = useGroupChanged();
  const ownId = useOwnId();
  const { id, memberId, roleId: originRoleId } = member;
  const name = volunteerName(member);
  const done = (text: string) => {
    notify(text, { type: 'success' });
    changed(memberId);
    onDone();
  };
  // Somebody else may have changed the group meanwhile, or one's own right in it.
  const failed = (error: unknown) => {
    notify((error as Error).message, { type: 'error' });
    changed(ownId);
    onDone();
  };
  const giveRole = (destinationRoleId: string) => {
    const data = { groupId, memberId, originRoleId, destinationRoleId };
    const onSuccess = ({ roleName }: ConsoleGroupMemberFragment) =>
      done(`The role of ${name} is now ${roleName}.`);
    void update(
      'memberRoles',
      { id, data, previousData: member },
      { mutationMode: 'pessimistic', onSuccess, onError: failed },
    );
  };
  const remove = () => {
    const text =
      memberId === ownId ? `You have left ${groupName}.` : `${name} has been removed from ${groupName}.`;
    void deleteOne(
      'memberRoles',
      { id, previousData: { id, groupId, memberId } },
      { mutationMode: 'pessimistic', onSuccess: () => done(text), onError: failed },
    );
  };
  return { giveRole, remove, isPending: isUpdating || isDeleting };
}
