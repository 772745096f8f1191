import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider, ProviderName } from '../providers/data-provider.ts';
import { PICK_AN_ORGANIZATION } from './OrganizationSwitcher.tsx';

type Props = { providerId: string | null; onSwitch: (providerId: string) => void };

/** The product's staff work for any charity: type a part of its name. */
export function StaffOrganizationSwitcher({ providerId, onSwitch }: Props) {
  const providers = useAllProviders();
  return (
    <Autocomplete
      options={providers ?? []}
      loading={providers === null}
      value={providers?.find(({ id }) => id === providerId) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, provider) => provider && onSwitch(provider.id)}
      disableClearable={providerId !== (null as never)}
      size="small"
      sx={{ maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          placeholder={PICK_AN_ORGANIZATION}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': PICK_AN_ORGANIZATION } }}
        />
      )}
    />
  );
}

function useAllProviders(): readonly ProviderName[] | null {
  const { listAllProviders } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [providers, setProviders] = useState<readonly ProviderName[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; both functions change with each render.
  useEffect(() => {
    listAllProviders().then(setProviders, (error: Error) => notify(error.message, { type: 'error' }));
  }, []);
  return providers;
}
