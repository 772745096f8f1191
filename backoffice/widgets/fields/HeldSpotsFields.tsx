import { Box, TextField } from '@mui/material';
import { RELEASE_DAYS } from '#domain/reservations/guild-spots.ts';
import { consoleReservationTexts } from '#domain/texts/generated/console-reservation.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { HeldSpots } from './held-spots.ts';

type Props = { value: HeldSpots; onChange: (value: HeldSpots) => void; problem?: string | null };

/** How many spots a guild holds, and when the unused ones are everyone's; empty, it holds them all. */
export function HeldSpotsFields({ value, onChange, problem }: Props) {
  const t = textsOf(consoleReservationTexts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, flexBasis: '100%' }}>
      <TextField
        label={t.spots}
        type="number"
        value={value.spots}
        onChange={({ target }) => onChange({ ...value, spots: target.value })}
        error={problem != null}
        helperText={problem ?? t.spotsHelp}
        slotProps={{ htmlInput: { min: 1, inputMode: 'numeric' } }}
        sx={{ flex: '1 1 140px' }}
      />
      {value.spots !== '' && (
        <TextField
          label={t.releasesAt}
          type="datetime-local"
          value={value.releasesAt}
          onChange={({ target }) => onChange({ ...value, releasesAt: target.value })}
          helperText={t.releaseHelp({ days: String(RELEASE_DAYS) })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 200px' }}
        />
      )}
    </Box>
  );
}
