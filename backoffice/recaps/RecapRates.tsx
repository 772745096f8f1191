import { Typography } from '@mui/material';
import { type RecapFigures, ratesOf } from './figures/recap-text.ts';

/** The values of an hour behind the estimated value, with where they come from. */
export function RecapRates({ figures }: { figures: RecapFigures }) {
  return ratesOf(figures).map((rate) => (
    <Typography key={rate} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
      {rate}
    </Typography>
  ));
}
