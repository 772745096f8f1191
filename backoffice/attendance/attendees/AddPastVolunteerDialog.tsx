import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isActiveSignUp } from '#domain/sign-up/contract-standing.ts';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import type { PastVolunteersQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useAnswer, useMethod } from '../../resources/use-method.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useSettled } from '../../widgets/fields/use-settled.ts';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere } from '../../widgets/forms/use-change.ts';
import { addPastVolunteer, pastVolunteers } from '../record/attendance-methods.ts';
import type { AttendanceQuest } from '../record/attendance-record.ts';

type PastVolunteer = PastVolunteersQuery['pastVolunteers'][number];
type Props = { quest: AttendanceQuest; isOpen: boolean; onClose: () => void };

const NOBODY: { volunteer: PastVolunteer | null } = { volunteer: null };

/** Adds someone who came without signing up, from those who have volunteered for the charity before. */
export function AddPastVolunteerDialog({ quest, isOpen, onClose }: Props) {
  const t = textsOf(consoleAttendeesTexts);
  const supervisorId = useOrganization().session?.account.playerId ?? '';
  const notify = useNotify();
  const { mutateAsync: add } = useMethod(addPastVolunteer, { onError: shownThere });
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t.addTitle}
      isOpen={isOpen}
      onClose={onClose}
      values={NOBODY}
      onSubmit={async ({ volunteer }) => {
        if (!volunteer) return;
        await add({ questId: quest.id, chariteerId: volunteer.id, supervisorId });
        notify(t.added({ name: volunteerName(volunteer) }), { type: 'success' });
        refresh();
      }}
      submitLabel={t.addSubmit}
      cancelLabel={textsOf(consoleFormsTexts).close}
    >
      <BoundField<PastVolunteer | null> source="volunteer">
        {(bound) => <PastVolunteerSelect quest={quest} {...bound} />}
      </BoundField>
    </FormDialog>
  );
}

const TYPING_PAUSE_MS = 200;
const MOST_SHOWN = 20;
/** Volunteers per search, the API's largest page: a full quest may already have 75 of them. */
const MOST_MATCHES = 100;

type SelectProps = {
  quest: AttendanceQuest;
  value: PastVolunteer | null;
  onChange: (volunteer: PastVolunteer | null) => void;
};

function PastVolunteerSelect({ quest, value, onChange }: SelectProps) {
  const t = textsOf(consoleAttendeesTexts);
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
      noOptionsText={error?.message ?? t.nobodyElse}
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
        <TextField {...params} autoFocus label={t.nameOrUsername} margin="none" sx={{ mt: 1 }} />
      )}
    />
  );
}
