import { AutocompleteArrayInput, Loading, TextInput } from 'react-admin';
import { useAnswer } from '../../resources/use-method.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { groupGoals, setGroupGoals } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';
import { charitiesOf, type GoalsForm, goalsFormOf, goalsOf, goalsResolver } from './goals-form.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };

/** Where hours count for a group, and how many each role is to serve. */
export function GoalsDialog({ group: { groupId, roles }, isOpen, onClose }: Props) {
  const { data, error, refetch } = useAnswer(groupGoals, { groupId }, { enabled: isOpen });
  const { mutateAsync: save } = useChange(setGroupGoals, 'The goal hours have been saved.', {
    onError: shownThere,
  });
  return (
    <FormDialog<GoalsForm>
      title="Goal hours"
      isOpen={isOpen}
      onClose={onClose}
      values={goalsFormOf(data?.groupGoals, roles)}
      resolver={goalsResolver}
      onSubmit={async (form) => {
        await save({ groupId, ...goalsOf(form) });
      }}
      isHeld={!data}
      cancelLabel="Close"
    >
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      {data && (
        <>
          <span>Members see how far they have come on their home page, and admins in this list.</span>
          <AutocompleteArrayInput
            source="providerIds"
            label="Charities at which hours count"
            choices={charitiesOf(data)}
            optionText="name"
            noOptionsText="No charity is called so"
            helperText={false}
            // On a phone the label would lie below the button that opens the list.
            TextFieldProps={{ InputLabelProps: { shrink: true } }}
          />
          {roles.map(({ roleId, roleName }) => (
            <TextInput
              key={roleId}
              source={`hours.${roleId}`}
              label={`Hours for ${roleName}`}
              parse={(typed: string) => typed}
              helperText={false}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}
