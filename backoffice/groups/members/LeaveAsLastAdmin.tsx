import { Alert, Typography } from '@mui/material';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { textsOf } from '../../language/console-locale.ts';
import { roleLabel } from '../../records/role-label.ts';
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
  const t = textsOf(consoleMembersTexts);
  const { mutateAsync: leave } = useChange(leaveGroup, t.leftGroup({ group: groupName }), {
    onDone: forgetSession,
    onError: shownThere,
  });
  const { data } = useAnswer(groupMembers, { groupId, roleId: null, page: 1, perPage: CANDIDATES });
  const others = data?.members.filter(({ memberId }) => memberId !== ownId);
  return (
    <FormDialog
      title={t.leaveTitle({ group: groupName })}
      onClose={onClose}
      values={NOBODY}
      onSubmit={async ({ successorId }) => {
        await leave({ groupId, successorId });
      }}
      submitLabel={t.nameAndLeave}
      submitColor="warning"
      cancelLabel={t.stay}
    >
      <Typography>{t.lastAdmin}</Typography>
      {others?.length === 0 ? (
        <Alert severity="info">{t.nobodyElse}</Alert>
      ) : (
        <ChoiceInput
          source="successorId"
          label={t.newAdmin}
          prompt={t.chooseMember}
          choices={(others ?? []).map((member) => ({
            id: member.memberId,
            name: t.memberInRole({ name: volunteerName(member), role: roleLabel(member.roleName) }),
          }))}
        />
      )}
    </FormDialog>
  );
}
