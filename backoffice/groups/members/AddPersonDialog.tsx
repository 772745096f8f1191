import { TextInput } from 'react-admin';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { textsOf } from '../../language/console-locale.ts';
import { roleLabel } from '../../records/role-label.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { inviteMember } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };
type Values = typeof NOBODY;

/** Invites someone to a charity's group by username. */
export function AddPersonDialog({ group: { groupId, groupName, roles }, isOpen, onClose }: Props) {
  const t = textsOf(consoleMembersTexts);
  const { mutateAsync: invite } = useChange(
    inviteMember,
    ({ username }) => t.invited({ username, group: groupName }),
    { onError: shownThere },
  );
  return (
    <FormDialog<Values>
      title={t.inviteTitle}
      isOpen={isOpen}
      onClose={onClose}
      values={NOBODY}
      resolver={fieldsResolver({}, problemsOf)}
      isJudgedLate
      onSubmit={async ({ username, roleId }) => {
        await invite({ groupId, username: username.trim(), roleId });
      }}
      submitLabel={t.inviteSubmit}
      cancelLabel={textsOf(consoleFormsTexts).close}
    >
      <span>{t.inviteNote}</span>
      <TextInput
        autoFocus
        source="username"
        label={t.username}
        isRequired
        parse={(typed: string) => typed}
        slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
      />
      <ChoiceInput
        source="roleId"
        label={t.role}
        prompt={t.chooseRole}
        choices={roles.map((role) => ({ id: role.roleId, name: roleLabel(role.roleName) }))}
      />
    </FormDialog>
  );
}

const NOBODY = { username: '', roleId: '' };

function problemsOf({ username, roleId }: Values) {
  const t = textsOf(consoleMembersTexts);
  return {
    username: username.trim() === '' ? t.typeUsername : null,
    roleId: roleId === '' ? t.roleMissing : null,
  };
}
