import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isActiveSignUp } from '#domain/sign-up/contract-standing.ts';
import type { PastVolunteersQuery } from '../../gql/generated.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useAnswer, useMethod } from '../../resources/use-method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useSettled } from '../../widgets/lists/use-settled.ts';
import { addPastVolunteer, pastVolunteers } from '../record/attendance-methods.ts';
import type { AttendanceQuest } from '../record/attendance-record.ts';

type PastVolunteer = PastVolunteersQuery['pastVolunteers'][number];
type Props = { quest: AttendanceQuest; isOpen: boolean; onClose: () => void };

/** Adds somebody who came without signing up, from those who have volunteered for the charity before. */
export function AddPastVolunteerDialog({ quest, isOpen, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Add a past volunteer</DialogTitle>
      <AddForm quest={quest} onClose={onClose} />
    </Dialog>
  );
}

function AddForm({ quest, onClose }: { quest: AttendanceQuest; onClose: () => void }) {
  const [chosen, setChosen] = useState<PastVolunteer | null>(null);
  const { add, isPending, error } = useAdd(quest.id, onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) add(chosen);
      }}
    >
      <DialogContent sx={{ pt: 1, display: 'grid', gap: 1.5 }}>
        <PastVolunteerSelect quest={quest} value={chosen} onChange={setChosen} />
        {error && <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="contained" disabled={chosen === null || isPending}>
          Add to this Quest
        </Button>
      </DialogActions>
    </form>
  );
}

const TYPING_PAUSE_MS = 200;
const MOST_SHOWN = 20;
/** As many as one page holds: a full quest may have 75 of them already. */
const MOST_MATCHES = 100;

type SelectProps = {
  quest: AttendanceQuest;
  value: PastVolunteer | null;
  onChange: (volunteer: PastVolunteer | null) => void;
};

function PastVolunteerSelect({ quest, value, onChange }: SelectProps) {
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const {
    data = [],
    error,
    isFetching,
  } = useAnswer(pastVolunteers, {
    providerId: quest.providerId,
    q: value ? '' : wanted,
    perPage: MOST_MATCHES,
  });
  const here = new Set(quest.pledgedContracts.filter(isActiveSignUp).map(({ chariteer }) => chariteer?.id));
  const options = data.filter(({ id }) => !here.has(id) && id !== value?.id).slice(0, MOST_SHOWN);
  return (
    <Autocomplete
      options={value ? [value, ...options] : options}
      value={value}
      onChange={(_event, volunteer) => onChange(volunteer)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={volunteerName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={isFetching}
      noOptionsText={error?.message ?? 'Nobody else of this name has volunteered here before'}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props}>
          <span>
            <b>{volunteerName(person)}</b>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
              {person.emailAddress ?? person.username}
            </Box>
          </span>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} autoFocus label="Name or user name" margin="none" sx={{ mt: 1 }} />
      )}
    />
  );
}

function useAdd(questId: string, onDone: () => void) {
  const supervisorId = useOrganization().session?.account.playerId ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMethod(addPastVolunteer, { onError: () => undefined });
  const add = (volunteer: PastVolunteer) =>
    mutate(
      { questId, chariteerId: volunteer.id, supervisorId },
      {
        onSuccess: () => {
          notify(`${volunteerName(volunteer)} has been added to this Quest.`, { type: 'success' });
          refresh();
          onDone();
        },
      },
    );
  return { add, isPending, error: error?.message };
}
