import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReservationTerms } from '../../gql/generated.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useSettled } from '../lists/use-settled.ts';
import { searchGuilds } from './guild-methods.ts';

export type GuildChoice = { id: string; name: string; reservationTerms: ReservationTerms | null };

type Props = {
  value: GuildChoice | null;
  onChange: (guild: GuildChoice | null) => void;
  label: string;
  /** The charity for which the guild is looked for. */
  providerId: string;
};

/** What a manager has to know before choosing. */
const TERMS: Record<ReservationTerms, string | null> = {
  AT_ONCE: null,
  ASKS_FIRST: 'Wants to be asked first',
  CLOSED: 'Takes no reservations from your charity',
};
const MOST_MATCHES = 5;
const TYPING_PAUSE_MS = 200;

/** Type to search for a guild; at most five matches are shown, with what they have set for the charity. */
export function GuildSelect({ value, onChange, label, providerId }: Props) {
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const { data, error, isFetching } = useAnswer(
    searchGuilds,
    { text: wanted, providerId },
    { enabled: wanted !== '' && wanted !== value?.name },
  );
  const isCurrent = wanted === typed.trim() && !isFetching;
  const matches = wanted === '' ? [] : (data ?? []).slice(0, MOST_MATCHES);
  return (
    <Autocomplete
      options={value && !matches.some(({ id }) => id === value.id) ? [value, ...matches] : matches}
      value={value}
      onChange={(_event, guild) => onChange(guild)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ reservationTerms }) => reservationTerms === 'CLOSED'}
      renderOption={({ key, ...props }, { name, reservationTerms }) => (
        <li key={key} {...props}>
          <NameAndTerms name={name} reservationTerms={reservationTerms} />
        </li>
      )}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched already.
      filterOptions={(options) => options.slice(0, MOST_MATCHES)}
      filterSelectedOptions
      loading={typed.trim() !== '' && !isCurrent}
      loadingText="Searching…"
      noOptionsText={
        typed.trim() === '' ? 'Type the name of a Guild' : (error?.message ?? 'No Guild of this name')
      }
      size="small"
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin="none"
          helperText={value?.reservationTerms && TERMS[value.reservationTerms]}
        />
      )}
    />
  );
}

function NameAndTerms({ name, reservationTerms }: Omit<GuildChoice, 'id'>) {
  const terms = reservationTerms && TERMS[reservationTerms];
  return (
    <span>
      {name}
      {terms && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {terms}
        </Typography>
      )}
    </span>
  );
}
