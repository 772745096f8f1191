import { Autocomplete, Box, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useGetList, useGetMany, useNotify } from 'react-admin';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { textsOf } from '../../language/console-locale.ts';

type Props = { providerId: string | null; onSwitch: (providerId: string) => void };
type ProviderName = RaRecord<string> & { name: string; isVisible: boolean };

/** The product's staff work for any charity, hidden ones too: type a part of its name. */
export function StaffOrganizationSwitcher({ providerId, onSwitch }: Props) {
  const t = textsOf(consoleBarTexts);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { current, options, isLoading } = useProviders(providerId, isOpen, text);
  return (
    <Autocomplete
      options={options}
      // The server has searched already.
      filterOptions={(found) => found}
      loading={isLoading}
      value={current}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, provider) => provider && onSwitch(provider.id)}
      disableClearable={providerId !== (null as never)}
      size="small"
      sx={{ maxWidth: 320 }}
      // On a phone the field is narrower than the names.
      slotProps={{ popper: { sx: { minWidth: 260 }, placement: 'bottom-end' } }}
      noOptionsText={t.noCharity}
      renderOption={({ key, ...props }, { name, isVisible }) => (
        <li key={key} {...props}>
          <span>
            {name}
            {!isVisible && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t.hidden}
              </Box>
            )}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          placeholder={t.pick}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': t.pick } }}
        />
      )}
    />
  );
}

const OPTIONS = 25;

function useProviders(providerId: string | null, isOpen: boolean, text: string) {
  const notify = useNotify();
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const chosen = useGetMany<ProviderName>(
    'providers',
    { ids: providerId === null ? [] : [providerId] },
    { enabled: providerId !== null, onError },
  );
  const q = useSettled(text.trim());
  const found = useGetList<ProviderName>(
    'providers',
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: OPTIONS } },
    { enabled: isOpen, onError },
  );
  return {
    current: chosen.data?.find((provider) => provider?.id === providerId) ?? null,
    options: found.data ?? [],
    isLoading: found.isPending,
  };
}

const PAUSE_MILLISECONDS = 200;

/** The text once no one has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
