import TimesIcon from '@mui/icons-material/ScheduleOutlined';
import { Button, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BOOT_MESSAGE, type BootOption } from '#domain/sign-up/boot.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleRulesTexts } from '#domain/texts/generated/console-rules.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { bootVolunteer } from '../record/attendance-methods.ts';
import type { Attendee } from '../record/attendance-record.ts';
import { bootVariables } from './boot-variables.ts';

type Props = {
  attendee: Attendee | null;
  onClose: () => void;
  /** Leads to the volunteer's times; null where there are none to change. */
  onTimes: (() => void) | null;
};
type Values = { option: BootOption | null; message: string | null };

const NOTHING: Values = { option: null, message: null };
const resolver = fieldsResolver<Values>({ message: BOOT_MESSAGE }, ({ option }) => ({
  option: option === null ? textsOf(consoleRulesTexts).bootOption : null,
}));

/** Dialog with more options for a volunteer: change the times, remove from this quest, or from the charity. */
export function BootDialog({ attendee, onClose, onTimes }: Props) {
  const t = textsOf(consoleAttendeesTexts);
  // The one it was opened for, while it closes.
  const [last, setLast] = useState(attendee);
  if (attendee && attendee !== last) setLast(attendee);
  const supervisorId = useOrganization().session?.account.playerId ?? '';
  const { mutateAsync: boot } = useChange(bootVolunteer, t.bootDone, {
    onError: shownThere,
  });
  return (
    <FormDialog
      title={t.bootTitle({ name: last?.name ?? '' })}
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
      cancelLabel={t.keep}
    >
      {onTimes && <TimesButton onTimes={onTimes} />}
      <OptionField />
      <RecordInput source="message" field={BOOT_MESSAGE} />
    </FormDialog>
  );
}

function TimesButton({ onTimes }: { onTimes: () => void }) {
  return (
    <Button
      variant="outlined"
      startIcon={<TimesIcon />}
      onClick={onTimes}
      sx={{ minHeight: 44, justifySelf: 'start' }}
    >
      {textsOf(consoleAttendeesTexts).times}
    </Button>
  );
}

function OptionField() {
  return (
    <BoundField<BootOption | null> source="option">
      {({ value, onChange }) => (
        <RadioGroup aria-label={textsOf(consoleAttendeesTexts).whatToDo} value={value ?? ''}>
          {options().map(({ id, label }) => (
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
  );
}

function ChosenOption() {
  const t = textsOf(consoleAttendeesTexts);
  return useWatch<Values, 'option'>({ name: 'option' }) === 'BAN' ? t.banSubmit : t.bootSubmit;
}

function options(): readonly { id: BootOption; label: string }[] {
  const t = textsOf(consoleAttendeesTexts);
  return [
    { id: 'BOOT', label: t.boot },
    { id: 'BAN', label: t.ban },
  ];
}
