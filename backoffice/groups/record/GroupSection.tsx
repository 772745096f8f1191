import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

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
      <Box component="ul" sx={rows}>
        {children}
      </Box>
    </Box>
  );
}

const rows = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': { py: 1.25, borderTop: 1, borderColor: 'divider' },
  mt: 0.75,
};
