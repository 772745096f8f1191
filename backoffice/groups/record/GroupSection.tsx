import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { linedRows } from '../../widgets/lists/rows-style.ts';

/** Sections below each other. */
export function GroupSections({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <Box aria-busy={isBusy} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </Box>
  );
}

/** Rows under a heading. */
export function GroupSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ ...linedRows, mt: 0.75 }}>
        {children}
      </Box>
    </Box>
  );
}
