import { TextInput } from 'react-admin';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { inviteMember } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };
type Values = typeof NOBODY;

/** Invites somebody to a charity's group by username. */
export function AddPersonDialog({ group: { groupId, groupName, roles }, isOpen, onClose }: Props) {
  const { mutateAsync: invite } = useChange(
    inviteMember,
    ({ username }) => `${username} is invited to ${groupName}.`,
    { onError: shownThere },
  );
  return (
    <FormDialog<Values>
      title="Invite a person"
      isOpen={isOpen}
      onClose={onClose}
      values={NOBODY}
      resolver={fieldsResolver({}, problemsOf)}
      isJudgedLate
      onSubmit={async ({ username, roleId }) => {
        await invite({ groupId, username: username.trim(), roleId });
      }}
      submitLabel="Invite to the group"
      cancelLabel="Close"
    >
      <span>
        The person tells you the username, gets a mail, and joins by accepting. Please check the spelling: for
        their safety you are not told whether anybody has that name. Who has had three mails from others today
        gets no more, and finds the invitation after logging in.
      </span>
      <TextInput
        autoFocus
        source="username"
        label="Username"
        isRequired
        helperText={false}
        parse={(typed: string) => typed}
        slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
      />
      <ChoiceInput
        source="roleId"
        label="Role"
        prompt="Choose a role"
        choices={roles.map((role) => ({ id: role.roleId, name: role.roleName }))}
      />
    </FormDialog>
  );
}

const NOBODY = { username: '', roleId: '' };

function problemsOf({ username, roleId }: Values) {
  return {
    username: username.trim() === '' ? 'Please type the username.' : null,
    roleId: roleId === '' ? 'Please choose a role.' : null,
  };
}
