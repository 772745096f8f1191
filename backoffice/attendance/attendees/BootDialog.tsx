import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BOOT_MESSAGE, BOOT_OPTIONS, type BootOption } from '#domain/sign-up/boot.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { useOrganization } from '../../session/use-organization.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { bootVolunteer } from '../record/attendance-methods.ts';
import type { Attendee } from '../record/attendance-record.ts';
import { bootVariables } from './boot-variables.ts';

type Props = { attendee: Attendee | null; onClose: () => void };
type Values = { option: BootOption | null; message: string | null };

const NOTHING: Values = { option: null, message: null };
const OPTIONS = Object.entries(BOOT_OPTIONS) as [BootOption, (typeof BOOT_OPTIONS)[BootOption]][];
const resolver = fieldsResolver<Values>({ message: BOOT_MESSAGE }, ({ option }) => ({
  option: option === null ? 'Please choose an option.' : null,
}));

/** More options for a volunteer: remove from this quest, or from the charity. */
export function BootDialog({ attendee, onClose }: Props) {
  // The one it was opened for, while it closes.
  const [last, setLast] = useState(attendee);
  if (attendee && attendee !== last) setLast(attendee);
  const supervisorId = useOrganization().session?.account.playerId ?? '';
  const { mutateAsync: boot } = useChange(bootVolunteer, 'You booted this Chariteer.', {
    onError: shownThere,
  });
  return (
    <FormDialog
      title={`Options for ${last?.name}`}
      isOpen={attendee !== null}
      onClose={onClose}
      values={NOTHING}
      resolver={resolver}
      onSubmit={async ({ option, message }) => {
        if (!attendee || option === null) return;
        await boot(bootVariables({ contractId: attendee.contract.id, option, message, supervisorId }));
      }}
      textField="message"
      submitLabel={<ChosenOption />}
      submitColor="error"
      cancelLabel="Keep volunteer"
    >
      <BoundField<BootOption | null> source="option">
        {({ value, onChange }) => (
          <RadioGroup aria-label="What to do" value={value ?? ''}>
            {OPTIONS.map(([id, { label }]) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio onChange={() => onChange(id)} />}
                label={label}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
        )}
      </BoundField>
      <RecordInput source="message" field={BOOT_MESSAGE} />
    </FormDialog>
  );
}

function ChosenOption() {
  return useWatch<Values, 'option'>({ name: 'option' }) ?? 'BOOT';
}
