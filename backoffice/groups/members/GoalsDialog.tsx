import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { Loading } from 'react-admin';
import { useAnswer } from '../../resources/use-method.ts';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { groupGoals, setGroupGoals } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';
import { type GoalsRecord, goalsFormOf, goalsRecordOf, readGoals } from './goals-form.ts';

type Props = { group: Group; isOpen: boolean; onClose: () => void };

/** Where hours count for a group, and how many each role is to serve. */
export function GoalsDialog({ group, isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Goal hours</DialogTitle>
      <LoadedForm group={group} onClose={onClose} />
    </Dialog>
  );
}

function LoadedForm({ group, onClose }: Omit<Props, 'isOpen'>) {
  const { data, error, refetch } = useAnswer(groupGoals, { groupId: group.groupId });
  if (data) return <GoalsForm record={goalsRecordOf(data)} group={group} onClose={onClose} />;
  return (
    <DialogContent>{error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />}</DialogContent>
  );
}

function GoalsForm({ record, group, onClose }: { record: GoalsRecord } & Omit<Props, 'isOpen'>) {
  const [form, setForm] = useState(() => goalsFormOf(record, group.roles));
  const { mutate, isPending, error } = useChange(setGroupGoals, 'The goal hours have been saved.', {
    onDone: onClose,
    onError: shownThere,
  });
  const read = readGoals(form);
  const problem = 'problem' in read ? read.problem : error?.message;
  const setHours = (roleId: string, text: string) =>
    setForm({ ...form, hours: { ...form.hours, [roleId]: text } });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!('problem' in read)) mutate({ groupId: group.groupId, ...read });
      }}
    >
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
        <span>Members see how far they have come on their home page, and admins in this list.</span>
        <Autocomplete
          multiple
          options={record.charities}
          value={record.charities.filter(({ id }) => form.providerIds.includes(id))}
          onChange={(_event, chosen) => setForm({ ...form, providerIds: chosen.map(({ id }) => id) })}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          noOptionsText="No charity is called so"
          renderInput={(params) => <TextField {...params} label="Charities at which hours count" />}
        />
        {group.roles.map(({ roleId, roleName }) => (
          <TextField
            key={roleId}
            label={`Hours for ${roleName}`}
            value={form.hours[roleId] ?? ''}
            onChange={(event) => setHours(roleId, event.target.value)}
            margin="none"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        ))}
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="contained" disabled={isPending || 'problem' in read}>
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
