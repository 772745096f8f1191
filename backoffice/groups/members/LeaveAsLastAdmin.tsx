import { Alert, Typography } from '@mui/material';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { forgetSession } from '../../session/session.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { groupMembers, leaveGroup } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';
import { useOwnId } from '../record/use-group.ts';

type Props = { group: Group; onClose: () => void };

const NOBODY = { successorId: '' };
/** A page of members as large as the API gives one. */
const CANDIDATES = 100;

/** The last admin names another one, and leaves with that. */
export function LeaveAsLastAdmin({ group: { groupId, groupName }, onClose }: Props) {
  const ownId = useOwnId();
  const { mutateAsync: leave } = useChange(leaveGroup, `You have left ${groupName}.`, {
    onDone: forgetSession,
    onError: shownThere,
  });
  const { data } = useAnswer(groupMembers, { groupId, roleId: null, page: 1, perPage: CANDIDATES });
  const others = data?.members.filter(({ memberId }) => memberId !== ownId);
  return (
    <FormDialog
      title={`Leave ${groupName}?`}
      onClose={onClose}
      values={NOBODY}
      onSubmit={async ({ successorId }) => {
        await leave({ groupId, successorId });
      }}
      submitLabel="Name and leave"
      submitColor="warning"
      cancelLabel="Stay"
    >
      <Typography>
        You are its last admin, so please name another one first. You lose all your roles in this group.
      </Typography>
      {others?.length === 0 ? (
        <Alert severity="info">Nobody else belongs to the group yet. Invite a person first.</Alert>
      ) : (
        <ChoiceInput
          source="successorId"
          label="The new admin"
          prompt="Choose a member"
          choices={(others ?? []).map((member) => ({
            id: member.memberId,
            name: `${volunteerName(member)}, ${member.roleName}`,
          }))}
        />
      )}
    </FormDialog>
  );
}
