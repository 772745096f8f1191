import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { BOOT_MESSAGE_MAX, BOOT_OPTIONS, type BootOption, checkBootMessage } from '#domain/sign-up/boot.ts';
import { isAboutText } from '../../api-client/error-code.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { bootVolunteer } from '../record/attendance-methods.ts';
import type { Attendee } from '../record/attendance-record.ts';
import { bootVariables } from './boot-variables.ts';

type Props = { attendee: Attendee | null; onClose: () => void };

/** More options for a volunteer: remove from this quest, or from the charity. */
export function BootDialog({ attendee, onClose }: Props) {
  // The one it was opened for, while it closes.
  const [last, setLast] = useState(attendee);
  if (attendee && attendee !== last) setLast(attendee);
  const titleId = useId();
  return (
    <Dialog open={attendee !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Options for {last?.name}</DialogTitle>
      {last && <BootForm key={last.contract.id} attendee={last} onClose={onClose} />}
    </Dialog>
  );
}

const OPTIONS = Object.entries(BOOT_OPTIONS) as [BootOption, (typeof BOOT_OPTIONS)[BootOption]][];

function BootForm({ attendee, onClose }: { attendee: Attendee; onClose: () => void }) {
  const [option, setOption] = useState<BootOption | null>(null);
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState('');
  const { boot, isPending, error } = useBoot(onClose);
  const problem = checkBootMessage(message.trim());
  const isRefused = error !== null && isAboutText(error);
  // Other words are not wrong before they are sent.
  const refused = isRefused && sent === message ? error.message : null;
  const wrong = problem ?? refused;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (option === null || problem !== null) return;
        setSent(message);
        boot(attendee.contract.id, option, message);
      }}
    >
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
        <OptionChoice value={option} onChoose={setOption} />
        <TextField
          label="Message to the volunteer"
          multiline
          minRows={2}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={wrong !== null}
          helperText={wrong ?? `${[...message.trim()].length} of ${BOOT_MESSAGE_MAX} characters`}
        />
        {error && !isRefused && <Alert severity="error">{error.message}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Keep volunteer</Button>
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={option === null || problem !== null || isPending}
        >
          {option ?? 'BOOT'}
        </Button>
      </DialogActions>
    </form>
  );
}

type ChoiceProps = { value: BootOption | null; onChoose: (option: BootOption) => void };

function OptionChoice({ value, onChoose }: ChoiceProps) {
  return (
    <RadioGroup
      aria-label="What to do"
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value as BootOption)}
    >
      {OPTIONS.map(([id, { label }]) => (
        <FormControlLabel key={id} value={id} control={<Radio />} label={label} sx={{ minHeight: 44 }} />
      ))}
    </RadioGroup>
  );
}

function useBoot(onDone: () => void) {
  const supervisorId = useOrganization().session?.account.playerId ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMethod(bootVolunteer, {
    onSuccess: () => {
      notify('You booted this Chariteer.', { type: 'success' });
      refresh();
      onDone();
    },
    // Shown in the dialog, where the message that was typed stays.
    onError: () => undefined,
  });
  const boot = (contractId: string, option: BootOption, message: string) =>
    mutate(bootVariables({ contractId, option, message, supervisorId }));
  return { boot, isPending, error };
}
