import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Terms and what they are, beside each other or below on a phone. */
export function Facts({ sx = {}, children }: { sx?: object; children: ReactNode }) {
  return (
    <Box component="dl" sx={{ ...facts, ...sx }}>
      {children}
    </Box>
  );
}

/** Term and description of a list of facts. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const facts = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' }, columnGap: 2 },
  '& dt': { color: 'text.secondary', fontWeight: 600 },
  '& dd': { m: 0, maxWidth: '70ch', overflowWrap: 'anywhere' },
};
