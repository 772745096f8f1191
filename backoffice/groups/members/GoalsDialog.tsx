import { AutocompleteArrayInput, Loading, TextInput } from 'react-admin';
import { isFoldedIn } from '#domain/text/folded-text.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { textsOf } from '../../language/console-locale.ts';
import { roleLabel } from '../../records/role-label.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { groupGoals, setGroupGoals } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';
import { charitiesOf, type GoalsForm, goalsFormOf, goalsOf, goalsResolver } from './goals-form.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };

/** Dialog for where a group’s hours count, and the goal of each role. */
export function GoalsDialog({ group: { groupId, roles }, isOpen, onClose }: Props) {
  const { data, error, refetch } = useAnswer(groupGoals, { groupId }, { enabled: isOpen });
  const t = textsOf(consoleMembersTexts);
  const { mutateAsync: save } = useChange(setGroupGoals, t.goalsSaved, {
    onError: shownThere,
  });
  return (
    <FormDialog<GoalsForm>
      title={t.goalHours}
      isOpen={isOpen}
      onClose={onClose}
      values={goalsFormOf(data?.groupGoals, roles)}
      resolver={goalsResolver}
      onSubmit={async (form) => {
        await save({ groupId, ...goalsOf(form) });
      }}
      isHeld={!data}
      cancelLabel={textsOf(consoleFormsTexts).close}
    >
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      {data && (
        <>
          <span>{t.goalsNote}</span>
          <AutocompleteArrayInput
            source="providerIds"
            label={t.goalCharities}
            choices={charitiesOf(data)}
            optionText="name"
            matchSuggestion={(typed: string, { name }: { name: string }) => isFoldedIn(name, typed)}
            noOptionsText={t.noCharity}
            // On a phone the label would lie below the button that opens the list.
            TextFieldProps={{ InputLabelProps: { shrink: true } }}
          />
          {roles.map(({ roleId, roleName }) => (
            <TextInput
              key={roleId}
              source={`hours.${roleId}`}
              label={t.hoursFor({ role: roleLabel(roleName) })}
              parse={(typed: string) => typed}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
