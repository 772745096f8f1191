import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { isWorthRetrying } from '../providers/error-code.ts';

export type GuildChoice = { id: string; name: string };

type Props = { value: GuildChoice | null; onChange: (guild: GuildChoice | null) => void; label: string };

const MOST_MATCHES = 5;
const TYPING_PAUSE_MS = 200;

/** Type to search for a guild; at most five matches are shown. */
export function GuildSelect({ value, onChange, label }: Props) {
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed.trim());
  const { data, error, isFetching } = useGetList<GuildChoice>(
    'guilds',
    { filter: { q: wanted }, pagination: { page: 1, perPage: MOST_MATCHES } },
    { enabled: wanted !== '' && wanted !== value?.name, retry: isWorthRetrying, onError: () => undefined },
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
      renderInput={(params) => <TextField {...params} label={label} margin="none" />}
    />
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
